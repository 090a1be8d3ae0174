// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx950"

func.func @a(%x: vector<4x8xf4E2M1FN>, %s: vector<4x1xf8E8M0FNU>, %f: vector<4x8xf32>, %l: vector<8xf8E8M0FNU>, %y: vector<6xf8E5M2>, %u: f8E8M0FNU) -> (vector<4x8xf32>, vector<4x8xf4E2M1FN>) {
  %b = vector.broadcast %s : vector<4x1xf8E8M0FNU> to vector<4x8xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<4x8xf4E2M1FN>, vector<4x8xf8E8M0FNU> to vector<4x8xf32>
  %1 = arith.scaling_truncf %f, %b : vector<4x8xf32>, vector<4x8xf8E8M0FNU> to vector<4x8xf4E2M1FN>
  return %0, %1 : vector<4x8xf32>, vector<4x8xf4E2M1FN>
}
