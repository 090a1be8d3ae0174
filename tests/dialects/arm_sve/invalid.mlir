// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @a(%a: vector<[4]xi32>, %b: vector<16xi8>) {
// expected-error@+1 {{'arm_sve.sdot' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8, but got 'vector<16xi8>'}}
%0 = arm_sve.sdot %a, %b, %b : vector<16xi8> to vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[4]xi32>, %b: vector<[32]xi8>) {
// expected-error@+1 {{'arm_sve.sdot' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8, but got 'vector<[32]xi8>'}}
%0 = arm_sve.sdot %a, %b, %b : vector<[32]xi8> to vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[8]xi32>, %b: vector<[16]xi8>) {
// expected-error@+1 {{'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<[8]xi32>'}}
%0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[8]xi32>
return }

// -----

func.func @a(%a: vector<[8]xi32>, %b: vector<[16]xi8>) {
// expected-error@+1 {{custom op 'arm_sve.sdot' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
%0 = arm_sve.sdot %a, %b, %b : i32 to vector<[8]xi32>
return }

// -----

func.func @a(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %c: vector<2x[8]xi8>) {
// expected-error@+1 {{'arm_sve.sdot' op failed to verify that all of {src1, src2} have same type}}
%0 = "arm_sve.sdot"(%a, %b, %c) : (vector<[4]xi32>, vector<[16]xi8>, vector<2x[8]xi8>) -> vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %c: vector<2x[8]xi8>) {
// expected-error@+1 {{'arm_sve.sdot' op failed to verify that all of {acc, dst} have same type}}
%0 = "arm_sve.sdot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]xi64>
return }

// -----

func.func @a(%a: vector<[2]xi64>, %b: vector<[16]xi8>) {
// expected-error@+1 {{'arm_sve.smmla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<[2]xi64>'}}
%0 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[2]xi64>
return }

// -----

func.func @a(%a: vector<[4]xi32>, %b: vector<[8]xi16>) {
// expected-error@+1 {{'arm_sve.ummla' op operand #1 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<[8]xi16>'}}
%0 = arm_sve.ummla %a, %b, %b : vector<[8]xi16> to vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[4]xi32>, %b: vector<[8]xi16>) {
// expected-error@+1 {{'arm_sve.usmmla' op operand #1 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<[8]xi16>'}}
%0 = arm_sve.usmmla %a, %b, %b : vector<[8]xi16> to vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[4]xf32>, %b: vector<[8]xf16>) {
// expected-error@+1 {{'arm_sve.intr.bfmmla' op operand #1 must be scalable vector of bfloat16 type values of length 8, but got 'vector<[8]xf16>'}}
%0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xf16> to vector<[4]xf32>
return }

// -----

func.func @a(%a: vector<[16]xi1>, %b: vector<[8]xf16>) {
// expected-error@+1 {{custom op 'arm_sve.convert_from_svbool' 'result' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[3]xi1>'}}
%0 = arm_sve.convert_from_svbool %a : vector<[3]xi1>
return }

// -----

func.func @a(%a: vector<[16]xi1>, %b: vector<[8]xf16>) {
// expected-error@+1 {{custom op 'arm_sve.convert_from_svbool' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
%0 = arm_sve.convert_from_svbool %a : i32
return }

// -----

func.func @a(%a: vector<[16]xi1>, %b: vector<[8]xf16>) {
// expected-error@+1 {{custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[8]xf16>'}}
%0 = arm_sve.convert_to_svbool %b : vector<[8]xf16>
return }

// -----

func.func @a(%a: vector<[16]xi1>, %b: vector<[8]x[4]xi1>) {
// expected-error@+1 {{custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[8]x[4]xi1>'}}
%0 = arm_sve.convert_to_svbool %b : vector<[8]x[4]xi1>
return }

// -----

func.func @a(%a: vector<16xi1>, %b: vector<8xi1>) {
// expected-error@+1 {{custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<8xi1>'}}
%0 = arm_sve.convert_to_svbool %b : vector<8xi1>
return }

// -----

func.func @a(%b: vector<[8]xi1>) {
// expected-error@+1 {{'arm_sve.convert_to_svbool' op failed to verify that expected corresponding svbool type widened to [16]xi1}}
%0 = "arm_sve.convert_to_svbool"(%b) : (vector<[8]xi1>) -> vector<2x[16]xi1>
return }

// -----

func.func @a(%b: vector<[8]xi1>) {
// expected-error@+1 {{'arm_sve.convert_to_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<[8]xi1>'}}
%0 = "arm_sve.convert_to_svbool"(%b) : (vector<[8]xi1>) -> vector<[8]xi1>
return }

// -----

func.func @a(%b: vector<2x[16]xi1>) {
// expected-error@+1 {{'arm_sve.convert_from_svbool' op failed to verify that expected corresponding svbool type widened to [16]xi1}}
%0 = "arm_sve.convert_from_svbool"(%b) : (vector<2x[16]xi1>) -> vector<[8]xi1>
return }

