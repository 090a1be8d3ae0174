// A stencil by affine.vector_load and affine.vector_store.

memref.global "private" constant @g : memref<16xf32> = dense<[0.0, 5.0, 10.0, 2.0, 7.0, 12.0, 4.0, 9.0, 1.0, 6.0, 11.0, 3.0, 8.0, 0.0, 5.0, 10.0]>

func.func @main() -> i32 {
  %g = memref.get_global @g : memref<16xf32>
  %o = memref.alloc() : memref<16xf32>
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 16 { affine.store %z, %o[%i] : memref<16xf32> }
  affine.for %i = 1 to 13 step 4 {
    %a = affine.vector_load %g[%i - 1] : memref<16xf32>, vector<4xf32>
    %b = affine.vector_load %g[%i] : memref<16xf32>, vector<4xf32>
    %c = affine.vector_load %g[%i + 1] : memref<16xf32>, vector<4xf32>
    %s = arith.addf %a, %b : vector<4xf32>
    %t = arith.addf %s, %c : vector<4xf32>
    affine.vector_store %t, %o[%i] : memref<16xf32>, vector<4xf32>
  }
  %r = affine.vector_load %o[0] : memref<16xf32>, vector<16xf32>
  vector.print %r : vector<16xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
