// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @memory(%n: index, %f: f32, %i: i32, %u: memref<*xf32>) {
  %m = gpu.alloc (%n) : memref<64x?xf32, 1>
  %m0 = gpu.alloc () : memref<4xf32>
  %m1, %t1 = gpu.alloc async (%n) : memref<64x?xf32, 1>
  %m2, %t2 = gpu.alloc async [%t1] (%n) : memref<64x?xf32, 1>
  %m3 = gpu.alloc [%t1, %t2] host_shared () : memref<4xf32> 
  %m4 = gpu.alloc (%n)[%n] {a} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %m5, %t5 = gpu.alloc async [%t2] host_shared (%n) : memref<?xi32>
  gpu.memcpy %m, %m1 : memref<64x?xf32, 1>, memref<64x?xf32, 1>
  %t6 = gpu.memcpy async %m, %m1 : memref<64x?xf32, 1>, memref<64x?xf32, 1>
  %t7 = gpu.memcpy async [%t6, %t5] %m, %m1 : memref<64x?xf32, 1>, memref<64x?xf32, 1> {a}
  gpu.memset %m, %f : memref<64x?xf32, 1>, f32
  %t8 = gpu.memset async [%t7] %m, %f : memref<64x?xf32, 1>, f32
  gpu.dealloc %m : memref<64x?xf32, 1>
  %t9 = gpu.dealloc async [%t8] %m1 : memref<64x?xf32, 1>
  gpu.dealloc [%t9] %m2 : memref<64x?xf32, 1>
  %t10 = gpu.wait async
  %t11 = gpu.wait async [%t9, %t10] {a}
  gpu.wait
  gpu.wait [%t11]
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u {a} : memref<*xf32>
  gpu.set_default_device %i
  gpu.set_default_device {a} %i
  return
}
