// RUN: terrace opt %s --scf-parallel-for-to-nested-fors

func.func @nest(%a: memref<?x?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %n) to (%n, %c1) step (%c1, %c1) {
    memref.store %x, %a[%i, %j] : memref<?x?xi32>
    scf.parallel (%k) = (%i) to (%j) step (%c1) {
      %0 = arith.addi %k, %i : index
      memref.store %x, %a[%0, %j] : memref<?x?xi32>
    }
  } {foo}
  return
}

func.func @results(%n: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = scf.parallel (%i) = (%c1) to (%n) step (%c1) init (%x) -> f32 {
    %b = scf.parallel (%j) = (%c1) to (%n) step (%c1) init (%x) -> f32 {
      scf.reduce(%x : f32) {
      ^bb0(%l: f32, %r: f32):
        scf.reduce.return %l : f32
      }
    }
    scf.reduce(%b : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  return %a : f32
}
