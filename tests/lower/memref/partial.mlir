// RUN: terrace opt %s --finalize-memref-to-llvm --allow-unregistered-dialect

func.func @users(%n: index, %c: i1) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  "test.use"(%0) : (memref<?xf32>) -> ()
  %1 = "test.def"(%0) : (memref<?xf32>) -> memref<?xf32>
  %2 = memref.load %1[%n] : memref<?xf32>
  %3 = arith.addf %2, %2 : f32
  memref.store %3, %0[%n] : memref<?xf32>
  cf.cond_br %c, ^bb1(%0 : memref<?xf32>), ^bb1(%1 : memref<?xf32>)
^bb1(%4: memref<?xf32>):
  memref.dealloc %4 : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @loop(%m: memref<?xf32>, %s: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<?xf32>
    %1 = memref.load %s[] : memref<f32>
    %2 = arith.addf %0, %1 : f32
    memref.store %2, %s[] : memref<f32>
  }
  return
}
