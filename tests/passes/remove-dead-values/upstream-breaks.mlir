// RUN: terrace opt %s --remove-dead-values
// DIFFERS: upstream removes arguments only from some of the branches that pass them, and operations and values that are still used

func.func @passed_live_value(%a: i32, %x: i32, %c: i1) -> i32 {
  %d = arith.muli %x, %x : i32
  cf.cond_br %c, ^a(%a: i32), ^a(%d : i32)
^a(%p: i32):
  return %a : i32
}

func.func @live_argument(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  %t = arith.constant true
  cf.cond_br %t, ^a(%x : i32), ^b
^b:
  %z = arith.addi %x, %x : i32
  cf.br ^a(%z : i32)
^a(%p: i32):
  return %p : i32
}

func.func @reads_only(%m: memref<i32>, %x: i32, %y: i32) {
  %c = arith.cmpi slt, %x, %y : i32
  scf.if %c {
    %l = memref.load %m[] : memref<i32>
  }
  return
}

func.func @loop_reads_only(%m: memref<?xi32>, %x: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (i32) {
    %l = memref.load %m[%i] : memref<?xi32>
    %y = arith.addi %a, %l : i32
    scf.yield %y : i32
  }
  return
}

func.func @parallel_reads_only(%m: memref<?xi32>, %x: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    %l = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%l : i32) {
    ^bb0(%a: i32, %b: i32):
      %q = arith.addi %a, %b : i32
      scf.reduce.return %q : i32
    }
  }
  return
}

func.func @ignores(%a: i32) { return }
func.func @calls(%x: i32) {
  %c = arith.addi %x, %x : i32
  call @ignores(%c) : (i32) -> ()
  return
}

func.func private @address_taken(%a: i32, %b: i32) -> i32 { return %b : i32 }
func.func @takes_address(%x: i32) -> ((i32, i32) -> i32) {
  %f = constant @address_taken : (i32, i32) -> i32
  %0 = call @address_taken(%x, %x) : (i32, i32) -> i32
  return %f : (i32, i32) -> i32
}

llvm.func @llvm_private(%a: i32) -> i32 attributes {sym_visibility = "private"} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @llvm_calls(%x: i32) {
  %g = llvm.call @llvm_private(%x) : (i32) -> i32
  llvm.return
}
