// RUN: terrace opt %s --amdgpu-maskedload-to-load

!b = memref<8x8xf16, #amdgpu.address_space<fat_raw_buffer>>
!e = memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
func.func @f(%m: !b, %e: !e, %i: index, %mask: vector<4xi1>, %c: i1, %p: vector<4xf16>, %n: memref<8xf16>) -> (vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>) {
  %0 = vector.maskedload %m[%i, %i], %mask, %p {x} : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %b = vector.broadcast %c : i1 to vector<4xi1>
  %1 = vector.maskedload %m[%i, %i], %b, %p : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %2 = vector.maskedload %e[%i, %i], %mask, %p : !e, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %3 = vector.maskedload %n[%i], %b, %p {alignment = 8 : i64} : memref<8xf16>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  vector.maskedstore %n[%i], %b, %p {alignment = 8 : i64} : memref<8xf16>, vector<4xi1>, vector<4xf16>
  vector.maskedstore %n[%i], %mask, %p : memref<8xf16>, vector<4xi1>, vector<4xf16>
  return %0, %1, %2, %3 : vector<4xf16>, vector<4xf16>, vector<4xf16>, vector<4xf16>
}
