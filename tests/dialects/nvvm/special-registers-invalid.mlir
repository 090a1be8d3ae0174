// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.warpsize' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.warpsize range <i32, 32, 32> : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (18446744073709551615) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i64, -5, -5> : i64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
  %1 = nvvm.read.ptx.sreg.tid.x range <i32, -1, -1> : i32
  // expected-error@+1 {{'nvvm.read.ptx.sreg.tid.y' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (255) value! This is an invalid constant range.}}
  %2 = nvvm.read.ptx.sreg.tid.y range <i8, 1, 1> : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.tid.x' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = nvvm.read.ptx.sreg.tid.x : index
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.tid.x' op attribute 'range' failed to satisfy constraint: A range of two integers, corresponding to LLVM's ConstantRange}}
  %0 = "nvvm.read.ptx.sreg.tid.x"() {range = 3 : i32} : () -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{invalid properties {range = 3 : i32} for op nvvm.read.ptx.sreg.tid.x: Invalid attribute `range` in property conversion: 3 : i32}}
  %0 = "nvvm.read.ptx.sreg.tid.x"() <{range = 3 : i32}> : () -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.tid.x' op requires one result}}
  "nvvm.read.ptx.sreg.tid.x"() : () -> ()
  llvm.return
}
