// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1100
// DIFFERS: upstream multiplies unsigned elements as signed ones.

func.func @unsigned(%a: vector<16xui8>, %c: vector<8xi32>, %d: vector<16xui4>) -> (vector<8xi32>, vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xui8>, vector<16xui8>, vector<8xi32>
  %1 = amdgpu.wmma 16x16x16 %d * %d + %c : vector<16xui4>, vector<16xui4>, vector<8xi32>
  return %0, %1 : vector<8xi32>, vector<8xi32>
}
