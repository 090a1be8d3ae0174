// RUN: terrace compile %s

func.func @dot(%n: index, %a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
    %p = arith.mulf %x, %y : f32
    scf.reduce(%p : f32) {
    ^bb0(%u: f32, %v: f32):
      %s = arith.addf %u, %v : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
