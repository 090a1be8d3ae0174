// RUN: terrace opt %s --loop-invariant-code-motion --allow-unregistered-dialect

// The operation that defines a divisor may say that it is not zero, and not minus one.
func.func @f(%a: index, %n: index, %m: memref<4x?xf32>, %i8: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %four = affine.apply affine_map<() -> (4)>()
  %size = index.sizeof
  %positive = affine.apply affine_map<(d0) -> (d0 mod 8 + 2)>(%a)
  %with_zero = affine.apply affine_map<(d0) -> (d0 mod 8 - 1)>(%a)
  %negative = affine.apply affine_map<(d0) -> (d0 mod 8 - 9)>(%a)
  %minus_one = affine.apply affine_map<(d0) -> (d0 mod 8 - 8)>(%a)
  %least = affine.min affine_map<(d0) -> (4, 7)>(%a)
  %greatest = arith.maxui %a, %c1 : index
  %dim = memref.dim %m, %c0 : memref<4x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.ceildivsi %a, %four : index
    %1 = arith.divui %a, %size : index
    %2 = arith.divui %a, %positive : index
    %3 = arith.remsi %a, %positive : index
    %4 = arith.divui %a, %with_zero : index
    %5 = arith.divsi %a, %negative : index
    %6 = arith.divsi %a, %minus_one : index
    %7 = arith.ceildivui %a, %least : index
    %8 = arith.divui %a, %greatest : index
    %9 = arith.divui %a, %dim : index
    "test.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
    "test.use"(%5, %6, %7, %8, %9) : (index, index, index, index, index) -> ()
  }
  return
}
