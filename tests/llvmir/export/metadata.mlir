// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

#ag1 = #llvm.access_group<id = distinct[0]<>>
#ag2 = #llvm.access_group<id = distinct[1]<>>
#dom = #llvm.alias_scope_domain<id = distinct[2]<>, description = "The domain">
#dom2 = #llvm.alias_scope_domain<id = "dom2">
#s1 = #llvm.alias_scope<id = distinct[3]<>, domain = #dom, description = "The first scope">
#s2 = #llvm.alias_scope<id = distinct[4]<>, domain = #dom>
#s3 = #llvm.alias_scope<id = "named", domain = #dom2, description = "d">
#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#root0 = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#long = #llvm.tbaa_type_desc<id = "long long", members = {<#char, 0>}>
#agg = #llvm.tbaa_type_desc<id = "agg2_t", members = {<#long, 0>, <#int, 8>}>
#anon = #llvm.tbaa_type_desc<id = "anon", members = {<#root0, 0>}>
#t1 = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#t2 = #llvm.tbaa_tag<base_type = #agg, access_type = #long, offset = 0, constant = true>
#t3 = #llvm.tbaa_tag<base_type = #agg, access_type = #int, offset = 8>
#t4 = #llvm.tbaa_tag<base_type = #anon, access_type = #anon, offset = 0>
#follow = #llvm.loop_annotation<disableNonforced = true>
#la = #llvm.loop_annotation<disableNonforced = true, mustProgress = true, isVectorized = true, unroll = <disable = true, count = 4 : i32, runtimeDisable = true, full = true, followupUnrolled = #follow, followupRemainder = #follow, followupAll = #follow>, vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 16 : i32, followupVectorized = #follow, followupEpilogue = #follow, followupAll = #follow>, interleave = <count = 32 : i32>, parallelAccesses = #ag1, #ag2>
#lb = #llvm.loop_annotation<licm = <disable = true, versioningDisable = true>, distribute = <disable = true, followupCoincident = #follow, followupSequential = #follow, followupFallback = #follow, followupAll = #follow>, pipeline = <disable = false, initiationinterval = 3 : i32>, peeled = <count = 5 : i32>, unswitch = <partialDisable = true>, unrollAndJam = <disable = false, count = 8 : i32, followupOuter = #follow, followupInner = #follow, followupRemainderOuter = #follow, followupRemainderInner = #follow, followupAll = #follow>>
#lc = #llvm.loop_annotation<unroll = <disable = false, full = false>, mustProgress = false, isVectorized = false, licm = <disable = false>>
#ld = #llvm.loop_annotation<>
llvm.func @ext(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %c: i1, %v: i32, %n: i64) {
  %0 = llvm.load %p {access_groups = [#ag1, #ag2], alias_scopes = [#s1, #s2], noalias_scopes = [#s3], tbaa = [#t1]} : !llvm.ptr -> i32
  llvm.store %v, %p {access_groups = [#ag1], alias_scopes = [#s1], tbaa = [#t2]} : i32, !llvm.ptr
  %1 = llvm.atomicrmw add %p, %v monotonic {access_groups = [#ag2], tbaa = [#t3]} : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %v, %v acq_rel monotonic {tbaa = [#t4], noalias_scopes = [#s2]} : !llvm.ptr, i32
  llvm.call @ext(%p) {access_groups = [#ag2], alias_scopes = [#s1], tbaa = [#t1]} : (!llvm.ptr) -> ()
  "llvm.intr.memcpy"(%p, %p, %n) <{access_groups = [#ag1], isVolatile = false, tbaa = [#t1], noalias_scopes = [#s1, #s2]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false, alias_scopes = []}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %z = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false, alias_scopes = [#s1]}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.experimental.noalias.scope.decl #s1
  llvm.intr.experimental.noalias.scope.decl #s3
  %3 = llvm.load %p {llvm.mmra = #llvm.mmra_tag<"foo":"bar">} : !llvm.ptr -> i32
  %4 = llvm.load %p {llvm.mmra = [#llvm.mmra_tag<"foo":"bar">, #llvm.mmra_tag<"a":"b">, #llvm.mmra_tag<"foo":"bar">]} : !llvm.ptr -> i32
  %5 = llvm.load %p {llvm.mmra = []} : !llvm.ptr -> i32
  %6 = llvm.load %p {llvm.mmra = [#llvm.mmra_tag<"foo":"baz">]} : !llvm.ptr -> i32
  llvm.br ^bb1 {loop_annotation = #la}
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #lb}
^bb2:
  llvm.cond_br %c weights([3, 4]), ^bb2, ^bb3 {loop_annotation = #la}
^bb3:
  llvm.cond_br %c, ^bb3, ^bb4 {loop_annotation = #lc}
^bb4:
  llvm.cond_br %c, ^bb4, ^bb5 {loop_annotation = #ld}
^bb5:
  llvm.return
}

// NOT IN BYTECODE: that attributes which are text share a distinct attribute.
