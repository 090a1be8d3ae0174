// RUN: terrace opt %s --arith-expand="include-bf16 include-f8e8m0 include-f4e2m1"
// RUN: terrace opt %s --arith-expand=include-bf16
// RUN: terrace opt %s --arith-expand=include-f8e8m0
// RUN: terrace opt %s --arith-expand=include-f4e2m1

// Every expansion, with each of its options.

func.func @ceildivi(%a: i32, %b: i32) -> i32 { %r = arith.ceildivsi %a, %b : i32 return %r : i32 }
func.func @ceildivix(%a: index, %b: index) -> index { %r = arith.ceildivsi %a, %b : index return %r : index }
func.func @ceildivu(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> { %r = arith.ceildivui %a, %b : vector<4xi32> return %r : vector<4xi32> }
func.func @floordiv(%a: i64, %b: i64) -> i64 { %r = arith.floordivsi %a, %b : i64 return %r : i64 }
func.func @maxf(%a: f32, %b: f32) -> (f32,f32,f32,f32) {
 %r = arith.maximumf %a, %b fastmath<nnan> : f32
 %s = arith.minimumf %a, %b : f32
 %t = arith.maxnumf %a, %b : f32
 %u = arith.minnumf %a, %b : f32
 return %r,%s,%t,%u : f32,f32,f32,f32 }
func.func @maxv(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
 %r = arith.maximumf %a, %b : vector<2xf32>
 %s = arith.minnumf %a, %r : vector<2xf32>
 return %s : vector<2xf32> }
func.func @bf(%a: bf16, %b: vector<4xbf16>) -> (f32, vector<4xf32>) {
 %r = arith.extf %a : bf16 to f32
 %s = arith.extf %b : vector<4xbf16> to vector<4xf32>
 return %r, %s : f32, vector<4xf32> }
func.func @bft(%a: f32, %b: vector<4xf32>) -> (bf16, vector<4xbf16>) {
 %r = arith.truncf %a : f32 to bf16
 %s = arith.truncf %b : vector<4xf32> to vector<4xbf16>
 return %r, %s : bf16, vector<4xbf16> }
func.func @bft64(%a: f64) -> (bf16) {
 %r = arith.truncf %a : f64 to bf16
 return %r : bf16 }
func.func @bfe64(%a: bf16) -> (f64) {
 %r = arith.extf %a : bf16 to f64
 return %r : f64 }
func.func @e8(%a: f8E8M0FNU) -> (f32, f64, f16, bf16) {
 %r = arith.extf %a : f8E8M0FNU to f32
 %s = arith.extf %a : f8E8M0FNU to f64
 %t = arith.extf %a fastmath<nnan> : f8E8M0FNU to f16
 %u = arith.extf %a : f8E8M0FNU to bf16
 return %r,%s,%t,%u : f32, f64,f16,bf16 }
func.func @e8t(%a: f32, %b: f64, %c: f16, %d: bf16) -> (f8E8M0FNU,f8E8M0FNU,f8E8M0FNU,f8E8M0FNU) {
 %r = arith.truncf %a : f32 to f8E8M0FNU
 %s = arith.truncf %b : f64 to f8E8M0FNU
 %t = arith.truncf %c : f16 to f8E8M0FNU
 %u = arith.truncf %d : bf16 to f8E8M0FNU
 return %r,%s,%t,%u : f8E8M0FNU,f8E8M0FNU,f8E8M0FNU,f8E8M0FNU }
func.func @f4(%a: f4E2M1FN) -> (f32, f16, f16) {
 %r = arith.extf %a : f4E2M1FN to f32
 %t = arith.extf %a : f4E2M1FN to f16
 return %r,%t,%t : f32, f16,f16}
func.func @f4t(%a: f32, %b: f64, %c: f16) -> (f4E2M1FN,f4E2M1FN,f4E2M1FN) {
 %r = arith.truncf %a : f32 to f4E2M1FN
 %t = arith.truncf %c : f16 to f4E2M1FN
 return %r,%t,%t : f4E2M1FN,f4E2M1FN,f4E2M1FN }
func.func @sc(%a: f8E5M2, %s: f8E8M0FNU, %t: f32, %b: f4E2M1FN) -> (f32, f16, f32) {
 %r = arith.scaling_extf %a, %s : f8E5M2, f8E8M0FNU to f32
 %r2 = arith.scaling_extf %b, %s : f4E2M1FN, f8E8M0FNU to f16
 %r3 = arith.scaling_extf %b, %t fastmath<nnan> : f4E2M1FN, f32 to f32
 return %r, %r2, %r3 : f32, f16, f32 }
func.func @sct(%a: f32, %s: f8E8M0FNU, %t: f32, %b: f64) -> (f8E5M2, f4E2M1FN, f4E2M1FN) {
 %r = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f8E5M2
 %r3 = arith.scaling_truncf %a, %t to_nearest_even fastmath<nnan> : f32, f32 to f4E2M1FN
 return %r, %r3, %r3 : f8E5M2, f4E2M1FN, f4E2M1FN }
func.func @integers(%a: i32, %b: i32, %v: vector<2x[4]xindex>) -> (i32, i32, i32, i32, vector<2x[4]xindex>) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.minui %a, %b : i32
  %4 = arith.minsi %v, %v : vector<2x[4]xindex>
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, vector<2x[4]xindex>
}
// DIFFERS: upstream's expansion of maximumf and minimumf ignores signs of zeros.
