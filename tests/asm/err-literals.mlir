// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// Numbers and symbols that are not complete; numbers that are too great for a double are infinite.

#m = affine_map<(d0) -> (symbol(d0))>
"t.o"() {a = #m} : () -> ()

// -----

#m = affine_map<(d0) -> (%d0)>
"t.o"() {a = #m} : () -> ()

// -----

#m = affine_map<(symbol) -> (symbol)>
"t.o"() {a = #m} : () -> ()

// -----

#m = affine_map<(d0) -> (symbol(%d0))>
"t.o"() {a = #m} : () -> ()

// -----

"t.o"() {a = dense<[-x]> : tensor<1xi32>} : () -> ()

// -----

"t.o"() {a = dense<-true> : tensor<1xi32>} : () -> ()

// -----

"t.o"() {a = dense<--1> : tensor<1xi32>} : () -> ()

// -----

"t.o"() {a = dense<-"x"> : tensor<1xi32>} : () -> ()

// -----

"t.o"() {a = array<i32: -x>} : () -> ()

// -----

"t.o"() {a = array<f32: -x>} : () -> ()

// -----

"t.o"() {a = -x} : () -> ()

// -----

"t.o"() {a = 1.0e400} : () -> ()

// -----

"t.o"() {a = 1.0e400 : f32} : () -> ()

// -----

"t.o"() {a = dense<1.0e400> : tensor<2xf32>} : () -> ()

// -----

"t.o"() {a = dense<[1.0e400, 2.0]> : tensor<2xf32>} : () -> ()

// -----

"t.o"() {a = array<f32: 1.0e400>} : () -> ()

// -----

"t.o"() {a = dense<1.0e40000000000000000000000000> : tensor<2xf64>} : () -> ()

// -----

"t.o"() {a = dense<1.0e-40000000000000000000000000> : tensor<2xf64>} : () -> ()

// -----

"t.o"() {a = 1.0e-40000000000000000000000000} : () -> ()

// -----

"t.o"() {a = 1.0e-400} : () -> ()

// -----

"t.o"() {a = 1.0e400 : f80} : () -> ()

// -----

"t.o"() {a = 1.0e} : () -> ()

// -----

"t.o"() {a = 1.0e+} : () -> ()

// -----

"t.o"() {a = dense<1.0e> : tensor<2xf64>} : () -> ()

// -----

"t.o"() {a = #t.x<"abc} : () -> ()

// -----

"t.o"() {a = #t.x<"abc>} : () -> ()

// -----

"t.o"() {a = #t.x<"a
bc">} : () -> ()

// -----

"t.o"() {a = #t.x<"\q">} : () -> ()

// -----

"t.o"() {a = #t.x<

// -----

"t.o"() {a = #t.x<a(b[

// -----

"t.o"() {a = #t.x<a(b]>} : () -> ()

// -----

"t.o"() {a = !t.x<

// -----

"t.o"() {a = #arith.foo} : () -> ()

// -----

"t.o"() {a = #dlti.foo} : () -> ()

// -----

"t.o"() {a = #llvm.foo} : () -> ()

// -----

"t.o"() {a = #builtin.foo} : () -> ()

// -----

"t.o"() {a = #cf.foo} : () -> ()

// -----

"t.o"() {a = #scf.foo} : () -> ()

// -----

"t.o"() {a = !llvm.foo} : () -> ()

// -----

"t.o"() {a = !llvm<"foo">} : () -> ()
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
