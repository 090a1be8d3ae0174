// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics
// DIFFERS: upstream writes what LLVM refuses or crashes at, or its LLVM verifier reports it without a location.

// An intrinsic gives what LLVM says, whatever the operation says; uses that do not fit are errors.

llvm.func @f(%f: f32, %i: i32) -> f32 {
  // expected-note@below {{LLVM's intrinsic gives another type than the result of 'llvm.intr.ldexp' has here}}
  %1 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> i32
  // expected-error@below {{UIToFP source must be integer or integer vector}}
  %2 = llvm.uitofp nneg %1 : i32 to f32
  llvm.return %2 : f32
}

// -----

llvm.func @f(%f: f32, %i: i32) -> i32 {
  // expected-note@below {{LLVM's intrinsic gives another type than the result of 'llvm.intr.ldexp' has here}}
  %1 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> i32
  // expected-error@below {{Function return type does not match operand type of return inst!}}
  llvm.return %1 : i32
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-note@below {{LLVM's intrinsic gives another type than the result of 'llvm.intr.eh.typeid.for' has here}}
  %1 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i1
  // expected-error@below {{Switch constants must all be same type as switch value!}}
  llvm.switch %1 : i1, ^bb1 [
    -1: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.none : !llvm.token
  // expected-error@below {{intrinsics have no names for tokens and labels}}
  %1 = "llvm.intr.is.constant"(%0) : (!llvm.token) -> i1
  llvm.return
}

// -----

llvm.func @f(%f: f32, %i: i32) {
  // expected-note@below {{LLVM's intrinsic gives another type than the result of 'llvm.intr.ldexp' has here}}
  %1 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> i32
  // expected-error@below {{Call parameter type does not match function signature!}}
  llvm.inline_asm "", "r" %1 : (i32) -> ()
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = <>>
#var = #llvm.di_local_variable<scope = #sp, name = "v", file = #file, line = 1>

llvm.func @f(%f: f32, %i: i32) {
  %1 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %1 : !llvm.ptr
  // expected-error@below {{location of #dbg_declare must be a pointer or int}}
  llvm.return
} loc(fused<#sp>["f"])