// -----

func.func @a(%b: vector<[8]xi8>) {
// expected-error@+1 {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[8]xi8>'}}
%0, %1 = arm_sve.zip.x2 %b, %b : vector<[8]xi8>
return }

// -----

func.func @a(%b: vector<16xi8>) {
// expected-error@+1 {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<16xi8>'}}
%0, %1 = arm_sve.zip.x2 %b, %b : vector<16xi8>
return }

// -----

func.func @a(%b: vector<[16]xi8>, %c: vector<[8]xi16>) {
// expected-error@+1 {{'arm_sve.zip.x2' op failed to verify that all of {sourceV1, sourceV2, resultV1, resultV2} have same type}}
%0, %1 = "arm_sve.zip.x2"(%b, %c) : (vector<[16]xi8>, vector<[8]xi16>) -> (vector<[16]xi8>, vector<[16]xi8>)
return }

// -----

func.func @a(%b: vector<[16]xi8>, %c: vector<[8]xi16>) {
// expected-error@+1 {{'arm_sve.zip.x4' op failed to verify that all of {sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4} have same type}}
%0:4 = "arm_sve.zip.x4"(%b, %b, %b, %b) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[8]xi16>)
return }

// -----

func.func @a(%b: i32) {
// expected-error@+1 {{'arm_sve.zip.x4' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'i32'}}
%0:4 = arm_sve.zip.x4 %b, %b, %b, %b : i32
return }

// -----

func.func @a(%p: vector<[3]xi1>, %q: vector<[4]xi1>, %i: index) {
// expected-error@+1 {{'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<[3]xi1>'}}
%0 = arm_sve.psel %p, %q[%i] : vector<[3]xi1>, vector<[4]xi1>
return }

// -----

func.func @a(%p: vector<2x[2]xi1>, %q: vector<[4]xi1>, %i: index) {
// expected-error@+1 {{'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<2x[2]xi1>'}}
%0 = arm_sve.psel %p, %q[%i] : vector<2x[2]xi1>, vector<[4]xi1>
return }

// -----

func.func @a(%p: vector<[4]xi1>, %q: vector<4xi1>, %i: index) {
// expected-error@+1 {{'arm_sve.psel' op operand #1 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<4xi1>'}}
%0 = arm_sve.psel %p, %q[%i] : vector<[4]xi1>, vector<4xi1>
return }

// -----

func.func @a(%p: vector<[4]xi1>, %q: vector<[4]xi1>, %i: index) {
// expected-error@+1 {{'arm_sve.psel' op failed to verify that all of {p1, result} have same type}}
%0 = "arm_sve.psel"(%p, %q, %i) : (vector<[4]xi1>, vector<[4]xi1>, index) -> vector<[8]xi1>
return }

// -----

func.func @a(%m: vector<[8]xi1>, %a: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.masked.addi' op failed to verify that mask has i1 element type and same shape as operands}}
%0 = arm_sve.masked.addi %m, %a, %a : vector<[8]xi1>, vector<[4]xi32>
return }

// -----

func.func @a(%m: vector<[4]xi1>, %a: vector<[4]xf32>) {
// expected-error@+1 {{'arm_sve.masked.subi' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<[4]xf32>'}}
%0 = arm_sve.masked.subi %m, %a, %a : vector<[4]xi1>, vector<[4]xf32>
return }

// -----

func.func @a(%m: vector<[4]xi1>, %a: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.masked.divf' op operand #1 must be scalable vector of floating-point values, but got 'vector<[4]xi32>'}}
%0 = arm_sve.masked.divf %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
return }

// -----

func.func @a(%m: vector<4xi1>, %a: vector<4xf32>) {
// expected-error@+1 {{'arm_sve.masked.mulf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<4xi1>'}}
%0 = arm_sve.masked.mulf %m, %a, %a : vector<4xi1>, vector<4xf32>
return }

// -----

func.func @a(%m: vector<[4]xi1>, %a: vector<[4]xf32>, %b: vector<[4]xf64>) {
// expected-error@+1 {{'arm_sve.masked.mulf' op failed to verify that all of {src1, src2, res} have same type}}
%0 = "arm_sve.masked.mulf"(%m, %a, %b) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf64>) -> vector<[4]xf32>
return }

// -----

func.func @a(%m: vector<[4]xi1>, %a: vector<[4]xi4>) {
// expected-error@+1 {{'arm_sve.masked.muli' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<[4]xi4>'}}
%0 = arm_sve.masked.muli %m, %a, %a : vector<[4]xi1>, vector<[4]xi4>
return }

// -----

func.func @a(%a: vector<[4]xi8>) {
// expected-error@+1 {{'arm_sve.dupq_lane' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[4]xi8>'}}
%0 = arm_sve.dupq_lane %a[1] : vector<[4]xi8>
return }

// -----

