// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @lanes(%i: i32, %f: f16, %d: f64, %v: vector<3xf16>, %b: i1) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 3]) {bound_ctrl = true} : i32
  %1 = amdgpu.dpp %f %f row_shl(1 : i32) : f16
  %2 = amdgpu.dpp %d %d row_shr(0xf : i32) {row_mask = 0xa : i32, bank_mask = 1 : i32, x} : f64
  %3 = amdgpu.dpp %b %b row_ror(2 : i32) : i1
  %4 = amdgpu.dpp %i %i wave_shl : i32
  %5 = amdgpu.dpp %i %i wave_shr : i32
  %6 = amdgpu.dpp %i %i wave_ror : i32
  %7 = amdgpu.dpp %i %i wave_rol : i32
  %8 = amdgpu.dpp %i %i row_mirror : i32
  %9 = amdgpu.dpp %i %i row_half_mirror : i32
  %10 = amdgpu.dpp %i %i row_bcast_15(unit) : i32
  %11 = amdgpu.dpp %i %i row_bcast_31 : i32
  %12 = amdgpu.swizzle_bitmode %i 1 2 4 : i32
  %13 = amdgpu.swizzle_bitmode %v 31 0 -1 {x} : vector<3xf16>
  %14 = amdgpu.permlane_swap %f 16 : f16
  %15 = amdgpu.permlane_swap %d 32 {bound_ctrl = true, fetch_inactive = true} : f64
  return
}

func.func @barriers() {
  amdgpu.lds_barrier
  amdgpu.lds_barrier {x}
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <non_mem_non_sideffect>
  amdgpu.sched_barrier allow = <valu|all_vmem>
  amdgpu.sched_barrier allow = <transcendental|ds_write|ds_read|all_ds|vmem_write|vmem_read|mfma_wmma|salu> {x}
  amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5) {x}
  amdgpu.memory_counter_wait tensor(5) ds(-1)
  return
}

func.func private @attributes() attributes {
  a = #amdgpu.address_space<buffer_rsrc>, b = #amdgpu.address_space<fat_structured_buffer>, c = #amdgpu<dpp_perm wave_shl>,
  d = #amdgpu<mfma_perm_b bcast_fourth_16>, e = #amdgpu.sched_barrier_opt<valu|salu>, f = #amdgpu.sched_barrier_opt<none>
}
