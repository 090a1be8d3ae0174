// RUN: terrace opt %s --gpu-to-llvm --split-input-file

// DIFFERS: MLIR makes invalid IR for memory of other address spaces, for functions of the runtime that are declared at the end,
// and in modules of kernels; it crashes for complex numbers, forgets the stream that a launch has, and copies to
// strided memory as if it had no gaps.
module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @alloc1(%n: index) {
    %0 = gpu.wait async
    %d, %t = gpu.alloc async [%0] (%n) : memref<4x?xf32, 1>
    gpu.wait [%t]
    return
  }
}

// -----

func.func @dealloc1(%d: memref<4xf32, 1>) {
  %0 = gpu.wait async
  %t = gpu.dealloc async [%0] %d : memref<4xf32, 1>
  gpu.wait [%t]
  return
}

// -----

func.func @setc(%b: memref<4xcomplex<f32>>, %v : complex<f32>) {
  %0 = gpu.wait async
  %1 = gpu.memset async [%0] %b, %v : memref<4xcomplex<f32>>, complex<f32>
  gpu.wait [%1]
  return
}

// -----

func.func @dev(%v : i32) {
  gpu.set_default_device %v
  return
}
func.func private @mgpuSetDefaultDevice(i32)

// -----

gpu.module @m {
  func.func @h() {
  %0 = gpu.wait async
  gpu.wait [%0]
  return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kb [#gpu.object<#nvvm.target, bin = "A">]
  func.func @object(%n: index, %p: !llvm.ptr) {
    gpu.launch_func <%p : !llvm.ptr> @kb::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%p : !llvm.ptr)
    return
  }
}

// -----

// The runtime copies memory without gaps.
module attributes {gpu.container_module} {
  func.func @strided(%d: memref<4xf32, strided<[2], offset: 3>>, %s: memref<4xf32>) {
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %d, %s : memref<4xf32, strided<[2], offset: 3>>, memref<4xf32>
    gpu.wait [%1]
    return
  }
}
