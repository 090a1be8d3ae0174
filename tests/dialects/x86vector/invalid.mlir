// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
// expected-error@+1 {{cannot use both src and constant_src}}
%0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<8xf32>) {
// expected-error@+1 {{failed to verify that src and dst have same type}}
%0 = x86vector.avx512.mask.compress %k, %a, %b : vector<16xf32>, vector<8xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
// expected-error@+1 {{failed to verify that constant_src and dst have same type}}
%0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<8xf32>} : vector<16xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
// expected-error@+1 {{custom op 'x86vector.avx512.mask.compress' 'x86vector.avx512.mask.compress' op attribute 'constant_src' failed to satisfy constraint: constant vector/tensor attribute}}
%0 = x86vector.avx512.mask.compress %k, %a {constant_src = 3.0 : f32} : vector<16xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
// expected-error@+1 {{'x86vector.avx512.mask.compress' op attribute 'constant_src' failed to satisfy constraint: constant vector/tensor attribute}}
%0 = "x86vector.avx512.mask.compress"(%k, %a) {constant_src = 3.0 : f32} : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
// expected-error@+1 {{invalid properties {constant_src = 3.000000e+00 : f32} for op x86vector.avx512.mask.compress: Invalid attribute `constant_src` in property conversion: 3.000000e+00 : f32}}
%0 = "x86vector.avx512.mask.compress"(%k, %a) <{constant_src = 3.0 : f32}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
// expected-error@+1 {{failed to verify that constant_src and dst have same type}}
%0 = "x86vector.avx512.mask.compress"(%k, %a) <{constant_src = dense<5.0> : tensor<16xf32>}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
return }

// -----

func.func @a(%k: vector<8xi1>, %a: vector<16xf32>) {
// expected-error@+1 {{'x86vector.avx512.mask.compress' op failed to verify that `k` has the same number of bits as elements in `dst`}}
%0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<8xi1>, vector<16xf32>) -> vector<16xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<8xf32>) {
// expected-error@+1 {{'x86vector.avx512.mask.compress' op failed to verify that all of {a, dst} have same type}}
%0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<16xi1>, vector<8xf32>) -> vector<16xf32>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf16>) {
// expected-error@+1 {{custom op 'x86vector.avx512.mask.compress' 'dst' must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<16xf16>'}}
%0 = x86vector.avx512.mask.compress %k, %a : vector<16xf16>
return }

// -----

func.func @a(%k: vector<16xi1>, %a: vector<16xf16>) {
// expected-error@+1 {{custom op 'x86vector.avx512.mask.compress' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
%0 = x86vector.avx512.mask.compress %k, %a : f32
return }

// -----

func.func @a(%k: vector<4xi1>, %a: vector<4xf32>) {
// expected-error@+1 {{custom op 'x86vector.avx512.mask.compress' 'dst' must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<4xf32>'}}
%0 = x86vector.avx512.mask.compress %k, %a : vector<4xf32>
return }

// -----

func.func @a(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %j: i8) {
// expected-error@+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst}}
%0 = "x86vector.avx512.mask.rndscale"(%a, %i, %a, %j, %i) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>
return }

// -----

func.func @a(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %j: i8) {
// expected-error@+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that all of {src, a, dst} have same type}}
%0 = "x86vector.avx512.mask.rndscale"(%a, %i, %b, %j, %i) : (vector<16xf32>, i32, vector<8xf64>, i8, i32) -> vector<16xf32>
return }

// -----

func.func @a(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %j: i8) {
// expected-error@+1 {{'x86vector.avx512.mask.rndscale' op operand #3 must be 16-bit signless integer or 8-bit signless integer, but got 'i32'}}
%0 = "x86vector.avx512.mask.rndscale"(%a, %i, %b, %i, %i) : (vector<16xf32>, i32, vector<8xf64>, i32, i32) -> vector<16xf32>
return }

// -----

func.func @a(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %j: i8) {
// expected-error@+1 {{'x86vector.avx512.mask.scalef' op failed to verify that all of {src, a, b, dst} have same type}}
%0 = "x86vector.avx512.mask.scalef"(%a, %a, %b, %j, %i) : (vector<16xf32>, vector<16xf32>, vector<8xf64>, i8, i32) -> vector<16xf32>
return }

