// RUN: terrace opt %s --canonicalize=region-simplify=aggressive --split-input-file
// RUN: terrace opt %s --affine-expand-index-ops --split-input-file
// DIFFERS: upstream makes invalid operations: arguments that a branch cannot pass, or that an access cannot take

// A branch of the llvm dialect passes no index.
func.func @by_llvm(%c: i1, %a: index, %b: index, %m: memref<8xi32>, %v: i32, %w: i32) {
  llvm.cond_br %c, ^t, ^f
^t:
  memref.store %v, %m[%a] : memref<8xi32>
  llvm.br ^j
^f:
  memref.store %w, %m[%b] : memref<8xi32>
  llvm.br ^j
^j:
  return
}

// -----

// It passes integers.
func.func @integers_by_llvm(%c: i1, %a: index, %m: memref<8xi32>, %v: i32, %w: i32) {
  llvm.cond_br %c, ^t, ^f
^t:
  memref.store %v, %m[%a] : memref<8xi32>
  llvm.br ^j
^f:
  memref.store %w, %m[%a] : memref<8xi32>
  llvm.br ^j
^j:
  return
}

// -----

func.func @by_llvm_switch(%x: i32, %m: memref<8xi32>, %n: memref<8xi32>, %a: index, %v: i32) {
  llvm.switch %x : i32, ^d [
    1: ^t,
    2: ^f
  ]
^d:
  llvm.br ^j
^t:
  memref.store %v, %m[%a] : memref<8xi32>
  llvm.br ^j
^f:
  memref.store %v, %n[%a] : memref<8xi32>
  llvm.br ^j
^j:
  return
}

// -----

// Arguments of nested blocks are no dimensions.
func.func @subscripts(%c: i1, %m: memref<4x6xi32>, %v: i32, %w: i32, %i: index, %k: index) {
  scf.execute_region {
    cf.cond_br %c, ^t, ^f
  ^t:
    affine.store %v, %m[%i, 0] : memref<4x6xi32>
    cf.br ^j
  ^f:
    affine.store %w, %m[%k, 0] : memref<4x6xi32>
    cf.br ^j
  ^j:
    scf.yield
  }
  return
}

// -----

func.func @computed_subscripts(%c: i1, %m: memref<4x6xi32>, %o: memref<i32>, %i: index, %k: index) {
  %c1 = arith.constant 1 : index
  scf.execute_region {
    cf.cond_br %c, ^t, ^f
  ^t:
    %a = arith.addi %i, %c1 : index
    %x = affine.load %m[symbol(%a), 0] : memref<4x6xi32>
    memref.store %x, %o[] : memref<i32>
    cf.br ^j
  ^f:
    %b = arith.addi %k, %c1 : index
    %y = affine.load %m[symbol(%b), 0] : memref<4x6xi32>
    memref.store %y, %o[] : memref<i32>
    cf.br ^j
  ^j:
    scf.yield
  }
  return
}

// -----

// Stored values, memrefs and numbers of elements may be arguments.
func.func @other_operands(%c: i1, %m: memref<4xindex>, %n: memref<4xindex>, %i: index, %k: index) {
  scf.execute_region {
    cf.cond_br %c, ^t, ^f
  ^t:
    affine.store %i, %m[%k] : memref<4xindex>
    cf.br ^j
  ^f:
    affine.store %k, %n[%k] : memref<4xindex>
    cf.br ^j
  ^j:
    scf.yield
  }
  return
}

// -----

func.func @transfers(%c: i1, %m: memref<4xi32>, %n: memref<4xi32, 1>, %t: memref<1xi32>, %i: index, %k: index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = arith.index_cast %c : i1 to index
  scf.execute_region {
    cf.cond_br %c, ^t, ^f
  ^t:
    affine.dma_start %m[%i], %n[%i], %t[0], %k : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
    cf.br ^j
  ^f:
    affine.dma_start %m[%i], %n[%i], %t[0], %i : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
    cf.br ^j
  ^j:
    scf.yield
  }
  scf.execute_region {
    cf.cond_br %c, ^t, ^f
  ^t:
    affine.dma_wait %t[%i], %k : memref<1xi32>
    cf.br ^j
  ^f:
    affine.dma_wait %t[%k], %k : memref<1xi32>
    cf.br ^j
  ^j:
    scf.yield
  }
  return
}

// -----

// At the top level of a function arguments are dimensions.
func.func @top_level(%c: i1, %m: memref<4x6xi32>, %v: i32, %i: index, %k: index) {
  cf.cond_br %c, ^t, ^f
^t:
  affine.store %v, %m[%i, 0] : memref<4x6xi32>
  cf.br ^j
^f:
  affine.store %v, %m[%k, 0] : memref<4x6xi32>
  cf.br ^j
^j:
  return
}
