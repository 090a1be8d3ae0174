// RUN: not terrace opt %s --map-memref-spirv-storage-class=client-api=metal 2>&1
// RUN: not terrace opt %s --map-memref-spirv-storage-class --split-input-file 2>&1
// RUN: not terrace opt %s --map-memref-spirv-storage-class=client-api=opencl --split-input-file 2>&1

func.func @operand(%m: memref<4xf32, 1>) {
  %0 = memref.alloc() : memref<4xf32, 2>
  return
}

// -----

func.func @argument(%m: memref<4xf32, "global">) {
  return
}

// -----

func.func private @result() -> memref<4xf32, -1>

// -----

memref.global @g : memref<4xf32, 13>

// -----

func.func @block() {
  cf.br ^bb1
^bb1:
  %0 = memref.alloc() : memref<4xf32, #gpu.address_space<global>>
  scf.execute_region {
    %1 = memref.alloc() : memref<4xf32, 2>
    scf.yield
  }
  return
}
