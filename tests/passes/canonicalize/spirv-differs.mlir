// RUN: terrace opt %s --canonicalize --split-input-file
// DIFFERS: upstream passes over an inserted part that contains the extracted one, or is in it, and gives what was there before,
// takes elements of arrays in arrays for those of a vector, and erases a selection of stores whose result is used.

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

// -----

// Elements of arrays in arrays are not those of a vector.
func.func @nested_elements() -> (!spirv.array<2 x i32>, i32) {
  %c = spirv.Constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
  %0 = spirv.CompositeExtract %c[1 : i32] : !spirv.array<2 x !spirv.array<2 x i32>>
  %1 = spirv.CompositeExtract %c[1 : i32, 0 : i32] : !spirv.array<2 x !spirv.array<2 x i32>>
  return %0, %1 : !spirv.array<2 x i32>, i32
}

// -----

func.func @elements() -> i32 {
  %c = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
  %0 = spirv.CompositeExtract %c[1 : i32] : !spirv.array<2 x i32>
  return %0 : i32
}

// -----

// The result of a selection of stores is used.
func.func @selection(%c: i1, %p: !spirv.ptr<i32, Function>, %x: i32, %y: i32) -> i32 {
  %r = spirv.mlir.selection -> i32 {
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Store "Function" %p, %x : i32
    spirv.Branch ^m
  ^b:
    spirv.Store "Function" %p, %y : i32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge %x : i32
  }
  return %r : i32
}
