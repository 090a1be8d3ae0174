// Loops that overwrite what others have yet to load, or update elements, compute the same when they are fused as far as possible.
// DIFFERS: upstream shifts one element through the memref, doubles others several times, and interchanges loops that update elements
// PASSES: --pass-pipeline=builtin.module(func.func(affine-loop-fusion{maximal}),lower-to-llvm)

func.func private @shift(%a: memref<10xi32>) attributes {no_inline} {
  %t = memref.alloc() : memref<10xi32>
  affine.for %i = 0 to 9 {
    %0 = affine.load %a[%i] : memref<10xi32>
    affine.store %0, %t[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 9 {
    %0 = affine.load %t[%i] : memref<10xi32>
    affine.store %0, %a[%i + 1] : memref<10xi32>
  }
  return
}
func.func private @double(%a: memref<10xi32>, %out: memref<10x10xi32>) attributes {no_inline} {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xi32>
    %1 = arith.addi %0, %0 : i32
    affine.store %1, %a[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i] : memref<10xi32>
      affine.store %0, %out[%i, %j] : memref<10x10xi32>
    }
  }
  return
}
func.func private @chain(%a: memref<10xi32>, %out: memref<10xi32>) attributes {no_inline} {
  %t = memref.alloc() : memref<10xi32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xi32>
    %1 = arith.muli %0, %0 : i32
    affine.store %1, %t[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<10xi32>
    %1 = affine.load %t[%i + 2] : memref<10xi32>
    %2 = arith.subi %1, %0 : i32
    affine.store %2, %out[%i] : memref<10xi32>
  }
  return
}
func.func private @ordered(%s: memref<10xi32>, %q: memref<10xi32>, %out: memref<10xi32>) attributes {no_inline} {
  affine.for %o = 0 to 2 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 2 {
        affine.for %k = 0 to 4 {
          %0 = affine.load %s[%i * 2 + %j + 2] : memref<10xi32>
          %1 = affine.load %q[%k] : memref<10xi32>
          %2 = arith.addi %0, %1 : i32
          affine.store %2, %s[%i * 2 + %j] : memref<10xi32>
        }
      }
    }
    affine.for %l = 0 to 4 {
      %0 = affine.load %q[%l] : memref<10xi32>
      affine.store %0, %out[%l] : memref<10xi32>
    }
  }
  return
}
func.func @main() -> i32 {
  %a = memref.alloc() : memref<10xi32>
  %out = memref.alloc() : memref<10xi32>
  %square = memref.alloc() : memref<10x10xi32>
  affine.for %i = 0 to 10 {
    %0 = arith.index_cast %i : index to i32
    affine.store %0, %a[%i] : memref<10xi32>
    affine.store %0, %out[%i] : memref<10xi32>
  }
  call @shift(%a) : (memref<10xi32>) -> ()
  call @print(%a) : (memref<10xi32>) -> ()
  call @double(%a, %square) : (memref<10xi32>, memref<10x10xi32>) -> ()
  call @print(%a) : (memref<10xi32>) -> ()
  call @chain(%a, %out) : (memref<10xi32>, memref<10xi32>) -> ()
  call @print(%out) : (memref<10xi32>) -> ()
  call @ordered(%out, %a, %a) : (memref<10xi32>, memref<10xi32>, memref<10xi32>) -> ()
  call @print(%out) : (memref<10xi32>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
func.func private @print(%a: memref<10xi32>) attributes {no_inline} {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xi32>
    vector.print %0 : i32
  }
  return
}
