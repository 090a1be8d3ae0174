// Reductions to one number, which take as many operations as the vector has rows.
// RUN: terrace compile %s
// DIFFERS: `lower-to-llvm` lowers reductions of several dimensions.

func.func @small(%v: vector<2x3x4xf32>, %acc: f32, %m: vector<2x3x4xi1>) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %acc [0, 1, 2] : vector<2x3x4xf32> to f32
  %1 = vector.mask %m { vector.multi_reduction <mul>, %v, %0 [0, 1, 2] : vector<2x3x4xf32> to f32 } : vector<2x3x4xi1> -> f32
  return %1 : f32
}

func.func @formats(%v: vector<2x2xf8E5M2>, %acc: f8E5M2, %i: vector<2x[4]xindex>, %n: index) -> (f8E5M2, index) {
  %0 = vector.multi_reduction <minnumf>, %v, %acc [0, 1] : vector<2x2xf8E5M2> to f8E5M2
  %1 = vector.multi_reduction <maxsi>, %i, %n [0, 1] : vector<2x[4]xindex> to index
  return %0, %1 : f8E5M2, index
}

// The time was quadratic when the vector was reshaped to one row.
func.func @large(%w: vector<64x64xf32>, %acc: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %w, %acc [0, 1] : vector<64x64xf32> to f32
  return %0 : f32
}
