// RUN: not terrace opt %s --split-input-file 2>&1

func.func private @f(!nvgpu.mbarrier.group)

// -----

func.func private @f(!nvgpu.mbarrier.group<>)

// -----

func.func private @f(!nvgpu.mbarrier.group<num_barriers = 4>)

// -----

func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, memorySpace = 3>)

// -----

func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = x>)

// -----

func.func private @f(!nvgpu.mbarrier.group<memorySpace = x>)

// -----

func.func private @f(!nvgpu.mbarrier.group<foo = 3>)

// -----

func.func private @f(!nvgpu.mbarrier.group<memorySpace 3>)

// -----

func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 99999999999>)

// -----

func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, 3>)

// -----

func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3 num_barriers = 1>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<tensor = f32>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<64xf32>>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<64xf32>, swizzle = foo>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<64xf32>, swizzle = 1>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<l2promo = x>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<oob = x>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<interleave = x>)

// -----

func.func private @f(!nvgpu.tensormap.descriptor<tensor = memref<64xf32>, swizzle = none, l2promo=none, oob=zero, interleave=none, x>)

// -----

func.func private @f(!nvgpu.warpgroup.accumulator<fragmented = f32>)

// -----

func.func private @f(!nvgpu.warpgroup.accumulator<vector<3xf32>>)

// -----

func.func private @f(!nvgpu.warpgroup.accumulator<>)

// -----

func.func private @f(!nvgpu.warpgroup.descriptor<tensor = vector<3xf32>>)

// -----

func.func private @f(!nvgpu.warpgroup.descriptor<>)

// -----

func.func private @f(!nvgpu.foo)

// -----

func.func private @f() attributes {a = #nvgpu<swizzle<foo>>}

// -----

func.func private @f() attributes {a = #nvgpu<swizzle foo>}

// -----

func.func private @f() attributes {a = #nvgpu<l2promo foo>}

// -----

func.func private @f() attributes {a = #nvgpu<oob 1>}

// -----

func.func private @f() attributes {a = #nvgpu<interleave foo>}

// -----

func.func private @f() attributes {a = #nvgpu<rcp_rounding_mode foo>}

// -----

func.func private @f() attributes {a = #nvgpu<swizzle>}

// -----

func.func private @f() attributes {a = #nvgpu<bar>}

// -----

func.func @f(%b: i32) {
  %0 = nvgpu.mbarrier.get %b[%b] : i32 -> i32
  return
}

// -----

func.func @f(%b: i32) {
  %0 = nvgpu.mbarrier.get %b[%b] : !nvgpu.mbarrier.token -> i32
  return
}

// -----

func.func @f(%b: i32) {
  %0 = nvgpu.mbarrier.create -> <memorySpace = 3>
  return
}

// -----

func.func @f(%b: i32) {
  %0 = nvgpu.mbarrier.create -> <foo = 3>
  return
}

// -----

func.func @f(%b: i32) {
  %0 = nvgpu.mbarrier.create -> foo
  return
}

// -----

func.func @f(%b: i32) {
  %0 = nvgpu.mbarrier.create -> vector<3xf32>
  return
}

// -----

func.func @f(%b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  %0 = nvgpu.mbarrier.arrive %b[%i] : <memorySpace = 3> -> i32
  return
}

// -----

func.func @f(%b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index) {
  %0 = nvgpu.mbarrier.arrive %b[%i] : <memorySpace = 3> -> 
  return
}
