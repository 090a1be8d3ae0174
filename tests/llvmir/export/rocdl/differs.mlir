// RUN: terrace translate %s --mlir-to-llvmir
// DIFFERS: the calls of sizes give i64; MLIR 22 uses them as i32. rocdl.exp is no export to the graphics pipeline.

llvm.func @sizes() -> i32 {
  %0 = rocdl.workgroup.dim.x : i32
  %1 = rocdl.grid.dim.y range <i32, 1, 65536> : i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}

llvm.func @wide() -> i128 {
  %0 = rocdl.grid.dim.x : i128
  llvm.return %0 : i128
}

llvm.func @exp(%f: f32, %h: f16) -> f32 {
  %0 = rocdl.exp %f f32 -> f32
  %1 = rocdl.exp %h f16 -> f16
  llvm.return %0 : f32
}
