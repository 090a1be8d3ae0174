// RUN: terrace opt %s --canonicalize
// ONE-WAY: the location of an operation in a mask is not printed.

// DIFFERS: upstream adds to the accumulator of a product.
func.func @product(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<mul>} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %c, %0 : vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

// DIFFERS: upstream takes a scalable vector for one of a single element.
func.func @scalable(%v: vector<[1]xf32>, %w: vector<5x[1]xf32>, %a: vector<5xf32>) -> (f32, vector<5xf32>) {
  %0 = vector.reduction <add>, %v : vector<[1]xf32> into f32
  %1 = vector.multi_reduction <add>, %w, %a [1] : vector<5x[1]xf32> to vector<5xf32>
  return %0, %1 : f32, vector<5xf32>
}

// DIFFERS: upstream makes an invalid shape cast of the first elements of a scalable vector.
func.func @first_elements(%v: vector<[4]xf32>) -> vector<4xf32> {
  %0 = vector.extract %v[0] : f32 from vector<[4]xf32>
  %1 = vector.extract %v[1] : f32 from vector<[4]xf32>
  %2 = vector.extract %v[2] : f32 from vector<[4]xf32>
  %3 = vector.extract %v[3] : f32 from vector<[4]xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
  return %4 : vector<4xf32>
}

// DIFFERS: upstream drops the mask.
func.func @masked(%v: vector<1xf32>, %m: vector<1xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0 : f32
}

// DIFFERS: upstream's result is the source, not the accumulator, where the mask does not select.
func.func @masked_dimensions(%v: vector<5x1x4x1xf32>, %a: vector<5x4xf32>, %m: vector<5x1x4x1xi1>, %b: vector<1x1x1xf32>, %s: f32, %m2: vector<1x1x1xi1>) -> (vector<5x4xf32>, f32) {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1, 3] : vector<5x1x4x1xf32> to vector<5x4xf32> } : vector<5x1x4x1xi1> -> vector<5x4xf32>
  %1 = vector.mask %m2 { vector.multi_reduction <mul>, %b, %s [0, 1, 2] : vector<1x1x1xf32> to f32 } : vector<1x1x1xi1> -> f32
  return %0, %1 : vector<5x4xf32>, f32
}

// DIFFERS: upstream drops the accumulator.
func.func @no_dimension(%v: vector<4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [] : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// DIFFERS: upstream drops the accumulator.
func.func @no_dimension_of_three(%v: vector<1x1x2xi32>, %a: vector<1x1x2xi32>, %m: vector<1x1x2xi1>) -> (vector<1x1x2xi32>, vector<1x1x2xi32>) {
  %0 = vector.multi_reduction <mul>, %v, %a [] : vector<1x1x2xi32> to vector<1x1x2xi32>
  %1 = vector.mask %m { vector.multi_reduction <xor>, %v, %a [] : vector<1x1x2xi32> to vector<1x1x2xi32> } : vector<1x1x2xi1> -> vector<1x1x2xi32>
  return %0, %1 : vector<1x1x2xi32>, vector<1x1x2xi32>
}

// DIFFERS: upstream drops the accumulator.
func.func @dimensions_of_others(%v: vector<4xi32>, %a: vector<4xi32>) -> vector<4xi32> {
  %0 = vector.multi_reduction <add>, %v, %a [1, 1, 2] : vector<4xi32> to vector<4xi32>
  return %0 : vector<4xi32>
}

// DIFFERS: upstream takes 3 for the greatest length of a scalable vector.
func.func @scalable_step() -> vector<[3]xi1> {
  %s = vector.step : vector<[3]xindex>
  %c = arith.constant dense<30> : vector<[3]xindex>
  %0 = arith.cmpi ult, %s, %c : vector<[3]xindex>
  return %0 : vector<[3]xi1>
}

// DIFFERS: upstream's broadcast has the elements at other places.
func.func @cast_broadcast(%u: vector<2x1xf32>) -> vector<3x2x2xf32> {
  %0 = vector.broadcast %u : vector<2x1xf32> to vector<2x6xf32>
  %1 = vector.shape_cast %0 : vector<2x6xf32> to vector<3x2x2xf32>
  return %1 : vector<3x2x2xf32>
}

// DIFFERS: upstream drops the mask of the read and the padding.
func.func @masked_read(%t: tensor<4x4xf32>, %q: tensor<4x4xf32>, %m: vector<4x4xi1>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %r = vector.transfer_read %t[%c0, %c0], %pad, %m {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %0 = vector.transfer_write %r, %q[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
