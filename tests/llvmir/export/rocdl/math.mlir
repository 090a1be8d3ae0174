// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @fmed3(%arg0: f16, %arg1: f16, %arg2: f16) -> f16 {
  %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : f16
  llvm.return %0 : f16
}
llvm.func @fmed3_2(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
  %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : f32
  llvm.return %0 : f32
}
llvm.func @cos(%arg0: f32) -> f32 {
  %0 = rocdl.cos %arg0 f32 -> f32
  llvm.return %0 : f32
}
llvm.func @exp2(%arg0: f32) -> f32 {
  %0 = rocdl.exp2 %arg0 f32 -> f32
  llvm.return %0 : f32
}
llvm.func @log(%arg0: f32) -> f32 {
  %0 = rocdl.log %arg0 f32 -> f32
  llvm.return %0 : f32
}
llvm.func @rcp(%arg0: f32) -> f32 {
  %0 = rocdl.rcp %arg0 f32 -> f32
  llvm.return %0 : f32
}
llvm.func @sin(%arg0: f32) -> f32 {
  %0 = rocdl.sin %arg0 f32 -> f32
  llvm.return %0 : f32
}
llvm.func @sqrt(%arg0: f32) -> f32 {
  %0 = rocdl.sqrt %arg0 f32 -> f32
  llvm.return %0 : f32
}
llvm.func @tanh(%arg0: f32) -> f32 {
  %0 = rocdl.tanh %arg0 f32 -> f32
  llvm.return %0 : f32
}
