// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: LLVM's verifier reports these without a location.

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 4>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #agg, access_type = #agg, offset = 0>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #agg, access_type = #int, offset = 0>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #agg, access_type = #int, offset = 6>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#x = #llvm.tbaa_type_desc<id = "x", members = {<#int, 8>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #x, access_type = #int, offset = 4>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#x = #llvm.tbaa_type_desc<id = "x", members = {}>
#tag = #llvm.tbaa_tag<base_type = #x, access_type = #x, offset = 4>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#x = #llvm.tbaa_type_desc<id = "x", members = {<#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #x, access_type = #x, offset = 8>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#x = #llvm.tbaa_type_desc<id = "x", members = {<#int, 0>}>
#y = #llvm.tbaa_type_desc<id = "y", members = {<#x, 0>, <#char, 16>}>
#tag = #llvm.tbaa_tag<base_type = #y, access_type = #int, offset = 16>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #root, access_type = #int, offset = 0>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

#root = #llvm.tbaa_root<id = "r">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg", members = {<#int, 4>, <#int, 8>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #root, offset = 0>
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}
