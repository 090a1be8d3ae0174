// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @fmed3(%a0: f16, %a1: f16, %a2: f16) -> f16 {
  %0 = "rocdl.fmed3"(%a0, %a1, %a2) : (f16, f16, f16) -> f16
  llvm.return %0 : f16
}

llvm.func @fmed3_2(%a0: f32, %a1: f32, %a2: f32) -> f32 {
  %0 = "rocdl.fmed3"(%a0, %a1, %a2) : (f32, f32, f32) -> f32
  llvm.return %0 : f32
}

llvm.func @cos(%a0: f32) -> f32 {
  %0 = "rocdl.cos"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @exp2(%a0: f32) -> f32 {
  %0 = "rocdl.exp2"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @log(%a0: f32) -> f32 {
  %0 = "rocdl.log"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @rcp(%a0: f32) -> f32 {
  %0 = "rocdl.rcp"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @sin(%a0: f32) -> f32 {
  %0 = "rocdl.sin"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @sqrt(%a0: f32) -> f32 {
  %0 = "rocdl.sqrt"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @tanh(%a0: f32) -> f32 {
  %0 = "rocdl.tanh"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @exp(%a0: f32) -> f32 {
  %0 = "rocdl.exp"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}
