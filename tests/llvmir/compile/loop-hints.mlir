// Loop hints become metadata of the branch that repeats the loop.
// RUN: terrace compile %s

#loop = #llvm.loop_annotation<mustProgress = true>
#unroll = #llvm.loop_annotation<unroll = <count = 4 : i32>>

func.func @for(%a: index, %b: index, %c: index, %m: memref<?xi32>, %v: i32) {
  scf.for %i = %a to %b step %c {
    memref.store %v, %m[%i] : memref<?xi32>
  } {loop_annotation = #loop}
  return
}

func.func @nested(%a: index, %b: index, %c: index, %m: memref<?xi32>, %v: i32) {
  scf.for %i = %a to %b step %c {
    scf.for %j = %a to %b step %c {
      memref.store %v, %m[%j] : memref<?xi32>
    } {loop_annotation = #unroll}
  } {loop_annotation = #loop}
  return
}

func.func @while(%m: memref<?xi32>, %a: index, %v: i32) {
  scf.while : () -> () {
    %0 = memref.load %m[%a] : memref<?xi32>
    %1 = arith.cmpi slt, %0, %v : i32
    scf.condition(%1)
  } do {
    memref.store %v, %m[%a] : memref<?xi32>
    scf.yield
  } attributes {loop_annotation = #loop}
  return
}

func.func @do_while(%v: i32, %w: i32) -> i32 {
  %0 = scf.while (%i = %v) : (i32) -> i32 {
    %1 = arith.addi %i, %v : i32
    %2 = arith.cmpi slt, %1, %w : i32
    scf.condition(%2) %1 : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  } attributes {loop_annotation = #loop}
  return %0 : i32
}

func.func @branches(%k: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %k, ^bb2, ^bb3 {loop_annotation = #unroll}
^bb2:
  cf.br ^bb1 {loop_annotation = #loop}
^bb3:
  return
}
