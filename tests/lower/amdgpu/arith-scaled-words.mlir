// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx950"

func.func @a(%y: vector<3xf8E5M2>, %z: vector<3xf32>, %u: f8E8M0FNU) -> (vector<3xf16>, vector<3xf8E5M2>) {
  %c = vector.broadcast %u : f8E8M0FNU to vector<3xf8E8M0FNU>
  %2 = arith.scaling_extf %y, %c : vector<3xf8E5M2>, vector<3xf8E8M0FNU> to vector<3xf16>
  %3 = arith.scaling_truncf %z, %c : vector<3xf32>, vector<3xf8E8M0FNU> to vector<3xf8E5M2>
  return %2, %3 : vector<3xf16>, vector<3xf8E5M2>
}
func.func @b(%y: vector<6xf8E5M2>, %u: f32) -> vector<6xf16> {
  %c = vector.broadcast %u : f32 to vector<6xf32>
  %2 = arith.scaling_extf %y, %c : vector<6xf8E5M2>, vector<6xf32> to vector<6xf16>
  return %2 : vector<6xf16>
}
