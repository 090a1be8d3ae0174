// RUN: not terrace opt %s --split-input-file 2>&1

// What the parsers and the verifiers of `affine.vector_load` and `affine.vector_store` say.

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32>, f32 } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<f32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<4xi32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i] : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : f32, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %u[] : memref<*xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] : memref<8x8xf32> vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m %i : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = affine.vector_load %m[%i, %i] {map = 3} : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = "affine.vector_load"(%m, %i, %i) : (memref<8x8xf32>, index, index) -> vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = "affine.vector_load"(%m, %i, %i) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<8x8xf32>, index, index) -> vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<8x8xf32>, index) -> vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<8x8xf32>, index) -> f32 } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { %r = "affine.vector_load"(%u) <{map = affine_map<() -> ()>}> : (memref<*xf32>) -> vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %v, %m[%i, %i] : memref<8x8xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %v, %m[%i, %i] : memref<8x8xf32>, f32 } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %w, %m[%i, %i] : memref<8x8xf32>, vector<4xi32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %w, %m[%i, %i] : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %v %m[%i, %i] : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %v, %m[%i] : memref<8x8xf32>, vector<4xf32> } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.vector_store %c, %m[%i, %i] : memref<8x8xf32>, f32 } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { "affine.vector_store"(%c, %m, %i) <{map = affine_map<(d0) -> (d0, d0)>}> : (f32, memref<8x8xf32>, index) -> () } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { "affine.vector_store"(%v, %m, %i) : (vector<4xf32>, memref<8x8xf32>, index) -> () } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.yield %c : f32 } return }

// -----

func.func @f(%m: memref<8x8xf32>, %n: index, %v: vector<4xf32>, %w: vector<4xi32>, %u: memref<*xf32>, %c: f32) { affine.for %i = 0 to 8 { affine.yield %c } return }

// -----

func.func @f() { affine.yield }

// -----

func.func @f() { scf.execute_region { affine.yield } return }

// -----

func.func @f(%c: i1) { scf.if %c { affine.yield } return }
