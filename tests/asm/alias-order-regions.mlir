// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Aliases are numbered in the order of the text, in which the default comes last.

func.func @f(%x: index, %c: i1) -> index {
  %r = scf.index_switch %x -> index
  case 2 {
    %a = affine.apply affine_map<() -> (16)>()
    scf.yield %a : index
  }
  case 3 {
    %a = affine.apply affine_map<() -> (17)>()
    scf.yield %a : index
  }
  default {
    %a = affine.apply affine_map<() -> (-1)>()
    scf.yield %a : index
  }
  return %r : index
}
func.func @g(%x: index, %c: i1) -> index {
  %r = scf.index_switch %x -> index
  case 2 {
    %a = affine.apply affine_map<() -> (11)>()
    scf.yield %a : index
  }
  default {
    %a = affine.apply affine_map<() -> (12)>()
    scf.yield %a : index
  }
  return %r : index
}
