// RUN: terrace opt %s --amdgpu-maskedload-to-load

!g = memref<8x8xf32, strided<[8, 1], offset: 5>, #amdgpu.address_space<fat_raw_buffer>>
!h = memref<8xi8, #amdgpu.address_space<fat_raw_buffer>>
!z = memref<2x?x8xi8, #amdgpu.address_space<fat_raw_buffer>>
func.func @f(%m: !g, %h: !h, %z: !z, %i: index, %mask: vector<4xi1>, %p: vector<4xf32>, %q: vector<4xi8>) -> (vector<4xf32>, vector<4xi8>, vector<4xi8>) {
  %c3 = arith.constant 3 : index
  %0 = vector.maskedload %m[%c3, %i], %mask, %p : !g, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %h[%c3], %mask, %q : !h, vector<4xi1>, vector<4xi8> into vector<4xi8>
  %2 = vector.maskedload %z[%i, %c3, %i], %mask, %q : !z, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %0, %1, %2 : vector<4xf32>, vector<4xi8>, vector<4xi8>
}