// -----

func.func @a(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %j: i8) {
// expected-error@+1 {{'x86vector.avx512.mask.scalef' op failed to verify that k has the same number of bits as elements in dst}}
%0 = "x86vector.avx512.mask.scalef"(%a, %a, %a, %j, %i) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i32) -> vector<16xf32>
return }

// -----

func.func @a(%a: vector<16xf32>, %b: vector<8xf64>, %i: i32, %j: i8) {
// expected-error@+1 {{'x86vector.avx512.mask.scalef' op operand #4 must be 32-bit signless integer, but got 'i8'}}
%0 = "x86vector.avx512.mask.scalef"(%a, %a, %a, %j, %j) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i8) -> vector<16xf32>
return }

// -----

func.func @a(%a: vector<16xf32>) {
// expected-error@+1 {{custom op 'x86vector.avx512.vp2intersect' 'a' must be vector of 32-bit signless integer or 64-bit signless integer values of length 16/8, but got 'vector<16xf32>'}}
%0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<16xf32>
return }

// -----

func.func @a(%a: vector<16xi32>, %b: vector<8xi64>) {
// expected-error@+1 {{'x86vector.avx512.vp2intersect' op failed to verify that all of {a, b} have same type}}
%0, %1 = "x86vector.avx512.vp2intersect"(%a, %b) : (vector<16xi32>, vector<8xi64>) -> (vector<16xi1>, vector<16xi1>)
return }

// -----

func.func @a(%a: vector<16xi32>, %b: vector<8xi64>) {
// expected-error@+1 {{'x86vector.avx512.vp2intersect' op failed to verify that k1 has the same number of bits as elements in a}}
%0, %1 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<8xi1>, vector<16xi1>)
return }

// -----

func.func @a(%a: vector<16xi32>, %b: vector<8xi64>) {
// expected-error@+1 {{'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b}}
%0, %1 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi1>)
return }

// -----

func.func @a(%a: vector<16xi32>, %b: vector<8xi64>) {
// expected-error@+1 {{'x86vector.avx512.vp2intersect' op result #1 must be vector of 1-bit signless integer values of length 16/8, but got 'vector<8xi32>'}}
%0, %1 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi32>)
return }

// -----

func.func @a(%s: vector<16xf32>, %a: vector<16xbf16>) {
// expected-error@+1 {{'x86vector.avx512.dot' op failed to verify that `a` has twice an many elements as `src`}}
%9 = x86vector.avx512.dot %s, %a, %a : vector<16xbf16> -> vector<16xf32>
return }

// -----

func.func @a(%s: vector<16xf32>, %a: vector<64xbf16>, %b: vector<32xf32>) {
// expected-error@+1 {{'x86vector.avx512.dot' op operand #0 must be vector of 32-bit float values of length 4/8/16, but got 'vector<32xf32>'}}
%9 = x86vector.avx512.dot %b, %a, %a : vector<64xbf16> -> vector<32xf32>
return }

// -----

func.func @a(%s: vector<16xf32>, %a: vector<32xbf16>, %b: vector<16xbf16>) {
// expected-error@+1 {{'x86vector.avx512.dot' op failed to verify that all of {a, b} have same type}}
%9 = "x86vector.avx512.dot"(%s, %a, %b) : (vector<16xf32>, vector<32xbf16>, vector<16xbf16>) -> vector<16xf32>
return }

// -----

func.func @a(%s: vector<16xf32>, %a: vector<32xbf16>, %b: vector<16xbf16>) {
// expected-error@+1 {{'x86vector.avx512.dot' op failed to verify that all of {src, dst} have same type}}
%9 = "x86vector.avx512.dot"(%s, %a, %a) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<8xf32>
return }

// -----

func.func @a(%a: vector<16xf32>) {
// expected-error@+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count}}
%10 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<8xbf16>
return }

// -----

func.func @a(%a: vector<16xf32>) {
// expected-error@+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op result #0 must be vector of bfloat16 type values of length 8/16, but got 'vector<16xf32>'}}
%10 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xf32>
return }

// -----

func.func @a(%a: vector<32xf32>) {
// expected-error@+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op operand #0 must be vector of 32-bit float values of length 8/16, but got 'vector<32xf32>'}}
%10 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<32xf32> -> vector<32xbf16>
return }

