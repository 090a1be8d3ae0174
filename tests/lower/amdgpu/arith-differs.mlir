// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx950 allow-packed-f16-round-to-zero"
// DIFFERS: upstream truncates vectors without dimensions to scalars, makes invalid operations of vectors of several dimensions that become
// f16, rounds to zero what is to be rounded otherwise, takes scales that were copied along leading dimensions for those of rows, and
// makes invalid operations of scaled floats of formats that have no instructions.

func.func @scalar(%v: vector<f32>) -> vector<f8E5M2> {
  %0 = arith.truncf %v : vector<f32> to vector<f8E5M2>
  return %0 : vector<f8E5M2>
}

func.func @half(%v: vector<2x2xf32>, %f: f32) -> (vector<2x2xf16>, f16, f16) {
  %0 = arith.truncf %v : vector<2x2xf32> to vector<2x2xf16>
  %1 = arith.truncf %f downward : f32 to f16
  %2 = arith.truncf %f toward_zero : f32 to f16
  return %0, %1, %2 : vector<2x2xf16>, f16, f16
}

func.func @leading(%x: vector<2x2xf8E5M2>, %s: vector<2xf8E8M0FNU>) -> vector<2x2xf16> {
  %b = vector.broadcast %s : vector<2xf8E8M0FNU> to vector<2x2xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2x2xf8E5M2>, vector<2x2xf8E8M0FNU> to vector<2x2xf16>
  return %0 : vector<2x2xf16>
}

func.func @formats(%y: f8E5M2, %u: f8E8M0FNU, %t: f32) -> (f64, f6E2M3FN) {
  %0 = arith.scaling_extf %y, %u : f8E5M2, f8E8M0FNU to f64
  %1 = arith.scaling_truncf %t, %u : f32, f8E8M0FNU to f6E2M3FN
  return %0, %1 : f64, f6E2M3FN
}
