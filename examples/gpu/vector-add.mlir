// c = a + b on a GPU: the host copies two vectors to the device, launches a thread for each element, and copies the sum back.
//
//   terrace compile examples/gpu/vector-add.mlir --gpu=sm_90 --emit=kernel-ll
func.func @vector_add(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %threads = arith.constant 256 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %blocks = arith.ceildivui %n, %threads : index
  %x = gpu.alloc(%n) : memref<?xf32>
  %y = gpu.alloc(%n) : memref<?xf32>
  %z = gpu.alloc(%n) : memref<?xf32>
  gpu.memcpy %x, %a : memref<?xf32>, memref<?xf32>
  gpu.memcpy %y, %b : memref<?xf32>, memref<?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(d0, d1) -> (d0 * 256 + d1)>(%bx, %tx)
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %p = memref.load %x[%i] : memref<?xf32>
      %q = memref.load %y[%i] : memref<?xf32>
      %sum = arith.addf %p, %q : f32
      memref.store %sum, %z[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  gpu.memcpy %c, %z : memref<?xf32>, memref<?xf32>
  gpu.dealloc %x : memref<?xf32>
  gpu.dealloc %y : memref<?xf32>
  gpu.dealloc %z : memref<?xf32>
  return
}
