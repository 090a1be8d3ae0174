// RUN: terrace opt %s --canonicalize --split-input-file
// DIFFERS: upstream passes over an inserted part that contains the extracted one, or is in it, and gives what was there before.

func.func @outer(%a: !spirv.array<2xvector<2xf32>>, %v: vector<2xf32>, %x: f32) -> f32 {
  %0 = spirv.CompositeInsert %x, %a[0 : i32, 1 : i32] : f32 into !spirv.array<2xvector<2xf32>>
  %1 = spirv.CompositeInsert %v, %0[0 : i32] : vector<2xf32> into !spirv.array<2xvector<2xf32>>
  %2 = spirv.CompositeExtract %1[0 : i32, 1 : i32] : !spirv.array<2xvector<2xf32>>
  return %2 : f32
}

// -----

func.func @inner(%a: !spirv.array<2xvector<2xf32>>, %v: vector<2xf32>, %x: f32) -> vector<2xf32> {
  %0 = spirv.CompositeInsert %v, %a[0 : i32] : vector<2xf32> into !spirv.array<2xvector<2xf32>>
  %1 = spirv.CompositeInsert %x, %0[0 : i32, 1 : i32] : f32 into !spirv.array<2xvector<2xf32>>
  %2 = spirv.CompositeExtract %1[0 : i32] : !spirv.array<2xvector<2xf32>>
  return %2 : vector<2xf32>
}
