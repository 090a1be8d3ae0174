// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @rcp_approx_ftz_f(%a0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %a0 : f32
  llvm.return
}
llvm.func @read_ptx_sreg_aggr_smem_size() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
  llvm.return
}
llvm.func @read_ptx_sreg_clock() {
  %0 = nvvm.read.ptx.sreg.clock : i32
  llvm.return
}
llvm.func @read_ptx_sreg_clock64() {
  %0 = nvvm.read.ptx.sreg.clock64 : i64
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_x() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_y() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctaid_z() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_ctarank() {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank : i32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_x() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_y() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctaid_z() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_cluster_nctarank() {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank : i32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_x() {
  %0 = nvvm.read.ptx.sreg.clusterid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_y() {
  %0 = nvvm.read.ptx.sreg.clusterid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_clusterid_z() {
  %0 = nvvm.read.ptx.sreg.clusterid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_x() {
  %0 = nvvm.read.ptx.sreg.ctaid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_y() {
  %0 = nvvm.read.ptx.sreg.ctaid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_ctaid_z() {
  %0 = nvvm.read.ptx.sreg.ctaid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_dynamic_smem_size() {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg0() {
  %0 = nvvm.read.ptx.sreg.envreg0 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg1() {
  %0 = nvvm.read.ptx.sreg.envreg1 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg10() {
  %0 = nvvm.read.ptx.sreg.envreg10 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg11() {
  %0 = nvvm.read.ptx.sreg.envreg11 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg12() {
  %0 = nvvm.read.ptx.sreg.envreg12 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg13() {
  %0 = nvvm.read.ptx.sreg.envreg13 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg14() {
  %0 = nvvm.read.ptx.sreg.envreg14 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg15() {
  %0 = nvvm.read.ptx.sreg.envreg15 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg16() {
  %0 = nvvm.read.ptx.sreg.envreg16 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg17() {
  %0 = nvvm.read.ptx.sreg.envreg17 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg18() {
  %0 = nvvm.read.ptx.sreg.envreg18 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg19() {
  %0 = nvvm.read.ptx.sreg.envreg19 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg2() {
  %0 = nvvm.read.ptx.sreg.envreg2 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg20() {
  %0 = nvvm.read.ptx.sreg.envreg20 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg21() {
  %0 = nvvm.read.ptx.sreg.envreg21 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg22() {
  %0 = nvvm.read.ptx.sreg.envreg22 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg23() {
  %0 = nvvm.read.ptx.sreg.envreg23 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg24() {
  %0 = nvvm.read.ptx.sreg.envreg24 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg25() {
  %0 = nvvm.read.ptx.sreg.envreg25 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg26() {
  %0 = nvvm.read.ptx.sreg.envreg26 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg27() {
  %0 = nvvm.read.ptx.sreg.envreg27 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg28() {
  %0 = nvvm.read.ptx.sreg.envreg28 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg29() {
  %0 = nvvm.read.ptx.sreg.envreg29 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg3() {
  %0 = nvvm.read.ptx.sreg.envreg3 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg30() {
  %0 = nvvm.read.ptx.sreg.envreg30 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg31() {
  %0 = nvvm.read.ptx.sreg.envreg31 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg4() {
  %0 = nvvm.read.ptx.sreg.envreg4 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg5() {
  %0 = nvvm.read.ptx.sreg.envreg5 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg6() {
  %0 = nvvm.read.ptx.sreg.envreg6 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg7() {
  %0 = nvvm.read.ptx.sreg.envreg7 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg8() {
  %0 = nvvm.read.ptx.sreg.envreg8 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_envreg9() {
  %0 = nvvm.read.ptx.sreg.envreg9 : i32
  llvm.return
}
llvm.func @read_ptx_sreg_globaltimer() {
  %0 = nvvm.read.ptx.sreg.globaltimer : i64
  llvm.return
}
llvm.func @read_ptx_sreg_globaltimer_lo() {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo : i32
  llvm.return
}
llvm.func @read_ptx_sreg_gridid() {
  %0 = nvvm.read.ptx.sreg.gridid : i32
  llvm.return
}
llvm.func @read_ptx_sreg_laneid() {
  %0 = nvvm.read.ptx.sreg.laneid : i32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_eq() {
  %0 = nvvm.read.ptx.sreg.lanemask.eq : i32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_ge() {
  %0 = nvvm.read.ptx.sreg.lanemask.ge : i32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_gt() {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : i32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_le() {
  %0 = nvvm.read.ptx.sreg.lanemask.le : i32
  llvm.return
}
llvm.func @read_ptx_sreg_lanemask_lt() {
  %0 = nvvm.read.ptx.sreg.lanemask.lt : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_x() {
  %0 = nvvm.read.ptx.sreg.nclusterid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_y() {
  %0 = nvvm.read.ptx.sreg.nclusterid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nclusterid_z() {
  %0 = nvvm.read.ptx.sreg.nclusterid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_x() {
  %0 = nvvm.read.ptx.sreg.nctaid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_y() {
  %0 = nvvm.read.ptx.sreg.nctaid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nctaid_z() {
  %0 = nvvm.read.ptx.sreg.nctaid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nsmid() {
  %0 = nvvm.read.ptx.sreg.nsmid : i32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_x() {
  %0 = nvvm.read.ptx.sreg.ntid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_y() {
  %0 = nvvm.read.ptx.sreg.ntid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_ntid_z() {
  %0 = nvvm.read.ptx.sreg.ntid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_nwarpid() {
  %0 = nvvm.read.ptx.sreg.nwarpid : i32
  llvm.return
}
llvm.func @read_ptx_sreg_smid() {
  %0 = nvvm.read.ptx.sreg.smid : i32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_x() {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_y() {
  %0 = nvvm.read.ptx.sreg.tid.y : i32
  llvm.return
}
llvm.func @read_ptx_sreg_tid_z() {
  %0 = nvvm.read.ptx.sreg.tid.z : i32
  llvm.return
}
llvm.func @read_ptx_sreg_total_smem_size() {
  %0 = nvvm.read.ptx.sreg.total.smem.size : i32
  llvm.return
}
llvm.func @read_ptx_sreg_warpid() {
  %0 = nvvm.read.ptx.sreg.warpid : i32
  llvm.return
}
llvm.func @read_ptx_sreg_warpsize() {
  %0 = nvvm.read.ptx.sreg.warpsize : i32
  llvm.return
}
