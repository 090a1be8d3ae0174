// DIFFERS: upstream makes a call that is not valid
// A variadic function of the C library, called with no further arguments.

llvm.mlir.global internal constant @text("variadic 100%%\0A\00")

func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true}

func.func @main() -> i32 {
  %p = llvm.mlir.addressof @text : !llvm.ptr
  %n = call @printf(%p) : (!llvm.ptr) -> i32
  %expected = arith.constant 14 : i32
  %r = arith.subi %n, %expected : i32
  return %r : i32
}
