// RUN: terrace translate --mlir-to-llvmir --preserve-names %s
// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream has no flag that keeps names.

llvm.func @max(%first: i32, %second: i32) -> i32 {
  %0 = llvm.add %first, %second : i32
  %less = llvm.icmp "slt" %0, %second : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  llvm.cond_br %less, ^then, ^exit(%three : i32)
^then:
  %a-b$c.d = llvm.mul %0, %three : i32
  llvm.br ^exit(%a-b$c.d : i32)
^exit(%result: i32):
  llvm.return %result : i32
}
llvm.func @plain(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
}
