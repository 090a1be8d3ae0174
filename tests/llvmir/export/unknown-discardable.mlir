// RUN: terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream leaves attributes that it does not know out without a word.

module attributes {llvm.tripel = "x86_64", other.name = 1 : i32} {
  llvm.mlir.global @g(1 : i32) {llvm.alignment = 8 : i64} : i32
  llvm.func @f(%x: i32) -> i32 attributes {llvm.emit_c_interface, llvm.always_inline} {
    %0 = llvm.add %x, %x {llvm.nsw, other.name} : i32
    llvm.return %0 : i32
  }
}
