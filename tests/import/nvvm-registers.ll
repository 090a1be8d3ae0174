; RUN: terrace translate %s --import-llvm

; All intrinsics that become operations of nvvm.
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg0()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg1()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg10()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg11()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg12()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg13()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg14()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg15()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg16()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg17()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg18()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg19()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg2()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg20()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg21()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg22()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg23()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg24()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg25()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg26()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg27()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg28()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg29()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg3()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg30()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg31()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg4()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg5()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg6()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg7()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg8()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg9()
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
declare i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo()
declare i32 @llvm.nvvm.read.ptx.sreg.gridid()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nsmid()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
declare i32 @llvm.nvvm.read.ptx.sreg.smid()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()

define void @rcp_approx_ftz_f(float %0) {
  %2 = call float @llvm.nvvm.rcp.approx.ftz.f(float %0)
  ret void
}

define void @read_ptx_sreg_aggr_smem_size() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.aggr_smem_size()
  ret void
}

define void @read_ptx_sreg_clock() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  ret void
}

define void @read_ptx_sreg_clock64() {
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret void
}

define void @read_ptx_sreg_cluster_ctaid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
  ret void
}

define void @read_ptx_sreg_cluster_ctaid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
  ret void
}

define void @read_ptx_sreg_cluster_ctaid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z()
  ret void
}

define void @read_ptx_sreg_cluster_ctarank() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  ret void
}

define void @read_ptx_sreg_cluster_nctaid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret void
}

define void @read_ptx_sreg_cluster_nctaid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y()
  ret void
}

define void @read_ptx_sreg_cluster_nctaid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z()
  ret void
}

define void @read_ptx_sreg_cluster_nctarank() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  ret void
}

define void @read_ptx_sreg_clusterid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  ret void
}

define void @read_ptx_sreg_clusterid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.y()
  ret void
}

define void @read_ptx_sreg_clusterid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.z()
  ret void
}

define void @read_ptx_sreg_ctaid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret void
}

define void @read_ptx_sreg_ctaid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret void
}

define void @read_ptx_sreg_ctaid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret void
}

define void @read_ptx_sreg_dynamic_smem_size() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
  ret void
}

define void @read_ptx_sreg_envreg0() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
  ret void
}

define void @read_ptx_sreg_envreg1() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg1()
  ret void
}

define void @read_ptx_sreg_envreg10() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg10()
  ret void
}

define void @read_ptx_sreg_envreg11() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg11()
  ret void
}

define void @read_ptx_sreg_envreg12() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg12()
  ret void
}

define void @read_ptx_sreg_envreg13() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg13()
  ret void
}

define void @read_ptx_sreg_envreg14() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg14()
  ret void
}

define void @read_ptx_sreg_envreg15() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg15()
  ret void
}

define void @read_ptx_sreg_envreg16() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg16()
  ret void
}

define void @read_ptx_sreg_envreg17() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg17()
  ret void
}

define void @read_ptx_sreg_envreg18() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg18()
  ret void
}

define void @read_ptx_sreg_envreg19() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg19()
  ret void
}

define void @read_ptx_sreg_envreg2() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg2()
  ret void
}

define void @read_ptx_sreg_envreg20() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg20()
  ret void
}

define void @read_ptx_sreg_envreg21() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg21()
  ret void
}

define void @read_ptx_sreg_envreg22() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg22()
  ret void
}

define void @read_ptx_sreg_envreg23() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg23()
  ret void
}

define void @read_ptx_sreg_envreg24() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg24()
  ret void
}

define void @read_ptx_sreg_envreg25() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg25()
  ret void
}

define void @read_ptx_sreg_envreg26() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg26()
  ret void
}

define void @read_ptx_sreg_envreg27() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg27()
  ret void
}

define void @read_ptx_sreg_envreg28() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg28()
  ret void
}

define void @read_ptx_sreg_envreg29() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg29()
  ret void
}

define void @read_ptx_sreg_envreg3() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg3()
  ret void
}

define void @read_ptx_sreg_envreg30() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg30()
  ret void
}

define void @read_ptx_sreg_envreg31() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg31()
  ret void
}

define void @read_ptx_sreg_envreg4() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg4()
  ret void
}

define void @read_ptx_sreg_envreg5() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg5()
  ret void
}

define void @read_ptx_sreg_envreg6() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg6()
  ret void
}

define void @read_ptx_sreg_envreg7() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg7()
  ret void
}

define void @read_ptx_sreg_envreg8() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg8()
  ret void
}

define void @read_ptx_sreg_envreg9() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.envreg9()
  ret void
}

define void @read_ptx_sreg_globaltimer() {
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  ret void
}

define void @read_ptx_sreg_globaltimer_lo() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.globaltimer.lo()
  ret void
}

define void @read_ptx_sreg_gridid() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.gridid()
  ret void
}

define void @read_ptx_sreg_laneid() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret void
}

define void @read_ptx_sreg_lanemask_eq() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  ret void
}

define void @read_ptx_sreg_lanemask_ge() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  ret void
}

define void @read_ptx_sreg_lanemask_gt() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.gt()
  ret void
}

define void @read_ptx_sreg_lanemask_le() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.le()
  ret void
}

define void @read_ptx_sreg_lanemask_lt() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  ret void
}

define void @read_ptx_sreg_nclusterid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.x()
  ret void
}

define void @read_ptx_sreg_nclusterid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
  ret void
}

define void @read_ptx_sreg_nclusterid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z()
  ret void
}

define void @read_ptx_sreg_nctaid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret void
}

define void @read_ptx_sreg_nctaid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  ret void
}

define void @read_ptx_sreg_nctaid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  ret void
}

define void @read_ptx_sreg_nsmid() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  ret void
}

define void @read_ptx_sreg_ntid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret void
}

define void @read_ptx_sreg_ntid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret void
}

define void @read_ptx_sreg_ntid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  ret void
}

define void @read_ptx_sreg_nwarpid() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  ret void
}

define void @read_ptx_sreg_smid() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.smid()
  ret void
}

define void @read_ptx_sreg_tid_x() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}

define void @read_ptx_sreg_tid_y() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret void
}

define void @read_ptx_sreg_tid_z() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret void
}

define void @read_ptx_sreg_total_smem_size() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  ret void
}

define void @read_ptx_sreg_warpid() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  ret void
}

define void @read_ptx_sreg_warpsize() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  ret void
}
