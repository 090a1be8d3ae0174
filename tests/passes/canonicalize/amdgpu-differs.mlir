// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream compares indices with the number of elements, also where strides and the offset place the elements elsewhere, and
// so drops accesses in bounds. It takes groups of four scales although another scale of the vector is read, and takes elements at dynamic
// positions for others.

func.func @in_bounds(%m: memref<4x4xf32, strided<[100, 1]>>, %n: memref<4xf32, strided<[1], offset: 100>>, %d: memref<4x4xf32, strided<[?, 1]>>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c20 = arith.constant 20 : i32
  amdgpu.raw_buffer_store %f -> %m[%c1, %c0] : f32 -> memref<4x4xf32, strided<[100, 1]>>, i32, i32
  amdgpu.raw_buffer_store %f -> %n[%c0] : f32 -> memref<4xf32, strided<[1], offset: 100>>, i32
  %0 = amdgpu.raw_buffer_load %d[%c0, %c20] : memref<4x4xf32, strided<[?, 1]>>, i32, i32 -> f32
  return %0 : f32
}

func.func @other_scale(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %t: vector<8xf8E8M0FNU>, %u: vector<4xf8E8M0FNU>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.extract %t[5] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %1 = vector.insert %0, %u [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = amdgpu.scaled_mfma 16x16x128 (%1[1] * %a) * (%1[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %3 = vector.extract %t[%i] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %4 = vector.insert %3, %u [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %5 = amdgpu.scaled_mfma 16x16x128 (%4[0] * %a) * (%1[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %2, %5 : vector<4xf32>, vector<4xf32>
}
