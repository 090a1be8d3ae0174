// RUN: terrace opt %s --canonicalize --split-input-file

// Contractions and reductions.

func.func @contract_addi(%a: vector<2x3xi32>, %b: vector<3x4xi32>, %c: vector<2x4xi32>) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %z = arith.constant dense<0> : vector<2x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %1 = arith.addi %0, %c : vector<2x4xi32>
  %2 = arith.addi %c, %0 : vector<2x4xi32>
  return %1, %2 : vector<2x4xi32>, vector<2x4xi32>
}

// -----

func.func @contract_nz(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %z = arith.constant dense<-0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  %one = arith.constant dense<1.0> : vector<2x4xf32>
  %3 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %one : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = arith.addf %c, %3 fastmath<fast> : vector<2x4xf32>
  return %1, %2 : vector<2x4xf32>, vector<2x4xf32>
}

// -----

func.func @contract_two(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %z {foo = 1} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  %4 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %5 = arith.addf %0, %4 : vector<2x4xf32>
  return %1, %0, %5 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}

// -----

func.func @contract_scalar(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [affine_map<(k)->(k)>, affine_map<(k)->(k)>, affine_map<(k)->()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<3xf32>, vector<3xf32> into f32
  %1 = arith.addf %0, %c : f32
  return %1 : f32
}

// -----

func.func @contract_prom(%a: vector<3xf16>, %b: vector<3xf16>, %c: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [affine_map<(k)->(k)>, affine_map<(k)->(k)>, affine_map<(k)->()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<3xf16>, vector<3xf16> into f32
  %1 = arith.addf %0, %c : f32
  return %1 : f32
}

// -----

func.func @redall(%w: vector<1xi32>, %i: i32, %v: vector<1xf32>, %a: f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, i32) {
  %0 = vector.reduction <and>, %w, %i : vector<1xi32> into i32
  %1 = vector.reduction <or>, %w, %i : vector<1xi32> into i32
  %2 = vector.reduction <xor>, %w, %i : vector<1xi32> into i32
  %3 = vector.reduction <maxui>, %w, %i : vector<1xi32> into i32
  %4 = vector.reduction <minui>, %w, %i : vector<1xi32> into i32
  %5 = vector.reduction <maxsi>, %w, %i : vector<1xi32> into i32
  %6 = vector.reduction <minnumf>, %v, %a : vector<1xf32> into f32
  %7 = vector.reduction <maximumf>, %v, %a fastmath<nsz> : vector<1xf32> into f32
  %8 = vector.reduction <add>, %w, %i : vector<1xi32> into i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, f32, f32, i32
}

// -----

func.func @mred(%v: vector<5x1x4x1xf32>, %a: vector<5x4xf32>, %b: vector<1x1x1xf32>, %s: f32, %c: vector<1x5x4x1xf32>, %q: vector<5x4x1xf32>) -> (vector<5x4xf32>, f32, vector<5x4x1xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [1, 3] : vector<5x1x4x1xf32> to vector<5x4xf32>
  %1 = vector.multi_reduction <mul>, %b, %s [0, 1, 2] : vector<1x1x1xf32> to f32
  %2 = vector.multi_reduction <maximumf>, %c, %q [0] : vector<1x5x4x1xf32> to vector<5x4x1xf32>
  return %0, %1, %2 : vector<5x4xf32>, f32, vector<5x4x1xf32>
}
