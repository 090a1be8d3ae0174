// RUN: terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream says nothing.

// Attributes that LLVM 22 has, but that MLIR 22 does not translate.
llvm.func @parameters(!llvm.ptr {llvm.writable, llvm.dead_on_unwind, llvm.dead_on_return, llvm.initializes, llvm.captures, llvm.immarg},
                      !llvm.ptr {llvm.swifterror}, !llvm.ptr {llvm.swiftself}, !llvm.ptr {llvm.swiftasync},
                      f32 {llvm.nofpclass = 3 : i64}, i32 {llvm.noext})
llvm.func @result() -> (f32 {llvm.nofpclass = 3 : i64})

llvm.func @call(%p: !llvm.ptr) {
  llvm.call @callee(%p) : (!llvm.ptr {llvm.writable, llvm.nonnull}) -> ()
  llvm.return
}
llvm.func @callee(!llvm.ptr)

// One of functions, not of arguments.
llvm.func @function(i32 {llvm.noinline})
