#map = affine_map<(d0) -> (d0 * 2)>
!row = memref<4xf32, #map>
// Two functions that call each other, über alles.
module @outer {
  func.func private @even(%n: i32) -> i1
  func.func @odd(%n: i32, %row: !row) -> i1 attributes {note = "é{"} {
    %one = arith.constant 1 : i32
    %c:2 = "test.two"(%n) ({
    ^bb0(%x: i32):
      %y = arith.addi %x, %one : i32
      "test.end"(%y) : (i32) -> ()
    }) : (i32) -> (i32, i1)
    cf.cond_br %c#1, ^then(%c#0 : i32), ^else
  ^then(%m: i32):
    %r = func.call @even(%m) : (i32) -> i1
    return %r : i1
  ^else:
    %lb = arith.constant 0 : index
    %ub = arith.constant 8 : index
    scf.for %i = %lb to %ub step %ub {
      %v = memref.load %row[%i] : !row
      memref.store %v, %row[%i] : !row
    }
    %f = arith.constant false loc("x.c":1:2)
    return %f : i1
  }
  module @inner {
    llvm.mlir.global internal @g(0 : i32) : i32
    llvm.func @use() -> i32 {
      %p = llvm.mlir.addressof @g : !llvm.ptr
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.return %v : i32
    }
  }
}
// -----
func.func @next() {
  %0 = arith.constant 1 : i31
  %1 = arith.cmpi eq, %0, %0 : i31
  "some.op"() {callee = @next} : () -> ()
  return
}