// -----

func.func @a(%a: vector<16xf32>) {
// expected-error@+1 {{custom op 'x86vector.avx512.cvt.packed.f32_to_bf16' invalid kind of type specified: expected builtin.vector, but found 'memref<16xf32>'}}
%10 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> memref<16xf32>
return }

// -----

func.func @a(%a: vector<4xf32>) {
// expected-error@+1 {{'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<4xf32>'}}
%10 = x86vector.avx.rsqrt %a : vector<4xf32>
return }

// -----

func.func @a(%a: vector<8xf32>) {
// expected-error@+1 {{'x86vector.avx.rsqrt' op requires the same type for all operands and results}}
%10 = "x86vector.avx.rsqrt"(%a) : (vector<8xf32>) -> vector<2x4xf32>
return }

// -----

func.func @a(%a: vector<8xf32>) {
// expected-error@+2 {{'x86vector.avx.rsqrt' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<[8]xf32>'}}
// expected-error@+1 {{'x86vector.avx.rsqrt' op failed to infer returned types}}
%10 = "x86vector.avx.rsqrt"(%a) : (vector<8xf32>) -> vector<[8]xf32>
return }

// -----

func.func @a(%a: vector<8xf64>) {
// expected-error@+1 {{'x86vector.avx.intr.dot' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<8xf64>'}}
%10 = x86vector.avx.intr.dot %a, %a : vector<8xf64>
return }

// -----

func.func @a(%a: vector<8xf32>, %b: vector<2x4xf32>) {
// expected-error@+1 {{'x86vector.avx.intr.dot' op requires the same type for all operands and results}}
%10 = "x86vector.avx.intr.dot"(%a, %b) : (vector<8xf32>, vector<2x4xf32>) -> vector<8xf32>
return }

// -----

func.func @a(%w: vector<8xi32>, %a: vector<16xi8>) {
// expected-error@+1 {{'x86vector.avx.dot.i8' op failed to verify that `a` has four times elements as `w`}}
%10 = x86vector.avx.dot.i8 %w, %a, %a : vector<16xi8> -> vector<8xi32>
return }

// -----

func.func @a(%w: vector<16xi32>, %a: vector<16xi8>) {
// expected-error@+1 {{'x86vector.avx.dot.i8' op operand #0 must be vector of 32-bit signless integer values of length 4/8, but got 'vector<16xi32>'}}
%10 = x86vector.avx.dot.i8 %w, %a, %a : vector<16xi8> -> vector<16xi32>
return }

// -----

func.func @a(%a: memref<1xf32>) {
// expected-error@+1 {{'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'memref<1xf32>'}}
%0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xf32> -> vector<8xf32>
return }

// -----

func.func @a(%a: memref<*xf16>) {
// expected-error@+1 {{custom op 'x86vector.avx.bcst_to_f32.packed' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf16>'}}
%0 = x86vector.avx.bcst_to_f32.packed %a : memref<*xf16> -> vector<8xf32>
return }

// -----

func.func @a(%a: memref<1xf16>) {
// expected-error@+1 {{'x86vector.avx.bcst_to_f32.packed' op result #0 must be vector of 32-bit float values of length 4/8, but got 'vector<16xf32>'}}
%0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xf16> -> vector<16xf32>
return }

// -----

func.func @a(%a: memref<1xf16>) {
// expected-error@+1 {{'x86vector.avx.cvt.packed.even.indexed_to_f32' op result #0 must be vector of 32-bit float values of length 4/8, but got 'vector<8xf16>'}}
%0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %a : memref<1xf16> -> vector<8xf16>
return }

// -----

func.func @a(%a: memref<1xf32>) {
// expected-error@+1 {{'x86vector.avx.cvt.packed.odd.indexed_to_f32' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'memref<1xf32>'}}
%0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %a : memref<1xf32> -> vector<8xf32>
return }

// -----

func.func @a(%a: vector<2x8xf32>, %k: vector<2xi1>) {
// expected-error@+1 {{'x86vector.avx512.mask.compress' op operand #0 must be vector of 1-bit signless integer values of length 16/8, but got 'vector<2xi1>'}}
%0 = x86vector.avx512.mask.compress %k, %a : vector<2x8xf32>
return }
