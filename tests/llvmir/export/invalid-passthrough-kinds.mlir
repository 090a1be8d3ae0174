// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: what LLVM refuses is reported at the operation; upstream says it without a location, or not at all.

llvm.func @f() attributes {passthrough = ["readnone"]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = ["readonly"]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = ["writeonly"]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["align", "8"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = ["builtin"]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["allockind", "3"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["allockind", "0"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["allockind", "12"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["allockind", "25"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = ["patchable-function-entry-section"]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = ["alloc-variant-zeroed"]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["alignstack", "0"]]} {
  llvm.return
}

// -----

llvm.func @f() attributes {passthrough = [["alignstack", "-1"]]} {
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) {target_specific_attrs = ["noalias"]} : i32

// -----

llvm.mlir.global @g(1 : i32) {target_specific_attrs = [["dereferenceable", "8"]]} : i32

// -----

llvm.func @f(f64) attributes {passthrough = [["no-infs-fp-math", "abc"]]}

// -----

llvm.func @f(f64) attributes {passthrough = [["use-sample-profile", "1"]]}

// -----

llvm.func @f(f64) attributes {passthrough = ["modular-format"]}

// -----

llvm.func @f(f64) attributes {passthrough = [["vector-function-abi-variant", "abc"]]}

// -----

llvm.func @f(f64) attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2vv_sin"]]}
