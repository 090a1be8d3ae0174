// Attributes of functions, arguments, calls and returns.
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm --mlir-print-op-generic
// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv

func.func private @callee(i32) -> i32

func.func @calls(%a: i32, %f: (i32) -> i32) -> i32 attributes {tag = "x"} {
  %0 = call @callee(%a) {no_inline, tag = "x"} : (i32) -> i32
  %1 = call @callee(%0) {CConv = #llvm.cconv<fastcc>, no_unwind, will_return, tag = "x"} : (i32) -> i32
  %2 = call_indirect %f(%1) {CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<tail>, tag = "x"} : (i32) -> i32
  %3 = constant {tag = "x"} @callee : (i32) -> i32
  return {tag = "x"} %2 : i32
}

func.func @linkage(%a: i32) attributes {linkage = #llvm.linkage<internal>} {
  return
}

func.func @linkage_of_wrapper(%a: memref<?xi32>) attributes {linkage = #llvm.linkage<weak>, llvm.emit_c_interface} {
  return
}

func.func private @linkage_of_declaration(memref<2xi32>) attributes {linkage = #llvm.linkage<extern_weak>, llvm.emit_c_interface}

// Types in attributes are converted where LLVM has them.
func.func @types(%a: !llvm.ptr {llvm.byval = index}, %b: !llvm.ptr {llvm.byref = index, test.type = index}, %c: !llvm.ptr {llvm.inalloca = index}) -> (index {test.type = index}) {
  %0 = arith.constant 1 : index
  return %0 : index
}

func.func private @sret(!llvm.ptr {llvm.sret = index}, i32 {test.type = tuple<i32>}, !llvm.ptr {llvm.elementtype = index})

// What is split has no place for them.
func.func @split(%a: memref<?xi32> {llvm.noalias}, %b: i32 {llvm.noundef}) {
  return
}

func.func private @only_split(memref<?xi32> {llvm.noalias})
