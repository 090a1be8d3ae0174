// RUN: terrace compile %s
// DIFFERS: upstream has no lowering for these operations

func.func @extract_row(%v: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %0 = vector.extract %v[%i] : vector<3xf32> from vector<2x3xf32>
  return %0 : vector<3xf32>
}

func.func @extract_element(%v: vector<2x2x3xf32>, %i: index, %j: index) -> f32 {
  %0 = vector.extract %v[%i, 1, %j] : f32 from vector<2x2x3xf32>
  return %0 : f32
}

func.func @insert_row(%v: vector<2x3xf32>, %r: vector<3xf32>, %i: index) -> vector<2x3xf32> {
  %0 = vector.insert %r, %v[%i] : vector<3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

func.func @insert_element(%v: vector<2x3xf32>, %x: f32, %i: index, %j: index) -> vector<2x3xf32> {
  %0 = vector.insert %x, %v[%i, %j] : f32 into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

func.func @fma(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.fma %a, %b, %c : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @scan_inclusive(%v: vector<2x3xi32>, %a: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  return %0#0, %0#1 : vector<2x3xi32>, vector<2xi32>
}

func.func @scan_exclusive(%v: vector<3xf32>, %a: vector<f32>) -> (vector<3xf32>, vector<f32>) {
  %0:2 = vector.scan <mul>, %v, %a {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %0#0, %0#1 : vector<3xf32>, vector<f32>
}

func.func @load(%m: memref<8x8xf32>, %i: index) -> vector<2x4xf32> {
  %0 = vector.load %m[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @store(%m: memref<8x8x8xf32>, %i: index, %v: vector<2x4xf32>) {
  vector.store %v, %m[%i, %i, %i] : memref<8x8x8xf32>, vector<2x4xf32>
  return
}

func.func @element_of_rows(%m: memref<2x8xvector<2x4xf32>>, %i: index, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.load %m[%i, %i] : memref<2x8xvector<2x4xf32>>, vector<2x4xf32>
  vector.store %v, %m[%i, %i] : memref<2x8xvector<2x4xf32>>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @masked(%m: memref<8x8xf32>, %i: index, %k: vector<2x4xi1>, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.maskedload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @expand(%m: memref<8xf32>, %i: index, %k: vector<2x2xi1>, %v: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.expandload %m[%i], %k, %v : memref<8xf32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  vector.compressstore %m[%i], %k, %v : memref<8xf32>, vector<2x2xi1>, vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @scatter(%m: memref<8xf32>, %i: index, %x: vector<2x4xi32>, %k: vector<2x4xi1>, %v: vector<2x4xf32>) {
  vector.scatter %m[%i] [%x], %k, %v {alignment = 8 : i64} : memref<8xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

func.func @multi_reduction(%v: vector<2x3x4xf32>, %a: vector<2x4xf32>, %k: vector<2x3x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %k { vector.multi_reduction <mul>, %v, %a [1] : vector<2x3x4xf32> to vector<2x4xf32> } : vector<2x3x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @multi_reduction_scalable(%v: vector<2x[4]xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

func.func @contract_mixed(%a: vector<2x2xi8>, %b: vector<2x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @masked_transfers(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %p: f32, %o: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %o { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %0, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return %0 : vector<4xf32>
}

func.func @rows_of_scalable(%v: vector<2x3x[4]xf32>) -> vector<3x2x[4]xf32> {
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x3x[4]xf32> to vector<3x2x[4]xf32>
  return %0 : vector<3x2x[4]xf32>
}