func.func @a(%a: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.dupq_lane' op requires attribute 'lane'}}
%0 = "arm_sve.dupq_lane"(%a) : (vector<[4]xi32>) -> vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.dupq_lane' op attribute 'lane' failed to satisfy constraint: 64-bit signless integer attribute}}
%0 = "arm_sve.dupq_lane"(%a) <{lane = 1 : i32}> : (vector<[4]xi32>) -> vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.dupq_lane' op failed to verify that all of {src, dst} have same type}}
%0 = "arm_sve.dupq_lane"(%a) <{lane = 1}> : (vector<[4]xi32>) -> vector<[4]xf32>
return }

// -----

func.func @a(%a: vector<4xi32>) {
// expected-error@+1 {{'arm_sve.intr.add' op operand #0 must be scalable vector of any type values, but got 'vector<4xi32>'}}
%0 = "arm_sve.intr.add"(%a, %a, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
return }

// -----

func.func @a(%a: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.intr.add' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%0 = "arm_sve.intr.add"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> index
return }

// -----

func.func @a(%a: vector<[4]xi1>) {
// expected-error@+1 {{'arm_sve.intr.convert.from.svbool' op operand #0 must be vector<[16]xi1>, but got 'vector<[4]xi1>'}}
%0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[4]xi1>) -> vector<[4]xi1>
return }

// -----

func.func @a(%a: vector<[16]xi1>) {
// expected-error@+1 {{'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>}}
%0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> vector<[3]xi1>
return }

// -----

func.func @a(%a: vector<[4]xi1>) {
// expected-error@+1 {{'arm_sve.intr.convert.to.svbool' op failed to verify that 'res' is vector<[16]xi1>}}
%0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[4]xi1>) -> vector<[4]xi1>
return }

// -----

func.func @a(%a: vector<[3]xi1>) {
// expected-error@+1 {{'arm_sve.intr.convert.to.svbool' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<[3]xi1>'}}
%0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[3]xi1>) -> vector<[16]xi1>
return }

// -----

func.func @a(%a: vector<[16]xi1>, %i: i32) {
// expected-error@+1 {{'arm_sve.intr.psel' op failed to verify that 'res' is vector<[16]xi1>}}
%0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[8]xi1>
return }

// -----

func.func @a(%a: vector<[16]xi1>, %i: i64) {
// expected-error@+1 {{'arm_sve.intr.psel' op operand #2 must be 32-bit signless integer, but got 'i64'}}
%0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i64) -> vector<[16]xi1>
return }

// -----

func.func @a(%i: i64) {
// expected-error@+1 {{'arm_sve.intr.whilelt' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>}}
%0 = "arm_sve.intr.whilelt"(%i, %i) : (i64, i64) -> vector<[5]xi1>
return }

// -----

func.func @a(%i: i32) {
// expected-error@+1 {{'arm_sve.intr.whilelt' op operand #0 must be 64-bit signless integer, but got 'i32'}}
%0 = "arm_sve.intr.whilelt"(%i, %i) : (i32, i32) -> vector<[4]xi1>
return }

// -----

func.func @a(%i: vector<2x[4]xi32>) {
// expected-error@+1 {{'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<2x[4]xi32>'}}
%0 = "arm_sve.intr.dupq_lane"(%i) {lane = 2} : (vector<2x[4]xi32>) -> vector<2x[4]xi32>
return }

// -----

func.func @a(%i: vector<4xi32>) {
// expected-error@+1 {{'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<4xi32>'}}
%0 = "arm_sve.intr.dupq_lane"(%i) {lane = 2} : (vector<4xi32>) -> vector<4xi32>
return }

// -----

func.func @a(%i: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.intr.dupq_lane' op requires attribute 'lane'}}
%0 = "arm_sve.intr.dupq_lane"(%i) : (vector<[4]xi32>) -> vector<[4]xi32>
return }

// -----

func.func @a(%i: vector<[4]xi32>) {
// expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
%0 = "arm_sve.intr.zip.x2"(%i, %i) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
return }

// -----

func.func @a(%i: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.intr.zip.x2' op result #0 must be LLVM dialect-compatible type, but got 'tensor<2xi32>'}}
%0 = "arm_sve.intr.zip.x2"(%i, %i) : (vector<[4]xi32>, vector<[4]xi32>) -> tensor<2xi32>
return }

// -----

func.func @a(%i: vector<4xi32>, %j: vector<[4]xi32>) {
// expected-error@+1 {{'arm_sve.intr.zip.x4' op operand #3 must be scalable vector of any type values, but got 'vector<4xi32>'}}
%0 = "arm_sve.intr.zip.x4"(%j, %j, %j, %i) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<4xi32>) -> vector<[4]xi32>
return }

// -----

func.func @a(%a: vector<[16]xi1>) {
// expected-error@+1 {{'arm_sve.intr.convert.from.svbool' op result #0 must be LLVM dialect-compatible type, but got 'vector<2x[4]xi1>'}}
%0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> vector<2x[4]xi1>
return }

// -----

func.func @a(%a: vector<[16]xi1>) {
// expected-error@+1 {{'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>}}
%0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> i32
return }
