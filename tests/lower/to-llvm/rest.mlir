// RUN: terrace compile %s
// DIFFERS: upstream leaves several of these behind

func.func @mul(%m: memref<4xf32>, %n: memref<4xi32>, %i: index, %f: f32, %v: i32) -> (f32, i32, f32) {
  %0 = memref.atomic_rmw mulf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw muli %v, %n[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
    ^bb0(%old: f32):
      %s = arith.addf %old, %f : f32
      memref.atomic_yield %s : f32
  }
  return %0, %1, %2 : f32, i32, f32
}
func.func @ge64(%m: memref<4xf64>, %i: index, %f: f64) -> f64 {
  %2 = memref.generic_atomic_rmw %m[%i] : memref<4xf64> {
    ^bb0(%old: f64):
      %s = arith.maximumf %old, %f : f64
      memref.atomic_yield %s : f64
  }
  return %2 : f64
}
func.func @gei(%m: memref<4xindex>, %h : memref<4xbf16>, %i: index, %f: index, %g: bf16) -> (index, bf16) {
  %3 = memref.generic_atomic_rmw %h[%i] : memref<4xbf16> {
    ^bb0(%old: bf16):
      %s = arith.addf %old, %g : bf16
      memref.atomic_yield %s : bf16
  }
  return %f, %3 : index, bf16
}
func.func @scal(%a: vector<4xf32>, %b: vector<4xf8E8M0FNU>) -> vector<4xf4E2M1FN> {
  %0 = arith.scaling_truncf %a, %b : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return %0 : vector<4xf4E2M1FN>
}
func.func @scalx(%a: vector<4xf4E2M1FN>, %b: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %0 = arith.scaling_extf %a, %b : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @un(%m: memref<*xf32>, %n: memref<*xf32>, %i: index) -> (memref<*xf32>, index) {
  memref.copy %m, %n : memref<*xf32> to memref<*xf32>
  %d = memref.dim %m, %i : memref<*xf32>
  return %m, %d : memref<*xf32>, index
}
func.func @i0(%i: vector<2x3xf32>, %j: memref<4xvector<2x3xf32>>, %k: index) -> (vector<2x3xi1>, vector<2x3xf32>) {
  %0 = arith.cmpf olt, %i, %i : vector<2x3xf32>
  %1 = memref.load %j[%k] : memref<4xvector<2x3xf32>>
  %2 = arith.select %0, %i, %1 : vector<2x3xi1>, vector<2x3xf32>
  return %0, %2 : vector<2x3xi1>, vector<2x3xf32>
}
func.func @forall(%n: index, %m: memref<?x?xf32>, %f: f32) {
  scf.forall (%i, %j) in (%n, 8) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
