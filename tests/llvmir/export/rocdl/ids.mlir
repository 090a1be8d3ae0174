// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @mbcnt_hi(%arg0: i32, %arg1: i32) -> i32 {
  %0 = rocdl.mbcnt.hi %arg0, %arg1 : (i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @mbcnt_lo(%arg0: i32, %arg1: i32) -> i32 {
  %0 = rocdl.mbcnt.lo %arg0, %arg1 : (i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @workgroup_id_x() -> i32 {
  %0 = rocdl.workgroup.id.x : i32
  llvm.return %0 : i32
}
llvm.func @workgroup_id_y() -> i32 {
  %0 = rocdl.workgroup.id.y : i32
  llvm.return %0 : i32
}
llvm.func @workgroup_id_z() -> i32 {
  %0 = rocdl.workgroup.id.z : i32
  llvm.return %0 : i32
}
llvm.func @cluster_id_x() -> i32 {
  %0 = rocdl.cluster.id.x : i32
  llvm.return %0 : i32
}
llvm.func @cluster_id_y() -> i32 {
  %0 = rocdl.cluster.id.y : i32
  llvm.return %0 : i32
}
llvm.func @cluster_id_z() -> i32 {
  %0 = rocdl.cluster.id.z : i32
  llvm.return %0 : i32
}
llvm.func @workitem_id_x() -> i32 {
  %0 = rocdl.workitem.id.x : i32
  llvm.return %0 : i32
}
llvm.func @workitem_id_y() -> i32 {
  %0 = rocdl.workitem.id.y : i32
  llvm.return %0 : i32
}
llvm.func @workitem_id_z() -> i32 {
  %0 = rocdl.workitem.id.z : i32
  llvm.return %0 : i32
}
llvm.func @wavefrontsize() -> i32 {
  %0 = rocdl.wavefrontsize : i32
  llvm.return %0 : i32
}
llvm.func @workgroup_dim_x() -> i64 {
  %0 = rocdl.workgroup.dim.x : i64
  llvm.return %0 : i64
}
llvm.func @grid_dim_x() -> i64 {
  %0 = rocdl.grid.dim.x : i64
  llvm.return %0 : i64
}
llvm.func @workgroup_dim_y() -> i64 {
  %0 = rocdl.workgroup.dim.y : i64
  llvm.return %0 : i64
}
llvm.func @grid_dim_y() -> i64 {
  %0 = rocdl.grid.dim.y : i64
  llvm.return %0 : i64
}
llvm.func @grid_dim_z() -> i64 {
  %0 = rocdl.grid.dim.z : i64
  llvm.return %0 : i64
}
llvm.func @workgroup_dim_z() -> i64 {
  %0 = rocdl.workgroup.dim.z : i64
  llvm.return %0 : i64
}
