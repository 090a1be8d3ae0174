// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx950"
// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx1250"

func.func @sf(%h: f32, %s: f8E8M0FNU, %v: vector<4xf32>, %w: vector<4xf8E8M0FNU>) -> (f4E2M1FN, f32) {
  %0 = arith.scaling_truncf %h, %s : f32, f8E8M0FNU to f4E2M1FN
  %e = arith.scaling_extf %0, %s : f4E2M1FN, f8E8M0FNU to f32
  return %0, %e : f4E2M1FN, f32
}
func.func @sv(%v: vector<4xf32>, %w: vector<4xf8E8M0FNU>, %x: vector<4xf8E5M2>, %u: f8E8M0FNU) -> (vector<4xf8E5M2>, vector<4xf16>, vector<4xf16>) {
  %0 = arith.scaling_truncf %v, %w : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf8E5M2>
  %e = arith.scaling_extf %x, %w : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf16>
  %b = vector.broadcast %u : f8E8M0FNU to vector<4xf8E8M0FNU>
  %f = arith.scaling_extf %x, %b : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf16>
  return %0, %e, %f : vector<4xf8E5M2>, vector<4xf16>, vector<4xf16>
}
