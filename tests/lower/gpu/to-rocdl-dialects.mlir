// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942 allowed-dialects=arith,memref,func}))"

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = vector.broadcast %f : f32 to vector<4xf32>
    %1 = arith.addf %0, %0 : vector<4xf32>
    "use"(%1) : (vector<4xf32>) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = arith.addf %bf, %bf : bf16
    "use"(%0) : (bf16) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = memref.alloca() : memref<4xf32, #gpu.address_space<private>>
    memref.store %f, %0[%x] : memref<4xf32, #gpu.address_space<private>>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = memref.atomic_rmw addf %f, %g[%x] : (f32, memref<16xf32, #gpu.address_space<global>>) -> f32
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    scf.for %i0 = %x to %x step %x { gpu.barrier }
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = arith.divsi %i, %i : i32
    %1 = arith.ceildivsi %i, %i : i32
    "use"(%0, %1) : (i32, i32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = index.add %x, %x
    %1 = index.cmp slt(%0, %x)
    "use"(%0, %1) : (index, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = complex.create %f, %f : complex<f32>
    %1 = complex.add %0, %0 : complex<f32>
    "use"(%1) : (complex<f32>) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    cf.switch %i : i32, [default: ^a, 3: ^b(%x : index)]
    ^a:
    "use"() : () -> ()
    cf.br ^b(%x : index)
    ^b(%z : index):
    "use"(%z) : (index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = vector.load %m[%x] : memref<?xf32, 1>, vector<4xf32>
    vector.store %0, %m[%x] : memref<?xf32, 1>, vector<4xf32>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = memref.subview %m[%x][4][1] : memref<?xf32, 1> to memref<4xf32, strided<[1], offset: ?>, 1>
    memref.store %f, %0[%x] : memref<4xf32, strided<[1], offset: ?>, 1>
    gpu.return
  }
}

// -----

gpu.module @k {
  func.func private @ext(index) -> index
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = func.call @ext(%x) : (index) -> index
    "use"(%0) : (index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = memref.memory_space_cast %g : memref<16xf32, #gpu.address_space<global>> to memref<16xf32>
    memref.store %f, %0[%x] : memref<16xf32>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %c0 = arith.constant 0 : index
    %v = memref.view %0[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<16xf32, #gpu.address_space<workgroup>>
    memref.store %f, %v[%x] : memref<16xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = memref.dim %m, %x : memref<?xf32, 1>
    "use"(%0) : (index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%a: memref<4xf32>, %x : bf16) kernel { 
   %0 = arith.addf %x, %x : bf16
   %1 = arith.extf %x : bf16 to f32
   %2 = arith.truncf %1 : f32 to bf16
   %3 = arith.minimumf %1, %1 : f32
   %4 = arith.remf %1, %1 : f32
   "use"(%0, %2, %3, %4) : (bf16, bf16, f32, f32) -> ()
   gpu.return }
}
