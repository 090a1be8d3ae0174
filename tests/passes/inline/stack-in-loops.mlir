// RUN: terrace opt %s --inline
// DIFFERS: upstream's inlining lets calls in loops allocate memory on the stack again and again, and shares the copy of an argument between parallel iterations.

func.func private @use(memref<4xi32>)
func.func private @fixed() {
  %m = memref.alloca() : memref<4xi32>
  call @use(%m) : (memref<4xi32>) -> ()
  return
}
func.func private @sized(%n: index) {
  %m = memref.alloca(%n) : memref<?xi32>
  %c = memref.cast %m : memref<?xi32> to memref<4xi32>
  call @use(%c) : (memref<4xi32>) -> ()
  return
}
func.func private @list(%c: i1) {
  cf.br ^bb1
^bb1:
  %m = memref.alloca() : memref<4xi32>
  call @use(%m) : (memref<4xi32>) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// The memory is allocated once; calls that need different memory each time stay.
func.func @blocks(%c: i1, %n: index) {
  cf.br ^bb1
^bb1:
  call @fixed() : () -> ()
  call @sized(%n) : (index) -> ()
  call @list(%c) : (i1) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
func.func @while(%n: index) {
  scf.while : () -> () {
    func.call @fixed() : () -> ()
    func.call @sized(%n) : (index) -> ()
    %c = arith.constant true
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// Each iteration of this loop frees its memory, and these calls run once.
func.func @scopes(%n: index) {
  affine.for %i = 0 to 4 {
    func.call @fixed() : () -> ()
    func.call @sized(%n) : (index) -> ()
  }
  call @sized(%n) : (index) -> ()
  return
}

llvm.func @use_pointer(!llvm.ptr)
llvm.func internal @second_block() {
  llvm.br ^bb1
^bb1:
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @use_pointer(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @pointers(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.call @second_block() : () -> ()
  llvm.cond_br %c, ^bb1, ^bb2
^bb2:
  llvm.return
}

llvm.func internal @by_value(%a: !llvm.ptr {llvm.byval = i64}, %x: i64) {
  llvm.store %x, %a : i64, !llvm.ptr
  llvm.call @use_pointer(%a) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @parallel(%a: !llvm.ptr, %x: i64) {
  %n = arith.constant 9 : index
  scf.forall (%i) in (%n) {
    %s = arith.constant 1 : index
    scf.for %j = %i to %n step %s {
      llvm.call @by_value(%a, %x) : (!llvm.ptr, i64) -> ()
    }
  }
  llvm.return
}
