// RUN: terrace opt %s --llvm-use-default-visibility
// RUN: terrace opt %s --llvm-use-default-visibility=visibility=hidden
// RUN: terrace opt %s --llvm-use-default-visibility=visibility=protected

llvm.func @declared(i32)
llvm.func @defined() { llvm.return }
llvm.func hidden @hidden() { llvm.return }
llvm.func protected @protected() { llvm.return }
llvm.func linkonce_odr @linkonce_odr() { llvm.return }
llvm.func weak @weak() { llvm.return }
llvm.func extern_weak @extern_weak()
llvm.func available_externally @available_externally() { llvm.return }
llvm.mlir.global @g() : i32
llvm.mlir.global external @initialized(1 : i32) : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global linkonce hidden @linkonce(0 : i32) : i32
llvm.mlir.alias external @alias : i32 { %0 = llvm.mlir.addressof @initialized : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
module { llvm.func @inner() { llvm.return } }
func.func @other() { return }
