// RUN: terrace opt %s

func.func private @enums() attributes {
  a0 = #gpu.address_space<global>, a1 = #gpu.address_space<workgroup>, a2 = #gpu.address_space<private>,
  b0 = #gpu<dim x>, b1 = #gpu<dim y>, b2 = #gpu<dim z>, c0 = #gpu<shuffle_mode xor>, c1 = #gpu<shuffle_mode "up">,
  d = #gpu<all_reduce_op add>, e = #gpu<broadcast first_active_lane>, f = #gpu<mat_transpose_mode TRANSPOSE>,
  g = #gpu<mma_element_wise addf>, h = #gpu<prune_2to4_spmat_flag NONE>, i = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>
}
func.func private @mappings() attributes {
  a = #gpu.block<x>, b = #gpu.warpgroup<linear_dim_0>, c = #gpu.warp<y>, d = #gpu.thread<linear_dim_9>, e = #gpu.lane<z>,
  f = #gpu.mask<0x1F>, g = #gpu.mask<-1>, h = #gpu.memory_space<global>,
  i = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>,
  j = #gpu.loop_dim_map<bound = (d0)[s0] -> (d0 * s0), processor = sequential, map = (d0) -> (d0)>
}
func.func private @objects() attributes {
  a = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{}], metadata = {a = 1 : i32}>,
  b = #gpu.kernel_metadata<"k", () -> f32, metadata = {}, arg_attrs = []>, c = #gpu.kernel_metadata<"k", i32>,
  d = #gpu.kernel_table<>, e = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, <"a", () -> ()>]>,
  f = #gpu.select_object, g = #gpu.select_object<1 : i64>, h = #gpu.select_object<0>
}
func.func private @memory(memref<4xf32, #gpu.address_space<workgroup>>)
