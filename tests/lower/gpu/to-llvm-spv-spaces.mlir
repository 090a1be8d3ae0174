// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --allow-unregistered-dialect

// Memrefs without a memory space get the one of global memory everywhere.
gpu.module @spaces attributes {x = memref<3xf32>} {
  gpu.func @k(%u: memref<*xf32>, %t: i32) attributes {q = [memref<2xf32>, {a = memref<*xf32>}]} {
    gpu.return
  }
  func.func private @g(memref<2xf32>) -> memref<2xf32>
  memref.global @gl : memref<2xf32> = dense<0.0>
  func.func @h(%v: vector<2xf32>) {
    %a = memref.get_global @gl : memref<2xf32>
    %c = arith.constant 0 : index
    vector.store %v, %a[%c] : memref<2xf32>, vector<2xf32>
    %b = call @g(%a) : (memref<2xf32>) -> memref<2xf32>
    %x = "test.op"() ({ ^bb0(%z: memref<1xf32>): "test.y"() : () -> () }) {y = memref<2xf32>} : () -> !llvm.struct<(f32)>
    return
  }
}
