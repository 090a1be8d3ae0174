//! Lowering of `tosa` to `linalg`: convolutions, poolings and products of matrices to operations of their own
//! (`tosa-to-linalg-named`), others to loop nests (`tosa-to-linalg`). `pipeline` runs both (`tosa-to-linalg-pipeline`).

mod build;
mod fft;
mod loops;
mod named;
mod pipeline;
mod pointwise;
mod resize;

pub(crate) use pipeline::{INFER, NAME, TosaToLinalgPipeline};

use crate::common::prelude::*;
use crate::common::signless::signless_converter;
use terrace_tosa::tosa;

passes! {
    /// Lower TOSA to LinAlg named operations.
    TosaToLinalgNamed("TosaToLinalgNamed") = "tosa-to-linalg-named" on(Anchor::Interface(Trait::FunctionOpInterface), Body) {
        /// Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc
        prefer_conv2d_kernel_layout_hwcf: bool = false,
    } => tosa_to_linalg_named;

    /// Lower TOSA to LinAlg on tensors.
    TosaToLinalg("TosaToLinalg") = "tosa-to-linalg" on(Anchor::Interface(Trait::FunctionOpInterface), Body) {
        /// Disable tosa decompositions pass
        disable_tosa_decompositions: bool = false,
        /// Always perform the reduce constant optimization
        aggressive_reduce_constant: bool = false,
    } => tosa_to_linalg;
}

fn tosa_to_linalg(_: &TosaToLinalg, pass: &PassContext) -> Result<BodyPass> {
    let legal = [
        tosa::ApplyScale::DEF,
        tosa::CondIf::DEF,
        tosa::Const::DEF,
        tosa::ConstShape::DEF,
        tosa::WhileLoop::DEF,
        tosa::Concat::DEF,
        tosa::Slice::DEF,
        tosa::Reshape::DEF,
        tosa::Pad::DEF,
    ];
    let target = ConversionTarget::new().unknown(Legality::Legal).dialect("tosa", Legality::Illegal);
    let target = legal.into_iter().fold(target, |target, def| target.op(def, Legality::Legal));
    let patterns = Patterns::new()
        .add(pointwise::PATTERNS)
        .add(loops::PATTERNS)
        .add(resize::PATTERNS)
        .add(fft::PATTERNS);
    Ok(Conversion::full(target, patterns, signless_converter(pass.body.ctx())).into())
}

fn tosa_to_linalg_named(options: &TosaToLinalgNamed, pass: &PassContext) -> Result<BodyPass> {
    let illegal = [
        tosa::Conv2D::DEF,
        tosa::Conv3D::DEF,
        tosa::DepthwiseConv2D::DEF,
        tosa::MaxPool2d::DEF,
        tosa::AvgPool2d::DEF,
        tosa::MatMul::DEF,
        tosa::Transpose::DEF,
    ];
    let target = ConversionTarget::new().unknown(Legality::Legal);
    let target = illegal.into_iter().fold(target, |target, def| target.op(def, Legality::Illegal));
    let conv2d =
        if options.prefer_conv2d_kernel_layout_hwcf { named::CONV2D_HWCF } else { named::CONV2D_FHWC };
    let patterns = Patterns::new().add(conv2d).add(named::PATTERNS);
    Ok(Conversion::full(target, patterns, signless_converter(pass.body.ctx())).into())
}
