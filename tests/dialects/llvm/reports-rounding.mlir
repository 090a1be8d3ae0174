// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// The rounding mode `invalid` can be written.

%a = "t.v"() : () -> f64
%b = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = -1 : i64}> : (f64) -> f32
// -----
%a = "t.v"() : () -> f64
%b = "llvm.intr.experimental.constrained.fptrunc"(%a) {fpExceptionBehavior = 0 : i64, roundingmode = -1 : i64} : (f64) -> f32
// -----
%a = "t.v"() : () -> f64
%b = llvm.intr.experimental.constrained.fptrunc %a invalid ignore : f64 to f32
// -----
%a = "t.v"() : () -> f64
%b = llvm.intr.experimental.constrained.fptrunc %a foo ignore : f64 to f32
// -----
%a = "t.v"() : () -> f64
%b = llvm.intr.experimental.constrained.fptrunc %a "invalid" ignore : f64 to f32
// -----
%a = "t.v"() : () -> f64
%b = llvm.intr.experimental.constrained.fptrunc %a 3 ignore : f64 to f32
// -----
%a = "t.v"() : () -> f64
%b = llvm.intr.experimental.constrained.fptrunc %a upward foo : f64 to f32
// -----
%a = "t.v"() : () -> f64
%b = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 5 : i64}> : (f64) -> f32
// -----
%a = "t.v"() : () -> f64
%b = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 9 : i64, roundingmode = -2 : i64}> : (f64) -> f32
// -----
%a = "t.v"() : () -> f64
%b = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 9 : i64, roundingmode = 1 : i64}> : (f64) -> f32
// -----
%a = "t.v"() : () -> f64
%b = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 1 : i64, roundingmode = 1 : i32}> : (f64) -> f32
