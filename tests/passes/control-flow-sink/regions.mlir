// RUN: terrace opt %s --control-flow-sink

func.func @f(%c: i1, %a: i32, %x: index, %m: memref<4xi32>) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.muli %0, %1 : i32
  %l = memref.load %m[%x] : memref<4xi32>
  %3 = scf.if %c -> i32 {
    %z = arith.addi %1, %l : i32
    scf.yield %z : i32
  } else {
    %z = arith.addi %2, %2 : i32
    scf.yield %z : i32
  }
  %k = arith.constant 7 : i32
  %k2 = arith.divsi %k, %a : i32
  %4 = scf.index_switch %x -> i32
  case 1 { scf.yield %k2 : i32 }
  default { scf.yield %3 : i32 }
  %5 = arith.subi %k, %a : i32
  scf.for %i = %x to %x step %x { memref.store %5, %m[%i] : memref<4xi32> }
  %6 = arith.xori %k, %a : i32
  scf.execute_region { memref.store %6, %m[%x] : memref<4xi32> scf.yield }
  %7 = arith.ori %k, %a : i32
  affine.if affine_set<(d0) : (d0 >= 0)>(%x) { memref.store %7, %m[%x] : memref<4xi32> }
  %8 = arith.ori %a, %a : i32
  memref.alloca_scope { memref.store %8, %m[%x] : memref<4xi32> }
  %9 = arith.andi %a, %a : i32
  scf.while : () -> () { memref.store %9, %m[%x] : memref<4xi32> scf.condition(%c) } do { scf.yield }
  %10 = arith.andi %a, %4 : i32
  scf.forall (%i) in (3) { memref.store %10, %m[%x] : memref<4xi32> }
  %11 = arith.andi %4, %4 : i32
  %t = arith.constant true
  scf.if %t {  memref.store %11, %m[%x] : memref<4xi32> }
  %12 = arith.ori %4, %4 : i32
  %f = arith.constant false
  scf.if %f {
    scf.if %c {
     memref.store %12, %m[%x] : memref<4xi32> }
  }
  return %4 : i32
}
