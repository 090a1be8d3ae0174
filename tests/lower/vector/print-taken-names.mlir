// RUN: terrace opt %s --convert-vector-to-llvm
// RUN: terrace opt %s --convert-vector-to-llvm --mlir-print-debuginfo --mlir-print-local-scope

// Names that are taken.

llvm.func @vector_print_str(i32)
llvm.func @printString(!llvm.ptr)
llvm.mlir.global @vector_print_str_0(1 : i32) : i32

func.func @printNewline(%arg0: i8) {
  vector.print str "a"
  return
}
