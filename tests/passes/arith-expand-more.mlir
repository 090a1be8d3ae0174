// RUN: terrace opt %s --arith-expand="include-bf16 include-f8e8m0 include-f4e2m1"
// RUN: terrace opt %s --arith-expand

// Vectors, fast-math flags, rounding modes, folding, operations in regions.

func.func @vec(%a: vector<2x3xf4E2M1FN>, %b: vector<[4]xf32>, %c: vector<4xf8E8M0FNU>, %d: tensor<4xbf16>) -> (vector<2x3xf32>, vector<[4]xf4E2M1FN>, vector<4xf16>, tensor<4xf32>) {
 %r = arith.extf %a fastmath<nnan> : vector<2x3xf4E2M1FN> to vector<2x3xf32>
 %s = arith.truncf %b fastmath<contract> : vector<[4]xf32> to vector<[4]xf4E2M1FN>
 %t = arith.extf %c {foo} : vector<4xf8E8M0FNU> to vector<4xf16>
 %u = arith.extf %d : tensor<4xbf16> to tensor<4xf32>
 return %r, %s, %t, %u : vector<2x3xf32>, vector<[4]xf4E2M1FN>, vector<4xf16>, tensor<4xf32> }
func.func @modes(%a: f32, %b: f16) -> (f4E2M1FN, f4E2M1FN, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
 %r = arith.truncf %a upward : f32 to f4E2M1FN
 %s = arith.truncf %b toward_zero fastmath<nnan> : f16 to f4E2M1FN
 %t = arith.truncf %a fastmath<nnan> : f32 to f8E8M0FNU
 %u = arith.truncf %b fastmath<nnan> : f16 to f8E8M0FNU
 %d = arith.constant 1.0 : f64
 %v = arith.truncf %d to_nearest_away : f64 to f8E8M0FNU
 return %r, %s, %t, %u, %v : f4E2M1FN, f4E2M1FN, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU }
func.func @folds(%a: f32) -> (i32, f32, bf16, f32, f32) {
 %c7 = arith.constant 7 : i32
 %c2 = arith.constant -2 : i32
 %r = arith.ceildivsi %c7, %c2 : i32
 %f = arith.constant 1.5 : f32
 %m = arith.maximumf %f, %f : f32
 %t = arith.truncf %f : f32 to bf16
 %e = arith.extf %t : bf16 to f32
 %n = arith.maxnumf %m, %e : f32
 return %r, %m, %t, %e, %n : i32, f32, bf16, f32, f32 }
func.func @wide(%a: i1, %b: i200, %c: vector<2xi128>) -> (i1, i200, vector<2xi128>) {
 %r = arith.ceildivsi %a, %a {x} : i1
 %s = arith.ceildivui %b, %b : i200
 %t = arith.ceildivsi %c, %c : vector<2xi128>
 return %r, %s, %t : i1, i200, vector<2xi128> }
func.func @bfscale(%a: bf16, %b: bf16, %c: f8E4M3FN, %d: vector<2xf16>, %e: vector<2xf32>) -> (f4E2M1FN, f64, vector<2xf8E4M3FN>) {
 %r = arith.scaling_truncf %a, %b : bf16, bf16 to f4E2M1FN
 %s = arith.scaling_extf %c, %a : f8E4M3FN, bf16 to f64
 %t = arith.scaling_truncf %e, %d {q}: vector<2xf32>, vector<2xf16> to vector<2xf8E4M3FN>
 return %r, %s, %t : f4E2M1FN, f64, vector<2xf8E4M3FN> }
func.func @nested(%m: memref<4xf32>, %i: index, %x: f32, %y: index) {
 scf.for %k = %i to %i step %i {
   %0 = memref.load %m[%k] : memref<4xf32>
   %1 = arith.maxnumf %0, %x : f32
   %2 = arith.floordivsi %k, %y : index
   memref.store %1, %m[%2] : memref<4xf32>
 }
 return }
func.func @folded(%m: memref<*xi32, 3>) -> memref<*xi32, 3> {
 %0 = memref.memory_space_cast %m : memref<*xi32, 3> to memref<*xi32, 3>
 return %0 : memref<*xi32, 3> }
