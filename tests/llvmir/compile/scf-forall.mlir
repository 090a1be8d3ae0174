// RUN: terrace compile %s

func.func @fill(%m: memref<4x?xi32>, %n: index, %v: i32) {
  scf.forall (%i, %j) in (4, %n) {
    memref.store %v, %m[%i, %j] : memref<4x?xi32>
  }
  return
}
