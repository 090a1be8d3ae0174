// RUN: terrace compile %s

llvm.mlir.global internal constant @fmt("%d\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func @print(%a: i32) {
  %0 = llvm.mlir.addressof @fmt : !llvm.ptr
  %1 = llvm.call @printf(%0, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}
func.func @main() -> i32 {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : i32
  call @print(%c3) : (i32) -> ()
  return %c0 : i32
}
