// RUN: terrace opt %s --convert-nvvm-to-llvm --verify-diagnostics
// DIFFERS: MLIR gives a placeholder without a value the number of some other register, or of none, and makes a struct inside the struct of all outputs, which is no valid assembly.

llvm.func @placeholders(%a: f32) -> f32 {
  // expected-error @below {{'{$r1}' stands for no value}}
  %0 = nvvm.inline_ptx "x {$w0}, {$r1};" ro(%a : f32) -> f32
  // expected-error @below {{'{$w1}' stands for no value}}
  %1 = nvvm.inline_ptx "x {$w1}, {$r0};" ro(%a : f32) -> f32
  // expected-error @below {{'{$rw0}' stands for no value}}
  %2 = nvvm.inline_ptx "x {$w0}, {$rw0};" ro(%a : f32) -> f32
  // expected-error @below {{'{$r99999999999999999999}' stands for no value}}
  %3 = nvvm.inline_ptx "x {$w0}, {$r99999999999999999999};" ro(%a : f32) -> f32
  llvm.return %0 : f32
}

llvm.func @struct_beside_others(%s: !llvm.struct<(f32, f32)>, %n: i32) {
  // expected-error @below {{a struct is written besides other values}}
  %0:2 = nvvm.inline_ptx "x" -> !llvm.struct<(f32, f32)>, i32
  llvm.return
}
