// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @ballot(%a0: i1) -> i32 {
  %0 = "rocdl.ballot"(%a0) : (i1) -> i32
  llvm.return %0 : i32
}

llvm.func @ballot_2(%a0: i1) -> i64 {
  %0 = "rocdl.ballot"(%a0) : (i1) -> i64
  llvm.return %0 : i64
}

llvm.func @ds_bpermute(%a0: i32, %a1: i32) -> i32 {
  %0 = "rocdl.ds_bpermute"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %0 : i32
}

llvm.func @ds_swizzle(%a0: i32) -> i32 {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.ds_swizzle"(%a0, %c0) : (i32, i32) -> i32
  llvm.return %0 : i32
}

llvm.func @permlane16_swap(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i32)> {
  %0 = "rocdl.permlane16.swap"(%a0, %a1) <{fi = true, boundControl = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}

llvm.func @permlane32_swap(%a0: i32, %a1: i32) -> !llvm.struct<(i32, i32)> {
  %0 = "rocdl.permlane32.swap"(%a0, %a1) <{fi = true, boundControl = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}

llvm.func @permlanex16(%a0: f32, %a1: f32, %a2: i32, %a3: i32) -> f32 {
  %0 = "rocdl.permlanex16"(%a0, %a1, %a2, %a3) <{fi = true, boundControl = true}> : (f32, f32, i32, i32) -> f32
  llvm.return %0 : f32
}

llvm.func @permlanex16_2(%a0: i32, %a1: i32, %a2: i32, %a3: i32) -> i32 {
  %0 = "rocdl.permlanex16"(%a0, %a1, %a2, %a3) <{fi = true, boundControl = true}> : (i32, i32, i32, i32) -> i32
  llvm.return %0 : i32
}

llvm.func @permlanex16_3(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: i32, %a3: i32) -> vector<2xf32> {
  %0 = "rocdl.permlanex16"(%a0, %a1, %a2, %a3) <{fi = true, boundControl = true}> : (vector<2xf32>, vector<2xf32>, i32, i32) -> vector<2xf32>
  llvm.return %0 : vector<2xf32>
}

llvm.func @permlanex16_4(%a0: vector<2xi32>, %a1: vector<2xi32>, %a2: i32, %a3: i32) -> vector<2xi32> {
  %0 = "rocdl.permlanex16"(%a0, %a1, %a2, %a3) <{fi = true, boundControl = true}> : (vector<2xi32>, vector<2xi32>, i32, i32) -> vector<2xi32>
  llvm.return %0 : vector<2xi32>
}

llvm.func @readfirstlane(%a0: f32) -> f32 {
  %0 = "rocdl.readfirstlane"(%a0) : (f32) -> f32
  llvm.return %0 : f32
}

llvm.func @readfirstlane_2(%a0: f64) -> f64 {
  %0 = "rocdl.readfirstlane"(%a0) : (f64) -> f64
  llvm.return %0 : f64
}

llvm.func @readfirstlane_3(%a0: i32) -> i32 {
  %0 = "rocdl.readfirstlane"(%a0) : (i32) -> i32
  llvm.return %0 : i32
}

llvm.func @readfirstlane_4(%a0: vector<2xf32>) -> vector<2xf32> {
  %0 = "rocdl.readfirstlane"(%a0) : (vector<2xf32>) -> vector<2xf32>
  llvm.return %0 : vector<2xf32>
}

llvm.func @readlane(%a0: f32, %a1: i32) -> f32 {
  %0 = "rocdl.readlane"(%a0, %a1) : (f32, i32) -> f32
  llvm.return %0 : f32
}

llvm.func @readlane_2(%a0: f64, %a1: i32) -> f64 {
  %0 = "rocdl.readlane"(%a0, %a1) : (f64, i32) -> f64
  llvm.return %0 : f64
}

llvm.func @readlane_3(%a0: i32, %a1: i32) -> i32 {
  %0 = "rocdl.readlane"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %0 : i32
}

llvm.func @readlane_4(%a0: vector<2xf32>, %a1: i32) -> vector<2xf32> {
  %0 = "rocdl.readlane"(%a0, %a1) : (vector<2xf32>, i32) -> vector<2xf32>
  llvm.return %0 : vector<2xf32>
}

llvm.func @update_dpp(%a0: f32, %a1: f32) -> f32 {
  %0 = "rocdl.update.dpp"(%a0, %a1) <{dppCtrl = 1 : i32, rowMask = 1 : i32, bankMask = 1 : i32, boundCtrl = true}> : (f32, f32) -> f32
  llvm.return %0 : f32
}
