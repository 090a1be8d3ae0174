// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @breakpoint_0() {
  nvvm.breakpoint
  llvm.return
}

llvm.func @dot_accumulate_2way_0(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <signed>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_2way_1(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <unsigned>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_2way_2(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <signed>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_2way_3(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <signed>, %a1 <unsigned>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_2way_4(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <signed>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_2way_5(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <unsigned>, %a2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_2way_6(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <signed>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_2way_7(%a0: vector<2xi16>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.2way %a0 <unsigned>, %a1 <unsigned>, %a2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_4way_0(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <signed>, %a1 <signed>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_4way_1(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <signed>, %a1 <unsigned>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_4way_2(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <unsigned>, %a1 <signed>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}

llvm.func @dot_accumulate_4way_3(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: i32) {
  %0 = nvvm.dot.accumulate.4way %a0 <unsigned>, %a1 <unsigned>, %a2 : vector<4xi8>, vector<4xi8>
  llvm.return
}

llvm.func @exit_0() {
  nvvm.exit
  llvm.return
}

llvm.func @inline_ptx_0(%a0: i32, %a1: i1) {
  %0 = nvvm.inline_ptx "add.s32 {$w0}, {$r0}, 1;" ro(%a0 : i32), predicate = %a1 -> i32
  llvm.return
}

llvm.func @inline_ptx_1(%a0: i32, %a1: f32) {
  %0:2 = nvvm.inline_ptx "foo \"x\" {$rw0}, {$rw1};" ro(%a0, %a1 : i32, f32) rw(%a0, %a1 : i32, f32) {note} -> i32, f32
  nvvm.inline_ptx "bar.sync 0;"
  llvm.return
}

llvm.func @nanosleep_0(%a0: i32) {
  nvvm.nanosleep %a0
  llvm.return
}

llvm.func @pmevent_0() {
  nvvm.pmevent id = 10
  llvm.return
}

llvm.func @pmevent_1() {
  nvvm.pmevent id = 4
  llvm.return
}

llvm.func @pmevent_2() {
  nvvm.pmevent mask = 15000
  llvm.return
}

llvm.func @pmevent_3() {
  nvvm.pmevent mask = 4
  llvm.return
}

llvm.func @prefetch_0(%a0: !llvm.ptr) {
  nvvm.prefetch level =  L1 uniform, %a0 : !llvm.ptr
  llvm.return
}

llvm.func @prefetch_1(%a0: !llvm.ptr) {
  nvvm.prefetch level =  L1, %a0 : !llvm.ptr
  llvm.return
}

llvm.func @prefetch_2(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L1, %a0 : !llvm.ptr<1>
  llvm.return
}

llvm.func @prefetch_3(%a0: !llvm.ptr<5>) {
  nvvm.prefetch level =  L1, %a0 : !llvm.ptr<5>
  llvm.return
}

llvm.func @prefetch_4(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L2, evict_priority =  evict_last, %a0 : !llvm.ptr<1>
  llvm.return
}

llvm.func @prefetch_5(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L2, evict_priority =  evict_normal, %a0 : !llvm.ptr<1>
  llvm.return
}

llvm.func @prefetch_6(%a0: !llvm.ptr) {
  nvvm.prefetch level =  L2, %a0 : !llvm.ptr
  llvm.return
}

llvm.func @prefetch_7(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L2, %a0 : !llvm.ptr<1>
  llvm.return
}

llvm.func @prefetch_8(%a0: !llvm.ptr<5>) {
  nvvm.prefetch level =  L2, %a0 : !llvm.ptr<5>
  llvm.return
}

llvm.func @prefetch_9(%a0: !llvm.ptr) {
  nvvm.prefetch tensormap in_param_space, %a0 : !llvm.ptr
  llvm.return
}

llvm.func @prefetch_10(%a0: !llvm.ptr) {
  nvvm.prefetch tensormap, %a0 : !llvm.ptr
  llvm.return
}

llvm.func @prefetch_11(%a0: !llvm.ptr<4>) {
  nvvm.prefetch tensormap, %a0 : !llvm.ptr<4>
  llvm.return
}

llvm.func @prefetch_12(%a0: !llvm.ptr, %a1: i1) {
  nvvm.prefetch tensormap, %a0, predicate = %a1 : !llvm.ptr, i1
  nvvm.prefetch level = #nvvm<prefetch_cache_level L1>, %a0 : !llvm.ptr
  llvm.return
}

llvm.func @prmt_0(%a2: i32, %a0: i32, %a1: i32) {
  %0 = nvvm.prmt <b4e> %a2, %a0, %a1 : i32
  llvm.return
}

llvm.func @prmt_1(%a2: i32, %a0: i32, %a1: i32) {
  %0 = nvvm.prmt <default> %a2, %a0, %a1 : i32
  llvm.return
}

llvm.func @prmt_2(%a1: i32, %a0: i32) {
  %0 = nvvm.prmt <ecl> %a1, %a0 : i32
  llvm.return
}

llvm.func @prmt_3(%a1: i32, %a0: i32) {
  %0 = nvvm.prmt <ecr> %a1, %a0 : i32
  llvm.return
}

llvm.func @prmt_4(%a2: i32, %a0: i32, %a1: i32) {
  %0 = nvvm.prmt <f4e> %a2, %a0, %a1 : i32
  llvm.return
}

llvm.func @prmt_5(%a1: i32, %a0: i32) {
  %0 = nvvm.prmt <rc16> %a1, %a0 : i32
  llvm.return
}

llvm.func @prmt_6(%a1: i32, %a0: i32) {
  %0 = nvvm.prmt <rc8> %a1, %a0 : i32
  llvm.return
}

llvm.func @rcp_approx_ftz_f_0(%a0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %a0 : f32
  llvm.return
}

llvm.func @setmaxregister_0() {
  nvvm.setmaxregister  decrease 24
  llvm.return
}

llvm.func @setmaxregister_1() {
  nvvm.setmaxregister  increase 256
  llvm.return
}

llvm.func @st_bulk_0(%a0: !llvm.ptr, %a1: i64) {
  nvvm.st.bulk %a0, size = %a1 : !llvm.ptr
  llvm.return
}

llvm.func @st_bulk_1(%a0: !llvm.ptr<3>, %a1: i64) {
  nvvm.st.bulk %a0, size = %a1 : !llvm.ptr<3>
  llvm.return
}
