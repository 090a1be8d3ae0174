// RUN: terrace opt %s --split-input-file --convert-spirv-to-llvm
// DIFFERS: upstream inserts the bits of a value above the field as well, shifts by the whole width for empty and full fields,
// crashes on access chains without indices, and fails on selections with results, on headers of several operations and on
// pointers that conditional branches pass.
// ONE-WAY: the custom form of an access chain without indices has a comma too many.

spirv.func @insert(%base: i32, %x: i32, %offset: i32, %count: i32) -> i32 "None" {
  %0 = spirv.BitFieldInsert %base, %x, %offset, %count : i32, i32, i32
  spirv.ReturnValue %0 : i32
}

// -----

spirv.func @insert_vector(%base: vector<2xi32>, %x: vector<2xi32>, %offset: i8, %count: i64) -> vector<2xi32> "None" {
  %0 = spirv.BitFieldInsert %base, %x, %offset, %count : vector<2xi32>, i8, i64
  spirv.ReturnValue %0 : vector<2xi32>
}

// -----

spirv.func @extract(%base: i32, %offset: i32, %count: i32) "None" {
  %0 = spirv.BitFieldSExtract %base, %offset, %count : i32, i32, i32
  %1 = spirv.BitFieldUExtract %base, %offset, %count : i32, i32, i32
  spirv.Return
}

// -----

spirv.func @whole(%p: !spirv.ptr<vector<4xf32>, Function>) -> vector<4xf32> "None" {
  %0 = "spirv.AccessChain"(%p) : (!spirv.ptr<vector<4xf32>, Function>) -> !spirv.ptr<vector<4xf32>, Function>
  %1 = spirv.Load "Function" %0 : vector<4xf32>
  spirv.ReturnValue %1 : vector<4xf32>
}

// -----

spirv.func @result(%c: i1, %x : i32) -> i32 "None" {
  %0 = spirv.mlir.selection -> i32 {
    spirv.BranchConditional %c, ^a, ^b(%x : i32)
  ^a:
    spirv.Branch ^b(%x : i32)
  ^b(%y : i32):
    spirv.mlir.merge %y : i32
  }
  spirv.ReturnValue %0 : i32
}

// -----

spirv.func @header(%c: i1, %p: !spirv.ptr<i32, Function>, %x: i32) "None" {
  spirv.mlir.selection {
    spirv.Store "Function" %p, %x : i32
    spirv.BranchConditional %c, ^a, ^b
  ^a:
    spirv.Branch ^b
  ^b:
    spirv.mlir.merge
  }
  spirv.mlir.selection {
    spirv.Store "Function" %p, %x : i32
    spirv.BranchConditional %c, ^b, ^b
  ^b:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @pointer(%a: !spirv.ptr<f32, Function>, %c : i1) "None" {
  spirv.BranchConditional %c [1, 2], ^a(%a : !spirv.ptr<f32, Function>), ^b
^a(%x: !spirv.ptr<f32, Function>):
  %0 = spirv.Load "Function" %x : f32
  spirv.Branch ^b
^b:
  spirv.Return
}

// -----

spirv.func @nested(%a: !spirv.array<2xvector<2xf32>>, %x: f32) -> f32 "None" {
  %0 = spirv.CompositeInsert %x, %a[0 : i32, 1 : i32] : f32 into !spirv.array<2xvector<2xf32>>
  %1 = spirv.CompositeExtract %0[1 : i32, 0 : i32] : !spirv.array<2xvector<2xf32>>
  spirv.ReturnValue %1 : f32
}
