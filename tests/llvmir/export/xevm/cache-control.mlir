// RUN: terrace translate --mlir-to-llvmir %s

llvm.func spir_funccc @g(!llvm.ptr<1>)

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  %0 = llvm.load %p {xevm.DecorationCacheControl = [[6442 : i32, 0 : i32, 0 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
  llvm.store %a, %p {xevm.DecorationCacheControl = [[6443 : i32, 0 : i32, 2 : i32, 1 : i32], [6443 : i32, 1 : i32, 2 : i32, 1 : i32]]} : i32, !llvm.ptr<1>
  llvm.call spir_funccc @g(%p) {xevm.DecorationCacheControl = [[6442 : i32, 0 : i32, 0 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>) -> ()
  // Equal decorations are one node; integers keep their types.
  llvm.store %a, %p {xevm.DecorationCacheControl = [[1 : i64, -2 : i64, 3 : i8, true], [1 : i64, -2 : i64, 3 : i8, true]]} : i32, !llvm.ptr<1>
  llvm.store %a, %p {xevm.other} : i32, !llvm.ptr<1>
  llvm.return
}

llvm.func spir_kernelcc @kernel(%p: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<4 : i64, f32>}) attributes {reqd_work_group_size = array<i32: 16, 2, 1>, intel_reqd_sub_group_size = 16 : i32} {
  llvm.return
}
