// RUN: terrace opt %s --affine-scalrep --split-input-file

// A loop that is not affine may store before it loads again.

func.func @for_rank_0() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloca() : memref<i32>
  affine.store %z, %a[] : memref<i32>
  scf.for %i = %c0 to %c8 step %c1 {
    %y = affine.load %a[] : memref<i32>
    %s = arith.addi %y, %one : i32
    affine.store %s, %a[] : memref<i32>
  }
  %v = affine.load %a[] : memref<i32>
  return %v : i32
}

// -----

func.func @for_rank_1(%a: memref<8xi32>, %z: i32, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.store %z, %a[3] : memref<8xi32>
  scf.for %i = %c0 to %c step %c1 {
    %y = affine.load %a[3] : memref<8xi32>
    %s = arith.addi %y, %z : i32
    affine.store %s, %a[3] : memref<8xi32>
  }
  return
}

// -----

func.func @while(%a: memref<8xi32>, %z: i32, %c: i1) {
  affine.store %z, %a[3] : memref<8xi32>
  scf.while : () -> () {
    %y = affine.load %a[3] : memref<8xi32>
    vector.print %y : i32
    scf.condition(%c)
  } do {
    %y = affine.load %a[3] : memref<8xi32>
    %s = arith.addi %y, %z : i32
    affine.store %s, %a[3] : memref<8xi32>
    scf.yield
  }
  return
}

// -----

func.func @affine_in_scf(%a: memref<8xi32>, %z: i32, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.store %z, %a[3] : memref<8xi32>
  scf.for %i = %c0 to %c step %c1 {
    affine.for %j = 0 to 8 {
      %y = affine.load %a[3] : memref<8xi32>
      %s = arith.addi %y, %z : i32
      affine.store %s, %a[%j] : memref<8xi32>
    }
  }
  return
}

// -----

func.func @scf_in_affine(%a: memref<8xi32>, %z: i32, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %j = 0 to 8 {
    affine.store %z, %a[%j] : memref<8xi32>
    scf.for %i = %c0 to %c step %c1 {
      %y = affine.load %a[%j] : memref<8xi32>
      %s = arith.addi %y, %z : i32
      affine.store %s, %a[%j] : memref<8xi32>
    }
  }
  return
}

// -----

// Neither is a value forwarded into a condition, but from a load into one.

func.func @condition(%a: memref<8xi32>, %z: i32, %c: i1) -> i32 {
  affine.store %z, %a[3] : memref<8xi32>
  %r = scf.if %c -> i32 {
    %y = affine.load %a[3] : memref<8xi32>
    scf.yield %y : i32
  } else {
    scf.yield %z : i32
  }
  return %r : i32
}

// -----

func.func @load_into_condition(%a: memref<8xi32>, %z: i32, %c: i1) -> (i32, i32) {
  %x = affine.load %a[3] : memref<8xi32>
  %r = scf.if %c -> i32 {
    affine.store %z, %a[2] : memref<8xi32>
    %y = affine.load %a[3] : memref<8xi32>
    affine.store %z, %a[3] : memref<8xi32>
    scf.yield %y : i32
  } else {
    scf.yield %z : i32
  }
  return %r, %x : i32, i32
}

// -----

func.func @load_into_loop(%a: memref<8xi32>, %z: i32, %c: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = affine.load %a[3] : memref<8xi32>
  scf.for %i = %c0 to %c step %c1 {
    %y = affine.load %a[3] : memref<8xi32>
    vector.print %y : i32
    affine.store %z, %a[2] : memref<8xi32>
    affine.for %j = 4 to 8 {
      affine.store %z, %a[%j] : memref<8xi32>
    }
  }
  return %x : i32
}

// -----

// The allocation is erased once, though both loads are forwarded.

func.func @two_loads(%d: i32) -> i32 {
  %m = memref.alloca() : memref<4xi32>
  affine.store %d, %m[2] : memref<4xi32>
  %k = affine.load %m[2] : memref<4xi32>
  %l = affine.load %m[2] : memref<4xi32>
  %s = arith.addi %k, %l : i32
  return %s : i32
}
