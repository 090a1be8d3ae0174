// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @ballot(%arg0: i1) -> i32 {
  %0 = rocdl.ballot %arg0 : i32
  llvm.return %0 : i32
}
llvm.func @ballot_2(%arg0: i1) -> i64 {
  %0 = rocdl.ballot %arg0 : i64
  llvm.return %0 : i64
}
llvm.func @ds_bpermute(%arg0: i32, %arg1: i32) -> i32 {
  %0 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @ds_swizzle(%arg0: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.ds_swizzle %arg0, %0 : (i32, i32) -> i32
  llvm.return %1 : i32
}
llvm.func @permlane16_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
  %0 = rocdl.permlane16.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}
llvm.func @permlane32_swap(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
  %0 = rocdl.permlane32.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}
llvm.func @permlanex16(%arg0: f32, %arg1: f32, %arg2: i32, %arg3: i32) -> f32 {
  %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : f32, i32
  llvm.return %0 : f32
}
llvm.func @permlanex16_2(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
  %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : i32, i32
  llvm.return %0 : i32
}
llvm.func @permlanex16_3(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: i32, %arg3: i32) -> vector<2xf32> {
  %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : vector<2xf32>, i32
  llvm.return %0 : vector<2xf32>
}
llvm.func @permlanex16_4(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: i32, %arg3: i32) -> vector<2xi32> {
  %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : vector<2xi32>, i32
  llvm.return %0 : vector<2xi32>
}
llvm.func @readfirstlane(%arg0: f32) -> f32 {
  %0 = rocdl.readfirstlane %arg0 : f32
  llvm.return %0 : f32
}
llvm.func @readfirstlane_2(%arg0: f64) -> f64 {
  %0 = rocdl.readfirstlane %arg0 : f64
  llvm.return %0 : f64
}
llvm.func @readfirstlane_3(%arg0: i32) -> i32 {
  %0 = rocdl.readfirstlane %arg0 : i32
  llvm.return %0 : i32
}
llvm.func @readfirstlane_4(%arg0: vector<2xf32>) -> vector<2xf32> {
  %0 = rocdl.readfirstlane %arg0 : vector<2xf32>
  llvm.return %0 : vector<2xf32>
}
llvm.func @readlane(%arg0: f32, %arg1: i32) -> f32 {
  %0 = rocdl.readlane %arg0, %arg1 : (f32, i32) -> f32
  llvm.return %0 : f32
}
llvm.func @readlane_2(%arg0: f64, %arg1: i32) -> f64 {
  %0 = rocdl.readlane %arg0, %arg1 : (f64, i32) -> f64
  llvm.return %0 : f64
}
llvm.func @readlane_3(%arg0: i32, %arg1: i32) -> i32 {
  %0 = rocdl.readlane %arg0, %arg1 : (i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @readlane_4(%arg0: vector<2xf32>, %arg1: i32) -> vector<2xf32> {
  %0 = rocdl.readlane %arg0, %arg1 : (vector<2xf32>, i32) -> vector<2xf32>
  llvm.return %0 : vector<2xf32>
}
llvm.func @update_dpp(%arg0: f32, %arg1: f32) -> f32 {
  %0 = rocdl.update.dpp %arg0, %arg1 with 1, 1, 1, true : f32
  llvm.return %0 : f32
}
