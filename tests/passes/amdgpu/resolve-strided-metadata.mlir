// RUN: terrace opt %s --amdgpu-resolve-strided-metadata

func.func @f(%m: memref<8x?xi32, strided<[?, 1], offset: ?>, 1>, %z: memref<i32>) -> (memref<i32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index, index, index, memref<i32, #amdgpu.address_space<fat_raw_buffer>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8x?xi32, strided<[?, 1], offset: ?>, 1> to memref<8x?xi32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<8x?xi32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>> -> memref<i32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
  %1 = amdgpu.fat_raw_buffer_cast %m : memref<8x?xi32, strided<[?, 1], offset: ?>, 1> to memref<8x?xi32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %base2, %offset2, %sizes2:2, %strides2:2 = memref.extract_strided_metadata %1 : memref<8x?xi32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> -> memref<i32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
  %2 = amdgpu.fat_raw_buffer_cast %z : memref<i32> to memref<i32, #amdgpu.address_space<fat_raw_buffer>>
  %base3, %offset3 = memref.extract_strided_metadata %2 : memref<i32, #amdgpu.address_space<fat_raw_buffer>> -> memref<i32, #amdgpu.address_space<fat_raw_buffer>>, index
  return %base, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1, %offset2, %sizes2#1, %base3 : memref<i32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index, index, index, memref<i32, #amdgpu.address_space<fat_raw_buffer>>
}
