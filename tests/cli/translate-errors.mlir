// RUN: not terrace translate --mlir-to-llvmir %s --split-input-file 2>&1

func.func @f() {
  return
}
// -----
llvm.func @f() -> i32 {
  llvm.return
}
// -----
llvm.func @f( {
}
// -----
llvm.func @ok()
// -----
"x.y"() : () -> ()

// DIFFERS: notes say what is in the way and which pass lowers it
