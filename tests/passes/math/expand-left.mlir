// RUN: terrace opt %s --math-expand-ops

// DIFFERS: upstream makes constants of tensors of unknown extents, crashes on integers of type index, and gets the bits
// of f80 and f128 wrong; it takes ties of ppc_fp128 away from zero

func.func @dynamic(%a: tensor<?xf32>, %i: tensor<?xi32>) -> (tensor<?xf32>, tensor<?xi32>) {
  %0 = math.sinh %a : tensor<?xf32>
  %1 = math.ctlz %i : tensor<?xi32>
  return %0, %1 : tensor<?xf32>, tensor<?xi32>
}

func.func @index(%i: index, %a: f32) -> (index, f32) {
  %0 = math.ctlz %i : index
  %1 = math.fpowi %a, %i : f32, index
  return %0, %1 : index, f32
}

func.func @f80(%a: f80) -> f80 {
  %0 = math.roundeven %a : f80
  return %0 : f80
}

func.func @f128(%a: f128) -> f128 {
  %0 = math.roundeven %a : f128
  return %0 : f128
}

func.func @ppc_fp128(%a: !llvm.ppc_fp128) -> !llvm.ppc_fp128 {
  %0 = math.roundeven %a : !llvm.ppc_fp128
  return %0 : !llvm.ppc_fp128
}
