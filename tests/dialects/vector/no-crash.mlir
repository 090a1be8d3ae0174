// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: mlir-opt crashes, or accepts operands that do not match positions.

func.func @rank_zero(%v: vector<f32>) {
  // expected-error @+1 {{'vector.outerproduct' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = vector.outerproduct %v, %v : vector<f32>, vector<f32>
  return
}

// -----

func.func @scalars(%f: f32) {
  // expected-error @+1 {{'vector.shuffle' op failed to infer returned types}}
  %0 = vector.shuffle %f, %f [0] : f32, f32
  return
}

// -----

func.func @many_results(%v: vector<1048577xf32>) {
  // expected-error @+1 {{'vector.to_elements' op failed to infer returned types}}
  vector.to_elements %v : vector<1048577xf32>
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @iterators(%v: vector<4xf32>, %f: f32) {
  // expected-error @+1 {{expected a string as iterator_type}}
  %0 = vector.contract {indexing_maps = [#map, #map, #zero], iterator_types = [1]} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @types(%v: vector<4xf32>, %f: f32) {
  // expected-error @+1 {{requires two types}}
  %0 = vector.contract {indexing_maps = [#map, #map, #zero], iterator_types = ["reduction"]} %v, %v, %f : vector<4xf32> into f32
  return
}

// -----

#sum = affine_map<(d0, d1) -> (d0 + d1)>
func.func @mask(%m: memref<?x?xf32>, %i: index, %f: f32, %mask: vector<4xi1>) {
  // expected-error @+1 {{requires a projected permutation_map to infer the type of the mask}}
  %0 = vector.transfer_read %m[%i, %i], %f, %mask {permutation_map = #sum} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @element(%m: memref<4xmemref<4xf32>>, %p: memref<4xf32>, %i: index) {
  // expected-error @+1 {{requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i], %p : memref<4xmemref<4xf32>>, vector<1xi64>
  return
}

// -----

func.func @no_position(%v: vector<4xf32>, %f: f32) {
  // expected-error @+1 {{'vector.insert' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.insert"(%f, %v) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @unused_position(%v: vector<4xf32>, %f: f32, %i: index) {
  // expected-error @+1 {{'vector.insert' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.insert"(%f, %v, %i) <{static_position = array<i64: 0>}> : (f32, vector<4xf32>, index) -> vector<4xf32>
  return
}
