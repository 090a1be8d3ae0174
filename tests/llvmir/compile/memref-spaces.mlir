// RUN: terrace compile %s

func.func @f(%a: memref<8xi32, 3>, %i: index) -> i32 {
  %0 = memref.load %a[%i] : memref<8xi32, 3>
  %1 = memref.alloca() : memref<8xi32, 5>
  memref.store %0, %1[%i] : memref<8xi32, 5>
  %2 = memref.load %1[%i] : memref<8xi32, 5>
  return %2 : i32
}
