// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

module attributes {gpu.container_module} {
  gpu.module @empty {
  }
  gpu.module @with_attributes attributes {a = 1 : i32} {
  }
  gpu.module @kernels {
    gpu.func @plain() {
      gpu.return
    }
    gpu.func @kernel(%a: f32, %b: memref<?xf32, 1>) kernel {
      %x = gpu.thread_id x
      memref.store %a, %b[%x] : memref<?xf32, 1>
      gpu.return
    }
    gpu.func @result(%a: f32 {t.a}, %b: i32) -> (f32 {t.b}, i32) {
      gpu.return %a, %b : f32, i32
    }
    gpu.func @one(%a: f32) -> f32 {
      gpu.return {t.c} %a : f32
    }
    gpu.func @memory(%a: f32)
        workgroup(%w : memref<32xf32, #gpu.address_space<workgroup>>, %v : memref<4xi8, 3> {t.align = 8 : i64})
        private(%p : memref<1xf32, #gpu.address_space<private>> {t.d})
        kernel
        attributes {t.e = "e"} {
      gpu.return
    }
    gpu.func @private_only() private(%p : memref<1xf32, 5>) {
      gpu.return
    }
    gpu.func @sizes() kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_cluster_size = array<i32: 2, 1, 1>, known_grid_size = array<i32: 4, 4, 1>} {
      gpu.return
    }
    gpu.func @blocks(%c: i1) {
      cf.cond_br %c, ^a, ^b
    ^a:
      gpu.return
    ^b:
      gpu.return
    }
    "gpu.func"() <{function_type = (index) -> ()}> ({
    ^bb0(%a: index, %w: memref<4xf32, 3>, %p: memref<1xf32>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "generic", workgroup_attributions = 1 : i64} : () -> ()
    func.func @function() attributes {gpu.kernel, gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_grid_size = array<i32: 1, 2, 3>} {
      return
    }
    memref.global @g : memref<4xf32>
  }
  func.func @shared() {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    return
  }
}
