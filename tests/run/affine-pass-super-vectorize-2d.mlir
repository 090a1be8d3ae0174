// Vectors of loops over two dimensions compute the same as the loops, and store nothing else.
// DIFFERS: upstream crashes on an inner bound of the replaced nest, stores to elements behind the last iteration, and takes all subscripts for consecutive ones
// PASSES: --pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=2,4}),convert-vector-to-scf,lower-to-llvm)

func.func private @fill(%m: memref<?x?xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?x?xi32>
  %e = memref.dim %m, %c1 : memref<?x?xi32>
  affine.for %i = 0 to %d {
    affine.for %j = 0 to %e {
      %0 = arith.muli %i, %e : index
      %1 = arith.addi %0, %j : index
      %2 = arith.index_cast %1 : index to i32
      affine.store %2, %m[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
func.func private @print(%m: memref<?x?xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : i32
  %d = memref.dim %m, %c0 : memref<?x?xi32>
  %e = memref.dim %m, %c1 : memref<?x?xi32>
  %s = arith.constant 0 : i32
  // The number of the order of all elements.
  %h = scf.for %i = %c0 to %d step %c1 iter_args(%a = %s) -> i32 {
    %r = scf.for %j = %c0 to %e step %c1 iter_args(%b = %a) -> i32 {
      %0 = memref.load %m[%i, %j] : memref<?x?xi32>
      %1 = arith.muli %b, %c31 : i32
      %2 = arith.addi %1, %0 : i32
      scf.yield %2 : i32
    }
    scf.yield %r : i32
  }
  vector.print %h : i32
  return
}
func.func private @double(%m: memref<?x?xi32>, %n: index, %k: index) attributes {no_inline} {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      %0 = affine.load %m[%i, %j] : memref<?x?xi32>
      %1 = arith.addi %0, %0 : i32
      affine.store %1, %m[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
func.func private @shift(%m: memref<?x?xi32>, %n: index, %k: index) attributes {no_inline} {
  affine.for %i = 1 to min affine_map<(d0) -> (d0, 7)>(%n) {
    affine.for %j = 2 to 9 {
      %0 = affine.load %m[%i, 0] : memref<?x?xi32>
      affine.store %0, %m[%i, %j + 1] : memref<?x?xi32>
    }
  }
  return
}
func.func private @columns(%m: memref<?x?xi32>, %n: index, %k: index) attributes {no_inline} {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 5 {
      %0 = affine.load %m[7, 11] : memref<?x?xi32>
      affine.store %0, %m[%j, %i] : memref<?x?xi32>
    }
  }
  return
}
func.func private @stride(%m: memref<?x?xi32>, %v: memref<?x?xi32>) attributes {no_inline} {
  affine.for %i = 0 to 6 {
    %0 = affine.load %v[0, %i floordiv 2] : memref<?x?xi32>
    affine.store %0, %m[1, %i * 2] : memref<?x?xi32>
  }
  affine.for %i = 0 to 12 step 3 {
    %0 = affine.load %v[3, %i mod 4] : memref<?x?xi32>
    affine.store %0, %m[2, %i] : memref<?x?xi32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %v[4, %i mod 4 + 1] : memref<?x?xi32>
    affine.store %0, %m[3, %i] : memref<?x?xi32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %0 = affine.load %v[%i, %j] : memref<?x?xi32>
      affine.store %0, %m[%i, %j + 4] : memref<?x?xi32>
    }
  }
  return
}
func.func private @divide(%m: memref<?x?xi32>, %v: memref<?x?xi32>) attributes {no_inline} {
  affine.for %i = 1 to 7 {
    %0 = affine.load %v[0, %i] : memref<?x?xi32>
    %1 = affine.load %m[5, %i] : memref<?x?xi32>
    %2 = arith.divsi %1, %0 : i32
    affine.store %2, %m[5, %i] : memref<?x?xi32>
  }
  return
}
func.func private @reduce(%m: memref<?x?xi32>, %n: index, %x: i32) -> (i32, i32, i32, i32) attributes {no_inline} {
  %a = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[2, %i] : memref<?x?xi32>
    %1 = arith.addi %s, %0 : i32
    affine.yield %1 : i32
  }
  %b = affine.for %i = 3 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[1, %i] : memref<?x?xi32>
    %1 = arith.minsi %0, %s : i32
    affine.yield %1 : i32
  }
  %c:2 = affine.for %i = 0 to 10 iter_args(%s = %x, %t = %x) -> (i32, i32) {
    %0 = affine.load %m[1, %i] : memref<?x?xi32>
    %1 = arith.muli %0, %s : i32
    %2 = affine.load %m[3, %i + 1] : memref<?x?xi32>
    %3 = arith.xori %t, %2 : i32
    affine.yield %1, %3 : i32, i32
  }
  return %a, %b, %c#0, %c#1 : i32, i32, i32, i32
}
func.func @main() -> i32 {
  %z = arith.constant 0 : i32
  %x = arith.constant 1000 : i32
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c11 = arith.constant 11 : index
  %c12 = arith.constant 12 : index
  %m = memref.alloc(%c8, %c12) : memref<?x?xi32>
  %v = memref.alloc(%c8, %c12) : memref<?x?xi32>
  call @fill(%m) : (memref<?x?xi32>) -> ()
  call @fill(%v) : (memref<?x?xi32>) -> ()
  call @print(%m) : (memref<?x?xi32>) -> ()
  call @double(%m, %c5, %c11) : (memref<?x?xi32>, index, index) -> ()
  call @print(%m) : (memref<?x?xi32>) -> ()
  call @shift(%m, %c8, %c11) : (memref<?x?xi32>, index, index) -> ()
  call @print(%m) : (memref<?x?xi32>) -> ()
  call @columns(%m, %c8, %c11) : (memref<?x?xi32>, index, index) -> ()
  call @print(%m) : (memref<?x?xi32>) -> ()
  call @stride(%m, %v) : (memref<?x?xi32>, memref<?x?xi32>) -> ()
  call @print(%m) : (memref<?x?xi32>) -> ()
  call @divide(%m, %v) : (memref<?x?xi32>, memref<?x?xi32>) -> ()
  call @print(%m) : (memref<?x?xi32>) -> ()
  %0:4 = call @reduce(%m, %c11, %x) : (memref<?x?xi32>, index, i32) -> (i32, i32, i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  vector.print %0#2 : i32
  vector.print %0#3 : i32
  return %z : i32
}
