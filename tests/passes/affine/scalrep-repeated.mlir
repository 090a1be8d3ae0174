// RUN: terrace opt %s --affine-scalrep --split-input-file

// DIFFERS: upstream takes what a load before a loop loaded for what a load in it loads, although the loop stores later.

func.func @for(%a: memref<8xi32>, %z: i32, %c: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = affine.load %a[3] : memref<8xi32>
  scf.for %i = %c0 to %c step %c1 {
    %y = affine.load %a[3] : memref<8xi32>
    %s = arith.addi %y, %z : i32
    affine.store %s, %a[3] : memref<8xi32>
  }
  return %x : i32
}

// -----

func.func @rank_0(%a: memref<i32>, %z: i32, %c: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = affine.load %a[] : memref<i32>
  scf.for %i = %c0 to %c step %c1 {
    %y = affine.load %a[] : memref<i32>
    %s = arith.addi %y, %z : i32
    affine.store %s, %a[] : memref<i32>
  }
  return %x : i32
}

// -----

func.func @while(%a: memref<8xi32>, %z: i32) -> i32 {
  %x = affine.load %a[3] : memref<8xi32>
  scf.while : () -> () {
    %y = affine.load %a[3] : memref<8xi32>
    %s = arith.addi %y, %z : i32
    affine.store %s, %a[3] : memref<8xi32>
    %c = arith.cmpi slt, %y, %z : i32
    scf.condition(%c)
  } do {
    scf.yield
  }
  return %x : i32
}

// -----

func.func @affine_in_scf(%a: memref<8xi32>, %z: i32, %c: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = affine.load %a[3] : memref<8xi32>
  scf.for %i = %c0 to %c step %c1 {
    affine.for %j = 0 to 4 {
      %y = affine.load %a[3] : memref<8xi32>
      vector.print %y : i32
    }
    affine.for %j = 0 to 8 {
      affine.store %z, %a[%j] : memref<8xi32>
    }
  }
  return %x : i32
}

// -----

func.func @scf_in_affine(%a: memref<8xi32>, %z: i32, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %j = 0 to 8 {
    %x = affine.load %a[%j] : memref<8xi32>
    scf.for %i = %c0 to %c step %c1 {
      %y = affine.load %a[%j] : memref<8xi32>
      %s = arith.addi %y, %x : i32
      affine.store %s, %a[%j] : memref<8xi32>
    }
  }
  return
}

// -----

func.func @blocks(%a: memref<8xi32>, %z: i32, %c: i1) -> i32 {
  %x = affine.load %a[3] : memref<8xi32>
  cf.br ^body
^body:
  %y = affine.load %a[3] : memref<8xi32>
  %s = arith.addi %y, %x : i32
  affine.store %s, %a[3] : memref<8xi32>
  cf.cond_br %c, ^body, ^end
^end:
  return %x : i32
}

// -----

func.func @blocks_with_symbol(%a: memref<8xi32>, %z: i32, %c: i1, %n: index) -> i32 {
  %x = affine.load %a[3] : memref<8xi32>
  cf.br ^body(%n : index)
^body(%i: index):
  %y = affine.load %a[3] : memref<8xi32>
  affine.store %y, %a[symbol(%i) + 3] : memref<8xi32>
  %j = index.add %i, %n
  cf.cond_br %c, ^body(%j : index), ^end
^end:
  return %x : i32
}
