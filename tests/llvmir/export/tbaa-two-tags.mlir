// RUN: terrace translate --mlir-to-llvmir %s 2>&1

#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#t1 = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>
#t2 = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 1, constant = true>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#t1, #t2]} : !llvm.ptr -> i32
  llvm.return
}
