// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

// An alias is known behind its definition only, although functions are parsed after everything else.

llvm.func @f(%arg0: f32, %arg1: !llvm.ptr) {
  llvm.store %arg0, %arg1 {tbaa = [#tag]} : f32, !llvm.ptr
  llvm.return
}

#root = #llvm.tbaa_root<id = "root">
#type = #llvm.tbaa_type_desc<id = "t", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>

llvm.func @g(%arg0: f32, %arg1: !llvm.ptr) {
  llvm.store %arg0, %arg1 {tbaa = [#tag]} : f32, !llvm.ptr
  llvm.return
}
