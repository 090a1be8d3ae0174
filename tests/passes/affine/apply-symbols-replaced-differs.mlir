// RUN: terrace opt %s --flatten-memref
// RUN: terrace opt %s --fold-memref-alias-ops
// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --mem2reg
// RUN: terrace opt %s --affine-scalrep
// RUN: terrace opt %s --affine-loop-normalize=promote-single-iter=1
// RUN: terrace opt %s --lift-cf-to-scf
// DIFFERS: upstream leaves induction variables in the place of symbols, which is invalid

// A value that is neither a dimension nor a symbol may stand for a symbol.
func.func @select(%c: i1, %m: memref<4x6xi32>, %v: i32, %j: index) {
  affine.for %i = 0 to 6 {
    %s = arith.select %c, %i, %i : index
    memref.store %v, %m[%j, %s] : memref<4x6xi32>
  }
  return
}

func.func @composed(%c: i1, %m: memref<?xi32>, %v: i32) {
  affine.for %k = 0 to 6 {
    affine.for %i = 0 to 6 {
      %s = arith.select %c, %i, %i : index
      %t = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
      %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0 mod 4)>(%t)[%s]
      memref.store %v, %m[%a] : memref<?xi32>
    }
  }
  return
}

func.func @stack_memory(%m: memref<6xi32>, %v: i32) {
  affine.for %i = 0 to 6 {
    %p = memref.alloca() : memref<index>
    memref.store %i, %p[] : memref<index>
    %s = memref.load %p[] : memref<index>
    %a = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%s]
    memref.store %v, %m[%a] : memref<6xi32>
  }
  return
}

func.func @stored(%p: memref<6xindex>, %m: memref<6xi32>, %v: i32) {
  affine.for %i = 0 to 6 {
    affine.store %i, %p[%i] : memref<6xindex>
    %s = affine.load %p[%i] : memref<6xindex>
    %a = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%s]
    memref.store %v, %m[%a] : memref<6xi32>
  }
  return
}

func.func @carried(%m: memref<6xi32>, %v: i32) {
  affine.for %i = 0 to 6 {
    %r = affine.for %k = 0 to 1 iter_args(%s = %i) -> index {
      %a = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%s]
      memref.store %v, %m[%a] : memref<6xi32>
      affine.yield %s : index
    }
    %b = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%r]
    memref.store %v, %m[%b] : memref<6xi32>
  }
  return
}

func.func @passed(%m: memref<6xi32>, %v: i32) {
  affine.for %i = 0 to 6 {
    scf.execute_region {
      cf.br ^bb1(%i : index)
    ^bb1(%s: index):
      %a = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%s]
      memref.store %v, %m[%a] : memref<6xi32>
      scf.yield
    }
  }
  return
}
