// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func private @groups(!nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.mbarrier.group<num_barriers = 2, memorySpace = "a">, !nvgpu.mbarrier.group<memorySpace = 3 : i32, num_barriers = 1>, !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = -1>, !nvgpu.mbarrier.token, !nvgpu.device.async.token)

func.func private @maps(!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo=none, oob=zero, interleave=none>, !nvgpu.tensormap.descriptor<interleave = interleave_32b, swizzle = "swizzle_64b", tensor = memref<?xf16>, oob = nan, l2promo = l2promo_256b>)

func.func private @matrices(!nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>)

func.func private @attributes() attributes {
  a0 = #nvgpu<swizzle none>, a1 = #nvgpu<swizzle swizzle_32b>, a2 = #nvgpu<swizzle swizzle_64b>, a3 = #nvgpu<swizzle swizzle_128b>,
  b0 = #nvgpu<l2promo none>, b1 = #nvgpu<l2promo l2promo_64b>, b2 = #nvgpu<l2promo l2promo_128b>, b3 = #nvgpu<l2promo l2promo_256b>,
  c0 = #nvgpu<oob zero>, c1 = #nvgpu<oob nan>,
  d0 = #nvgpu<interleave none>, d1 = #nvgpu<interleave interleave_16b>, d2 = #nvgpu<interleave interleave_32b>,
  e0 = #nvgpu<rcp_rounding_mode approx>, e1 = #nvgpu<rcp_rounding_mode rn>, e2 = #nvgpu<rcp_rounding_mode rz>, e3 = #nvgpu<rcp_rounding_mode rm>, e4 = #nvgpu<rcp_rounding_mode rp>
}
