// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @sparse(%n: index, %i: memref<?xindex>, %f: memref<?xf64>, %b: memref<?xi8>) {
  %t0 = gpu.wait async
  %dn, %t1 = gpu.create_dn_tensor async [%t0] %f, %n : index into memref<?xf64>
  %dm, %t2 = gpu.create_dn_tensor async [%t1] %f, %n, %n {a} : index, index into memref<?xf64>
  %d3 = gpu.create_dn_tensor %f, %n, %n : index, index into memref<?xf64>
  %coo, %t3 = gpu.create_coo async [%t2] %n, %n, %n, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %aos, %t4 = gpu.create_coo_aos async [%t3] %n, %n, %n, %i, %f : memref<?xindex>, memref<?xf64>
  %csr, %t5 = gpu.create_csr async [%t4] %n, %n, %n, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %csc, %t6 = gpu.create_csc async [%t5] %n, %n, %n, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %bsr, %t7 = gpu.create_bsr async [%t6] %n, %n, %n, %n, %n, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %two, %t8 = gpu.create_2to4_spmat async [%t7] {PRUNE_AND_CHECK} %n, %n, %f : memref<?xf64>
  %s0, %t9 = gpu.spmv_buffer_size async [%t8] %coo{TRANSPOSE}, %dn, %dn into f64
  %t10 = gpu.spmv async [%t9] %coo{NON_TRANSPOSE}, %dn, %dn, %b : memref<?xi8> into f64
  %s1, %t11 = gpu.spmm_buffer_size async [%t10] %coo{TRANSPOSE}, %dm{CONJUGATE_TRANSPOSE}, %dm : index into f64
  %s2:2, %t12 = gpu.spmm_buffer_size async [%t11] %coo{TRANSPOSE}, %dm{NON_TRANSPOSE}, %dm : index, index into f64
  %t13 = gpu.spmm async [%t12] %coo{TRANSPOSE}, %dm{NON_TRANSPOSE}, %dm, %b : memref<?xi8> into f64
  %t14 = gpu.spmm async [%t13] %coo{TRANSPOSE}, %dm{NON_TRANSPOSE}, %dm, %b, %b : memref<?xi8>, memref<?xi8> into f64
  %s3, %t15 = gpu.sddmm_buffer_size async [%t14] %dm{TRANSPOSE}, %dm{TRANSPOSE}, %coo into f32
  %t16 = gpu.sddmm async [%t15] %dm{TRANSPOSE}, %dm{TRANSPOSE}, %coo, %b : memref<?xi8> into f32
  %desc, %t17 = gpu.spgemm_create_descr async [%t16]
  %s4, %t18 = gpu.spgemm_work_estimation_or_compute async [%t17] {WORK_ESTIMATION} %csr{NON_TRANSPOSE}, %csr{NON_TRANSPOSE}, %csr, %desc, %n, %b : f32 into memref<?xi8>
  %s5, %t19 = gpu.spgemm_work_estimation_or_compute async [%t18] {COMPUTE} %csr{NON_TRANSPOSE}, %csr{TRANSPOSE}, %csr, %desc, %n, %b : f32 into memref<?xi8>
  %t20 = gpu.spgemm_copy async [%t19] %csr{NON_TRANSPOSE}, %csr{NON_TRANSPOSE}, %csr, %desc : f32
  %t21 = gpu.spgemm_destroy_descr async [%t20] %desc
  %r, %c, %z, %t22 = gpu.spmat_get_size async [%t21] %csr
  %t23 = gpu.set_csr_pointers async [%t22] %csr, %i, %i, %f : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t24 = gpu.destroy_sp_mat async [%t23] %csr
  %t25 = gpu.destroy_dn_tensor async [%t24] %dn
  gpu.destroy_dn_tensor %dm
  gpu.wait [%t25]
  return
}

func.func private @types(!gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle, !gpu.async.token)
