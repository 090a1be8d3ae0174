// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @assembly(%a: i32) -> i32 {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  %1 = llvm.inline_asm asm_dialect = intel "mov $0, $1", "=r,r" %0 : (i32) -> i32
  llvm.return %1 : i32
}
