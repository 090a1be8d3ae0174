// RUN: terrace compile %s
// What operations need of the module is declared in the order of upstream's passes.

func.func @f(%m: memref<*xf32>, %b: i1) -> memref<*xf32> {
  cf.assert %b, "not so"
  return %m : memref<*xf32>
}

func.func @g(%b: i1) {
  cf.assert %b, "never"
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
