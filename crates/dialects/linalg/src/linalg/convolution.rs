//! The table of the convolutions and poolings.
//!
//! Letters of layouts: `N` batch, `G` groups, `D`, `H`, `W` space, `C` channels, `F` features, `M` channels of the output for
//! each channel of the input. In subscripts `z`, `y` and `x` are the positions in the window.

use super::attrs::{AnyShaped, Elements, ElementwiseKind, TypeFn};
use super::named::named;
use super::structured::{self, Named, Payload};
use super::{asm, fold, verify};
use terrace_base::constraints::AnyRankedTensor;
use terrace_rewrite::prelude::*;

named! { CONVOLUTION_OPS CONVOLUTIONS;
    [hooks { computed_attr: structured::memoized_maps, verify: verify::convolution, verify_regions: verify::structured }]
    /// Convolution of 1 dimension.
    ///
    /// ```mlir
    /// linalg.conv_1d ins(%a, %k : memref<6xf32>, memref<3xf32>) outs(%c : memref<4xf32>)
    /// ```
    Conv1D = "conv_1d": Payload::MulAdd, "w|x", "w+x, x, w";
    /// Convolution of 2 dimensions.
    ///
    /// ```mlir
    /// linalg.conv_2d ins(%a, %k : memref<6x6xf32>, memref<3x3xf32>) outs(%c : memref<4x4xf32>)
    /// ```
    Conv2D = "conv_2d": Payload::MulAdd, "hw|yx", "h+y w+x, y x, h w";
    /// Convolution of 3 dimensions.
    ///
    /// ```mlir
    /// linalg.conv_3d ins(%a, %k : memref<6x6x6xf32>, memref<3x3x3xf32>) outs(%c : memref<4x4x4xf32>)
    /// ```
    Conv3D = "conv_3d": Payload::MulAdd, "dhw|zyx", "d+z h+y w+x, z y x, d h w";

    [opts { strides: Elements<1>, dilations: Elements<1> } hooks { computed_attr: structured::memoized_maps, verify: verify::convolution, verify_regions: verify::structured }]
    /// Convolution of 1 dimension: the input has the layout NCW, the kernel FCW.
    ///
    /// ```mlir
    /// linalg.conv_1d_ncw_fcw ins(%a, %k : memref<1x4x6xf32>, memref<8x4x3xf32>) outs(%c : memref<1x8x4xf32>)
    /// ```
    Conv1DNcwFcw = "conv_1d_ncw_fcw": Payload::MulAdd, "nfw|cx", "n c w+x, f c x, n f w";
    /// Convolution of 1 dimension: the input has the layout NWC, the kernel WCF.
    ///
    /// ```mlir
    /// linalg.conv_1d_nwc_wcf ins(%a, %k : memref<1x6x4xf32>, memref<3x4x8xf32>) outs(%c : memref<1x4x8xf32>)
    /// ```
    Conv1DNwcWcf = "conv_1d_nwc_wcf": Payload::MulAdd, "nwf|xc", "n w+x c, x c f, n w f";
    /// Depthwise convolution of 1 dimension: the input has the layout NCW, the kernel CW.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_1d_ncw_cw ins(%a, %k : memref<1x4x6xf32>, memref<4x3xf32>) outs(%c : memref<1x4x4xf32>)
    /// ```
    DepthwiseConv1DNcwCw = "depthwise_conv_1d_ncw_cw": Payload::MulAdd, "nwc|x", "n c w+x, c x, n c w";
    /// Depthwise convolution of 1 dimension: the input has the layout NWC, the kernel WC.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_1d_nwc_wc ins(%a, %k : memref<1x6x4xf32>, memref<3x4xf32>) outs(%c : memref<1x4x4xf32>)
    /// ```
    DepthwiseConv1DNwcWc = "depthwise_conv_1d_nwc_wc": Payload::MulAdd, "nwc|x", "n w+x c, x c, n w c";
    /// Depthwise convolution of 1 dimension: the input has the layout NWC, the kernel WCM.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_1d_nwc_wcm ins(%a, %k : memref<1x6x4xf32>, memref<3x4x2xf32>) outs(%c : memref<1x4x4x2xf32>)
    /// ```
    DepthwiseConv1DNwcWcm = "depthwise_conv_1d_nwc_wcm": Payload::MulAdd, "nwcm|x", "n w+x c, x c m, n w c m";
    /// The greatest element of each window; the input and the output have the layout NCW. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_ncw_max ins(%a, %k : memref<1x4x6xf32>, memref<3xf32>) outs(%c : memref<1x4x4xf32>)
    /// ```
    PoolingNcwMax = "pooling_ncw_max": Payload::Pool(ElementwiseKind::MaxSigned, TypeFn::Signed), "ncw|x", "n c w+x, x, n c w";
    /// The sum of each window; the input and the output have the layout NCW. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_ncw_sum ins(%a, %k : memref<1x4x6xf32>, memref<3xf32>) outs(%c : memref<1x4x4xf32>)
    /// ```
    PoolingNcwSum = "pooling_ncw_sum": Payload::Pool(ElementwiseKind::Add, TypeFn::Signed), "ncw|x", "n c w+x, x, n c w";
    /// The greatest element of each window; the input and the output have the layout NWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nwc_max ins(%a, %k : memref<1x6x4xf32>, memref<3xf32>) outs(%c : memref<1x4x4xf32>)
    /// ```
    PoolingNwcMax = "pooling_nwc_max": Payload::Pool(ElementwiseKind::MaxSigned, TypeFn::Signed), "nwc|x", "n w+x c, x, n w c";
    /// The greatest element of each window, of unsigned integers; the input and the output have the layout NWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nwc_max_unsigned ins(%a, %k : memref<1x6x4xi8>, memref<3xi8>) outs(%c : memref<1x4x4xi32>)
    /// ```
    PoolingNwcMaxUnsigned = "pooling_nwc_max_unsigned": Payload::Pool(ElementwiseKind::MaxUnsigned, TypeFn::Unsigned), "nwc|x", "n w+x c, x, n w c";
    /// The smallest element of each window; the input and the output have the layout NWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nwc_min ins(%a, %k : memref<1x6x4xf32>, memref<3xf32>) outs(%c : memref<1x4x4xf32>)
    /// ```
    PoolingNwcMin = "pooling_nwc_min": Payload::Pool(ElementwiseKind::MinSigned, TypeFn::Signed), "nwc|x", "n w+x c, x, n w c";
    /// The smallest element of each window, of unsigned integers; the input and the output have the layout NWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nwc_min_unsigned ins(%a, %k : memref<1x6x4xi8>, memref<3xi8>) outs(%c : memref<1x4x4xi32>)
    /// ```
    PoolingNwcMinUnsigned = "pooling_nwc_min_unsigned": Payload::Pool(ElementwiseKind::MinUnsigned, TypeFn::Unsigned), "nwc|x", "n w+x c, x, n w c";
    /// The sum of each window; the input and the output have the layout NWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nwc_sum ins(%a, %k : memref<1x6x4xf32>, memref<3xf32>) outs(%c : memref<1x4x4xf32>)
    /// ```
    PoolingNwcSum = "pooling_nwc_sum": Payload::Pool(ElementwiseKind::Add, TypeFn::Signed), "nwc|x", "n w+x c, x, n w c";

    [opts { strides: Elements<2>, dilations: Elements<2> } hooks { computed_attr: structured::memoized_maps, verify: verify::convolution, verify_regions: verify::structured }]
    /// Convolution of 2 dimensions: the input has the layout NCHW, the kernel FCHW.
    ///
    /// ```mlir
    /// linalg.conv_2d_nchw_fchw ins(%a, %k : memref<1x4x6x6xf32>, memref<8x4x3x3xf32>) outs(%c : memref<1x8x4x4xf32>)
    /// ```
    Conv2DNchwFchw = "conv_2d_nchw_fchw": Payload::MulAdd, "nfhw|cyx", "n c h+y w+x, f c y x, n f h w";
    /// [`Conv2DNchwFchw`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.conv_2d_nchw_fchw_q ins(%a, %k, %za, %zk : memref<1x4x6x6xi8>, memref<8x4x3x3xi8>, i32, i32) outs(%c : memref<1x8x4x4xi32>)
    /// ```
    Conv2DNchwFchwQ = "conv_2d_nchw_fchw_q": Payload::QuantizedMulAdd, "nfhw|cyx", "n c h+y w+x, f c y x, , , n f h w";
    /// Convolution of 2 dimensions: the input has the layout NGCHW, the kernel FGCHW.
    ///
    /// ```mlir
    /// linalg.conv_2d_ngchw_fgchw ins(%a, %k : memref<1x2x4x6x6xf32>, memref<8x2x4x3x3xf32>) outs(%c : memref<1x2x8x4x4xf32>)
    /// ```
    Conv2DNgchwFgchw = "conv_2d_ngchw_fgchw": Payload::MulAdd, "ngfhw|cyx", "n g c h+y w+x, f g c y x, n g f h w";
    /// Convolution of 2 dimensions: the input has the layout NGCHW, the kernel GFCHW.
    ///
    /// ```mlir
    /// linalg.conv_2d_ngchw_gfchw ins(%a, %k : memref<1x2x4x6x6xf32>, memref<2x8x4x3x3xf32>) outs(%c : memref<1x2x8x4x4xf32>)
    /// ```
    Conv2DNgchwGfchw = "conv_2d_ngchw_gfchw": Payload::MulAdd, "ngfhw|cyx", "n g c h+y w+x, g f c y x, n g f h w";
    /// [`Conv2DNgchwGfchw`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.conv_2d_ngchw_gfchw_q ins(%a, %k, %za, %zk : memref<1x2x4x6x6xi8>, memref<2x8x4x3x3xi8>, i32, i32) outs(%c : memref<1x2x8x4x4xi32>)
    /// ```
    Conv2DNgchwGfchwQ = "conv_2d_ngchw_gfchw_q": Payload::QuantizedMulAdd, "ngfhw|cyx", "n g c h+y w+x, g f c y x, , , n g f h w";
    /// Convolution of 2 dimensions: the input has the layout NHWC, the kernel FHWC.
    ///
    /// ```mlir
    /// linalg.conv_2d_nhwc_fhwc ins(%a, %k : memref<1x6x6x4xf32>, memref<8x3x3x4xf32>) outs(%c : memref<1x4x4x8xf32>)
    /// ```
    Conv2DNhwcFhwc = "conv_2d_nhwc_fhwc": Payload::MulAdd, "nhwf|yxc", "n h+y w+x c, f y x c, n h w f";
    /// [`Conv2DNhwcFhwc`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.conv_2d_nhwc_fhwc_q ins(%a, %k, %za, %zk : memref<1x6x6x4xi8>, memref<8x3x3x4xi8>, i32, i32) outs(%c : memref<1x4x4x8xi32>)
    /// ```
    Conv2DNhwcFhwcQ = "conv_2d_nhwc_fhwc_q": Payload::QuantizedMulAdd, "nhwf|yxc", "n h+y w+x c, f y x c, , , n h w f";
    /// Convolution of 2 dimensions: the input has the layout NHWC, the kernel HWCF.
    ///
    /// ```mlir
    /// linalg.conv_2d_nhwc_hwcf ins(%a, %k : memref<1x6x6x4xf32>, memref<3x3x4x8xf32>) outs(%c : memref<1x4x4x8xf32>)
    /// ```
    Conv2DNhwcHwcf = "conv_2d_nhwc_hwcf": Payload::MulAdd, "nhwf|yxc", "n h+y w+x c, y x c f, n h w f";
    /// [`Conv2DNhwcHwcf`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.conv_2d_nhwc_hwcf_q ins(%a, %k, %za, %zk : memref<1x6x6x4xi8>, memref<3x3x4x8xi8>, i32, i32) outs(%c : memref<1x4x4x8xi32>)
    /// ```
    Conv2DNhwcHwcfQ = "conv_2d_nhwc_hwcf_q": Payload::QuantizedMulAdd, "nhwf|yxc", "n h+y w+x c, y x c f, , , n h w f";
    /// Convolution of 2 dimensions: the input has the layout NHWGC, the kernel GFHWC.
    ///
    /// ```mlir
    /// linalg.conv_2d_nhwgc_gfhwc ins(%a, %k : memref<1x6x6x2x4xf32>, memref<2x8x3x3x4xf32>) outs(%c : memref<1x4x4x2x8xf32>)
    /// ```
    Conv2DNhwgcGfhwc = "conv_2d_nhwgc_gfhwc": Payload::MulAdd, "nhwgf|yxc", "n h+y w+x g c, g f y x c, n h w g f";
    /// [`Conv2DNhwgcGfhwc`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %k, %za, %zk : memref<1x6x6x2x4xi8>, memref<2x8x3x3x4xi8>, i32, i32) outs(%c : memref<1x4x4x2x8xi32>)
    /// ```
    Conv2DNhwgcGfhwcQ = "conv_2d_nhwgc_gfhwc_q": Payload::QuantizedMulAdd, "nhwgf|yxc", "n h+y w+x g c, g f y x c, , , n h w g f";
    /// Depthwise convolution of 2 dimensions: the input has the layout NCHW, the kernel CHW.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_2d_nchw_chw ins(%a, %k : memref<1x4x6x6xf32>, memref<4x3x3xf32>) outs(%c : memref<1x4x4x4xf32>)
    /// ```
    DepthwiseConv2DNchwChw = "depthwise_conv_2d_nchw_chw": Payload::MulAdd, "nhwc|yx", "n c h+y w+x, c y x, n c h w";
    /// Depthwise convolution of 2 dimensions: the input has the layout NHWC, the kernel HWC.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %k : memref<1x6x6x4xf32>, memref<3x3x4xf32>) outs(%c : memref<1x4x4x4xf32>)
    /// ```
    DepthwiseConv2DNhwcHwc = "depthwise_conv_2d_nhwc_hwc": Payload::MulAdd, "nhwc|yx", "n h+y w+x c, y x c, n h w c";
    /// [`DepthwiseConv2DNhwcHwc`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %k, %za, %zk : memref<1x6x6x4xi8>, memref<3x3x4xi8>, i32, i32) outs(%c : memref<1x4x4x4xi32>)
    /// ```
    DepthwiseConv2DNhwcHwcQ = "depthwise_conv_2d_nhwc_hwc_q": Payload::QuantizedMulAdd, "nhwc|yx", "n h+y w+x c, y x c, , , n h w c";
    /// Depthwise convolution of 2 dimensions: the input has the layout NHWC, the kernel HWCM.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : memref<1x6x6x4xf32>, memref<3x3x4x2xf32>) outs(%c : memref<1x4x4x4x2xf32>)
    /// ```
    DepthwiseConv2DNhwcHwcm = "depthwise_conv_2d_nhwc_hwcm": Payload::MulAdd, "nhwcm|yx", "n h+y w+x c, y x c m, n h w c m";
    /// [`DepthwiseConv2DNhwcHwcm`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %k, %za, %zk : memref<1x6x6x4xi8>, memref<3x3x4x2xi8>, i32, i32) outs(%c : memref<1x4x4x4x2xi32>)
    /// ```
    DepthwiseConv2DNhwcHwcmQ = "depthwise_conv_2d_nhwc_hwcm_q": Payload::QuantizedMulAdd, "nhwcm|yx", "n h+y w+x c, y x c m, , , n h w c m";
    /// The greatest element of each window; the input and the output have the layout NCHW. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nchw_max ins(%a, %k : memref<1x4x6x6xf32>, memref<3x3xf32>) outs(%c : memref<1x4x4x4xf32>)
    /// ```
    PoolingNchwMax = "pooling_nchw_max": Payload::Pool(ElementwiseKind::MaxSigned, TypeFn::Signed), "nchw|yx", "n c h+y w+x, y x, n c h w";
    /// The sum of each window; the input and the output have the layout NCHW. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nchw_sum ins(%a, %k : memref<1x4x6x6xf32>, memref<3x3xf32>) outs(%c : memref<1x4x4x4xf32>)
    /// ```
    PoolingNchwSum = "pooling_nchw_sum": Payload::Pool(ElementwiseKind::Add, TypeFn::Signed), "nchw|yx", "n c h+y w+x, y x, n c h w";
    /// The greatest element of each window; the input and the output have the layout NHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nhwc_max ins(%a, %k : memref<1x6x6x4xf32>, memref<3x3xf32>) outs(%c : memref<1x4x4x4xf32>)
    /// ```
    PoolingNhwcMax = "pooling_nhwc_max": Payload::Pool(ElementwiseKind::MaxSigned, TypeFn::Signed), "nhwc|yx", "n h+y w+x c, y x, n h w c";
    /// The greatest element of each window, of unsigned integers; the input and the output have the layout NHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nhwc_max_unsigned ins(%a, %k : memref<1x6x6x4xi8>, memref<3x3xi8>) outs(%c : memref<1x4x4x4xi32>)
    /// ```
    PoolingNhwcMaxUnsigned = "pooling_nhwc_max_unsigned": Payload::Pool(ElementwiseKind::MaxUnsigned, TypeFn::Unsigned), "nhwc|yx", "n h+y w+x c, y x, n h w c";
    /// The smallest element of each window; the input and the output have the layout NHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nhwc_min ins(%a, %k : memref<1x6x6x4xf32>, memref<3x3xf32>) outs(%c : memref<1x4x4x4xf32>)
    /// ```
    PoolingNhwcMin = "pooling_nhwc_min": Payload::Pool(ElementwiseKind::MinSigned, TypeFn::Signed), "nhwc|yx", "n h+y w+x c, y x, n h w c";
    /// The smallest element of each window, of unsigned integers; the input and the output have the layout NHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nhwc_min_unsigned ins(%a, %k : memref<1x6x6x4xi8>, memref<3x3xi8>) outs(%c : memref<1x4x4x4xi32>)
    /// ```
    PoolingNhwcMinUnsigned = "pooling_nhwc_min_unsigned": Payload::Pool(ElementwiseKind::MinUnsigned, TypeFn::Unsigned), "nhwc|yx", "n h+y w+x c, y x, n h w c";
    /// The sum of each window; the input and the output have the layout NHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_nhwc_sum ins(%a, %k : memref<1x6x6x4xf32>, memref<3x3xf32>) outs(%c : memref<1x4x4x4xf32>)
    /// ```
    PoolingNhwcSum = "pooling_nhwc_sum": Payload::Pool(ElementwiseKind::Add, TypeFn::Signed), "nhwc|yx", "n h+y w+x c, y x, n h w c";

    [opts { strides: Elements<3>, dilations: Elements<3> } hooks { computed_attr: structured::memoized_maps, verify: verify::convolution, verify_regions: verify::structured }]
    /// Convolution of 3 dimensions: the input has the layout NCDHW, the kernel FCDHW.
    ///
    /// ```mlir
    /// linalg.conv_3d_ncdhw_fcdhw ins(%a, %k : memref<1x4x6x6x6xf32>, memref<8x4x3x3x3xf32>) outs(%c : memref<1x8x4x4x4xf32>)
    /// ```
    Conv3DNcdhwFcdhw = "conv_3d_ncdhw_fcdhw": Payload::MulAdd, "nfdhw|czyx", "n c d+z h+y w+x, f c z y x, n f d h w";
    /// Convolution of 3 dimensions: the input has the layout NDHWC, the kernel DHWCF.
    ///
    /// ```mlir
    /// linalg.conv_3d_ndhwc_dhwcf ins(%a, %k : memref<1x6x6x6x4xf32>, memref<3x3x3x4x8xf32>) outs(%c : memref<1x4x4x4x8xf32>)
    /// ```
    Conv3DNdhwcDhwcf = "conv_3d_ndhwc_dhwcf": Payload::MulAdd, "ndhwf|zyxc", "n d+z h+y w+x c, z y x c f, n d h w f";
    /// [`Conv3DNdhwcDhwcf`] of numbers less their zero points.
    ///
    /// ```mlir
    /// linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %k, %za, %zk : memref<1x6x6x6x4xi8>, memref<3x3x3x4x8xi8>, i32, i32) outs(%c : memref<1x4x4x4x8xi32>)
    /// ```
    Conv3DNdhwcDhwcfQ = "conv_3d_ndhwc_dhwcf_q": Payload::QuantizedMulAdd, "ndhwf|zyxc", "n d+z h+y w+x c, z y x c f, , , n d h w f";
    /// Depthwise convolution of 3 dimensions: the input has the layout NCDHW, the kernel CDHW.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %k : memref<1x4x6x6x6xf32>, memref<4x3x3x3xf32>) outs(%c : memref<1x4x4x4x4xf32>)
    /// ```
    DepthwiseConv3DNcdhwCdhw = "depthwise_conv_3d_ncdhw_cdhw": Payload::MulAdd, "ndhw|zyx|c", "n c d+z h+y w+x, c z y x, n c d h w";
    /// Depthwise convolution of 3 dimensions: the input has the layout NDHWC, the kernel DHWC.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %k : memref<1x6x6x6x4xf32>, memref<3x3x3x4xf32>) outs(%c : memref<1x4x4x4x4xf32>)
    /// ```
    DepthwiseConv3DNdhwcDhwc = "depthwise_conv_3d_ndhwc_dhwc": Payload::MulAdd, "ndhw|zyx|c", "n d+z h+y w+x c, z y x c, n d h w c";
    /// Depthwise convolution of 3 dimensions: the input has the layout NDHWC, the kernel DHWCM.
    ///
    /// ```mlir
    /// linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %k : memref<1x6x6x6x4xf32>, memref<3x3x3x4x2xf32>) outs(%c : memref<1x4x4x4x4x2xf32>)
    /// ```
    DepthwiseConv3DNdhwcDhwcm = "depthwise_conv_3d_ndhwc_dhwcm": Payload::MulAdd, "ndhwm|zyx|c", "n d+z h+y w+x c, z y x c m, n d h w c m";
    /// The greatest element of each window; the input and the output have the layout NDHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_ndhwc_max ins(%a, %k : memref<1x6x6x6x4xf32>, memref<3x3x3xf32>) outs(%c : memref<1x4x4x4x4xf32>)
    /// ```
    PoolingNdhwcMax = "pooling_ndhwc_max": Payload::Pool(ElementwiseKind::MaxSigned, TypeFn::Signed), "ndhwc|zyx", "n d+z h+y w+x c, z y x, n d h w c";
    /// The smallest element of each window; the input and the output have the layout NDHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_ndhwc_min ins(%a, %k : memref<1x6x6x6x4xf32>, memref<3x3x3xf32>) outs(%c : memref<1x4x4x4x4xf32>)
    /// ```
    PoolingNdhwcMin = "pooling_ndhwc_min": Payload::Pool(ElementwiseKind::MinSigned, TypeFn::Signed), "ndhwc|zyx", "n d+z h+y w+x c, z y x, n d h w c";
    /// The sum of each window; the input and the output have the layout NDHWC. The second operand gives the size of the window.
    ///
    /// ```mlir
    /// linalg.pooling_ndhwc_sum ins(%a, %k : memref<1x6x6x6x4xf32>, memref<3x3x3xf32>) outs(%c : memref<1x4x4x4x4xf32>)
    /// ```
    PoolingNdhwcSum = "pooling_ndhwc_sum": Payload::Pool(ElementwiseKind::Add, TypeFn::Signed), "ndhwc|zyx", "n d+z h+y w+x c, z y x, n d h w c";
}
