// RUN: terrace opt %s --amdgpu-maskedload-to-load
// DIFFERS: upstream reads vectors without masks from memrefs whose elements are apart, which is invalid, and gives scalable
// vectors the size of their least number of elements.

!b = memref<8xf16, strided<[2]>, #amdgpu.address_space<fat_raw_buffer>>
!s = memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>
func.func @f(%m: !b, %s: !s, %i: index, %mask: vector<4xi1>, %c: i1, %p: vector<4xf16>, %scalable_mask: vector<[4]xi1>, %q: vector<[4]xf16>) -> (vector<4xf16>, vector<4xf16>, vector<[4]xf16>) {
  %0 = vector.maskedload %m[%i], %mask, %p : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %b = vector.broadcast %c : i1 to vector<4xi1>
  %1 = vector.maskedload %m[%i], %b, %p : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %2 = vector.maskedload %s[%i], %scalable_mask, %q : !s, vector<[4]xi1>, vector<[4]xf16> into vector<[4]xf16>
  return %0, %1, %2 : vector<4xf16>, vector<4xf16>, vector<[4]xf16>
}
