// Attributes of calls that LLVM's calls declare.
// RUN: terrace compile %s

func.func private @callee(i32) -> i32

func.func @calls(%a: i32) -> i32 {
  %0 = call @callee(%a) {no_inline} : (i32) -> i32
  %1 = call @callee(%0) {no_unwind, CConv = #llvm.cconv<fastcc>} : (i32) -> i32
  %2 = call @callee(%1) {TailCallKind = #llvm.tailcallkind<tail>} : (i32) -> i32
  return %2 : i32
}
