// RUN: terrace opt %s --map-memref-spirv-storage-class
// RUN: terrace opt %s --map-memref-spirv-storage-class=client-api=vulkan

func.func @a(%m: memref<4xf32>, %n: memref<4xf32, 1>, %u: memref<*xf32, 3>, %t: tuple<memref<2xf32, 5>, i32>, %mm: memref<4xmemref<3xf32>>) -> memref<4xf32, 3> attributes {foo = memref<2xf32, 4>, bar = [memref<2xf32, 6>, {a = memref<2xf32, 7>}]} {
  %0 = memref.alloc() {x = memref<1xi32, 8>} : memref<4xf32, 3>
  %1 = memref.cast %0 : memref<4xf32, 3> to memref<?xf32, 3>
  cf.br ^bb1(%0 : memref<4xf32, 3>)
^bb1(%z: memref<4xf32, 3>):
  return %z : memref<4xf32, 3>
}
memref.global "private" @g : memref<4xf32, 9>
memref.global "private" @h : memref<4xf32, strided<[1], offset: 2>, 10>
func.func private @b(memref<4xf32, 11>, memref<4xi32, affine_map<(d0) -> (d0 + 3)>, 0>)

func.func private @all(memref<1xf32, 0>, memref<1xf32, 1>, memref<1xf32, 3>, memref<1xf32, 4>, memref<1xf32, 5>, memref<1xf32, 6>, memref<1xf32, 7>, memref<1xf32, 8>, memref<1xf32, 9>, memref<1xf32, 10>, memref<1xf32, 11>, memref<1xf32, 12>)

gpu.module @kernels {
  gpu.func @kernel(%m: memref<4xf32>) workgroup(%w: memref<4xf32, 3>) kernel {
    gpu.return
  }
}

// Storage classes stay.
func.func private @classes(memref<4xf32, #spirv.storage_class<Input>>)

// Memrefs inside of other types and attributes may have any memory space.
func.func private @inside(tuple<memref<4xf32, 2>, memref<4xf32>>) attributes {a = [memref<2xf32, 2>], b = {c = (memref<1xf32>, memref<2xi32, 13>) -> ()}}

// Shaders.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Sampled1D], []>, #spirv.resource_limits<>>} {
  func.func private @target(memref<4xf32>, memref<4xf32, 4>)
}
