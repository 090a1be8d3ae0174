// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt - --cse

llvm.func @indices() {
  %0 = xevm.local_id.x : i32
  %1 = xevm.local_id.y : i64
  %2 = xevm.local_id.z range <i32, 0, 64> : i32
  %3 = xevm.local_size.x : i32
  %4 = xevm.local_size.y range <i64, 1, 65> : i64
  %5 = xevm.local_size.z {t.a} : i32
  %6 = xevm.group_id.x : i32
  %7 = xevm.group_id.y : i64
  %8 = xevm.group_id.z : i32
  %9 = xevm.group_count.x : i32
  %10 = xevm.group_count.y range <i32, 4, 4> {t.a, t.b = 1 : i8} : i32
  %11 = xevm.group_count.z : i32
  %12 = xevm.lane_id : i32
  %13 = xevm.lane_id range <i32, 0, 16> : i64
  %14 = xevm.subgroup_id : i32
  %15 = xevm.subgroup_size : i64
  // Equal operations are not merged: they have unknown effects.
  %16 = xevm.subgroup_size : i64
  llvm.return
}
