// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Attributes that operations share: access metadata, attributes of arguments and results, inline assembly in full.

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "scope">
#other = #llvm.alias_scope<id = "other", domain = #domain>
#group = #llvm.access_group<id = distinct[2]<>>
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>

llvm.mlir.global internal thread_local @g(1 : i32) {addr_space = 0 : i32, dso_local} : i32
llvm.mlir.alias external thread_local @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @callee(i32) -> i32

llvm.func @access(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32, %n: i64, %b: i8) {
  %0 = llvm.load %p {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %v, %p {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : i32, !llvm.ptr
  %1 = llvm.atomicrmw add %p, %v monotonic {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %v, %v acq_rel monotonic {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : !llvm.ptr, i32
  %3 = llvm.call @callee(%v) {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : (i32) -> i32
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false, access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag], arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true, access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag], arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 16 : i32, access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag], arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 2 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false, access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag], arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 16 : i64, access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag], arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, i8) -> ()
  llvm.return
}

llvm.func @results(%p: !llvm.ptr, %v: vector<4xf32>, %m: vector<4xi1>, %n: i64, %x: i32, %b: i8) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, res_attrs = []}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false, res_attrs = []}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 16 : i32, res_attrs = []}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false, res_attrs = []}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 16 : i64, res_attrs = []}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.masked.compressstore"(%v, %p, %m) <{arg_attrs = [{}, {llvm.align = 16 : i64}, {}], res_attrs = []}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %0 = "llvm.intr.masked.expandload"(%p, %m, %v) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], res_attrs = [{llvm.noundef}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %1 = llvm.call_intrinsic "llvm.smax"(%x, %x) : (i32 {llvm.noundef}, i32) -> (i32 {llvm.noundef})
  %c = llvm.mlir.constant(true) : i1
  llvm.call_intrinsic "llvm.assume"(%c) ["align"(%p, %n : !llvm.ptr, i64), "cold"()] : (i1 {llvm.noundef}) -> ()
  %2 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %3 = llvm.load %p dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  %4 = llvm.inttoptr %n dereferenceable<bytes = 16> : i64 to !llvm.ptr
  llvm.return
}

llvm.func @assembly(%x: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm "bswap $0", "=r,r" %x : (i32) -> i32
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel "nop $0", "r" %x : (i32) -> ()
  %1 = llvm.inline_asm asm_dialect = att operand_attrs = [{elementtype = i32}, {}] "foo $0, $1, $2", "=r,*m,r" %p, %x : (!llvm.ptr, i32) -> i32
  %2 = llvm.inline_asm tail_call_kind = <notail> "foo $0, $1, $2", "=r,=r,r" %x : (i32) -> !llvm.struct<(i32, i32)>
  llvm.return %0 : i32
}

// NOT IN BYTECODE: that attributes which are text share a distinct attribute.
