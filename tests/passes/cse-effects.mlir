// RUN: terrace opt %s --cse
// RUN: terrace opt %s --canonicalize --cse --mlir-print-debuginfo

// Reads between writes, regions, blocks, flags, volatile and atomic accesses.

func.func private @ext()
func.func @h1(%m: memref<4xf32>, %i: index) -> (f32, f32, f32) {
  %a = memref.load %m[%i] : memref<4xf32>
  %b = memref.load %m[%i] : memref<4xf32>
  call @ext() : () -> ()
  %c = memref.load %m[%i] : memref<4xf32>
  return %a, %b, %c : f32, f32, f32
}
func.func @h2(%m: memref<4xf32>, %n: memref<4xf32>, %i: index, %v: f32) -> (f32, f32) {
  %a = memref.load %m[%i] : memref<4xf32>
  memref.store %v, %n[%i] : memref<4xf32>
  %b = memref.load %m[%i] : memref<4xf32>
  return %a, %b : f32, f32
}
func.func @h3(%m: memref<4xf32>, %i: index, %c: i1) -> (f32, f32) {
  %a = memref.load %m[%i] : memref<4xf32>
  %r = scf.if %c -> f32 {
    %b = memref.load %m[%i] : memref<4xf32>
    scf.yield %b : f32
  } else {
    %k = arith.constant 1.0 : f32
    scf.yield %k : f32
  }
  return %a, %r : f32, f32
}
func.func @h4(%i: index, %c: i1, %x: i32) -> (i32, i32) {
  %a = scf.if %c -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  } else { scf.yield %x : i32 }
  %b = scf.if %c -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  } else { scf.yield %x : i32 }
  return %a, %b : i32, i32
}
func.func @h5(%i: index, %x: i32) -> (i32, i32) {
  %a = scf.execute_region -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %b = scf.execute_region -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  return %a, %b : i32, i32
}
func.func @h6(%n: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  %b = scf.for %j = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %a, %b : f32, f32
}
func.func @h7(%x: i32, %y: i32, %c: i1) -> (i32, i32) {
  %a = arith.addi %x, %y : i32
  cf.cond_br %c, ^b1, ^b2
^b1:
  %b = arith.addi %y, %x : i32
  %d = arith.muli %b, %a : i32
  cf.br ^b3(%d : i32)
^b2:
  %e = arith.muli %a, %a : i32
  cf.br ^b3(%e : i32)
^b3(%r: i32):
  %f = arith.muli %a, %a : i32
  return %r, %f : i32, i32
}
func.func @h8(%x: i32, %y: i32) -> (i1, i1, i1) {
  %a = arith.cmpi slt, %x, %y : i32
  %b = arith.cmpi sgt, %y, %x : i32
  %c = arith.cmpi slt, %x, %y : i32
  return %a, %b, %c : i1, i1, i1
}
llvm.func @h9(%p: !llvm.ptr, %i: i64) -> i32 {
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %z = llvm.load %c : !llvm.ptr -> i32
  %s = llvm.add %x, %y : i32
  %t = llvm.add %y, %x : i32
  %u = llvm.add %s, %t overflow<nsw> : i32
  %v = llvm.add %s, %t : i32
  %w = llvm.add %u, %v : i32
  %q = llvm.add %w, %z : i32
  llvm.return %q : i32
}
llvm.func @h10(%p: !llvm.ptr) -> i32 {
  %x = llvm.load volatile %p : !llvm.ptr -> i32
  %y = llvm.load volatile %p : !llvm.ptr -> i32
  %a = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %b = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %s = llvm.add %x, %y : i32
  %t = llvm.add %a, %b : i32
  %u = llvm.add %s, %t : i32
  llvm.return %u : i32
}
llvm.func @h11(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> i32
  %f = llvm.freeze %y : i32
  %g = llvm.freeze %y : i32
  %s = llvm.add %f, %g : i32
  %k = llvm.mlir.undef : i32
  %l = llvm.mlir.undef : i32
  %t = llvm.add %k, %l : i32
  %u = llvm.add %s, %t : i32
  llvm.return %u : i32
}
func.func @h12(%m: memref<?xf32>, %n: index) -> (index, index, memref<?xf32>, memref<?xf32>, memref<4xf32>, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %d0 = arith.constant 0 : index
  %a = memref.dim %m, %c0 : memref<?xf32>
  %b = memref.dim %m, %d0 : memref<?xf32>
  %x = memref.alloc(%n) : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  %u = memref.alloca() : memref<4xf32>
  %v = memref.alloca() : memref<4xf32>
  return %a, %b, %x, %y, %u, %v : index, index, memref<?xf32>, memref<?xf32>, memref<4xf32>, memref<4xf32>
}
func.func @h13(%m: memref<4xf32>, %i: index, %n: index) -> (f32, f32, vector<2xf32>, vector<2xf32>) {
  %c1 = arith.constant 1 : index
  %p = arith.constant 0.0 : f32
  %a = affine.load %m[%i] : memref<4xf32>
  %x = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<2xf32>
  scf.for %j = %i to %n step %c1 {
    %q = affine.load %m[0] : memref<4xf32>
    %r = affine.load %m[0] : memref<4xf32>
    %s = arith.addf %q, %r : f32
    vector.print %s : f32
  }
  %b = affine.load %m[%i] : memref<4xf32>
  %y = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<2xf32>
  return %a, %b, %x, %y : f32, f32, vector<2xf32>, vector<2xf32>
}
func.func @h14(%c: i1, %x: f32) -> (f32, f32) {
  %a = math.sqrt %x fastmath<fast> : f32
  %b = math.sqrt %x : f32
  %d = math.sqrt %x fastmath<fast> : f32
  %e = math.sqrt %x {foo = 1 : i32} : f32
  %f = arith.addf %a, %b : f32
  %g = arith.addf %d, %e : f32
  return %f, %g : f32, f32
}
module @inner {
  func.func @h15(%x: i32) -> i32 {
    %a = arith.constant 5 : i32
    %b = arith.constant 5 : i32
    %c = arith.addi %a, %b : i32
    %d = scf.execute_region -> i32 {
      %e = arith.constant 5 : i32
      %f = arith.addi %a, %e : i32
      cf.br ^b1(%f : i32)
    ^b1(%g: i32):
      %h = arith.addi %b, %e : i32
      %i = arith.addi %g, %h : i32
      scf.yield %i : i32
    }
    %j = arith.addi %c, %d : i32
    return %j : i32
  }
}
func.func @h16(%c: i1, %x: i32) -> i32 {
  cf.br ^b1
^b1:
  %a = arith.addi %x, %x : i32
  cf.cond_br %c, ^b1, ^b2
^b2:
  %b = arith.addi %x, %x : i32
  return %b : i32
^b3:
  %d = arith.addi %x, %x : i32
  %e = arith.addi %x, %x : i32
  %f = arith.addi %d, %e : i32
  cf.br ^b3
}
func.func @h17(%m: memref<f32>, %v: f32, %c: i1) -> (f32, f32) {
  %a = memref.load %m[] : memref<f32>
  %k = memref.generic_atomic_rmw %m[] : memref<f32> {
  ^bb0(%o: f32):
    %s = arith.addf %o, %v : f32
    %t = arith.addf %o, %v : f32
    %u = arith.addf %s, %t : f32
    memref.atomic_yield %u : f32
  }
  %b = memref.load %m[] : memref<f32>
  return %a, %b : f32, f32
}
func.func @h18(%x: i32) {
  %a = arith.addi %x, %x : i32
  %b = arith.divsi %x, %x : i32
  %d = arith.divsi %x, %x : i32
  %m = memref.alloc() : memref<2xf32>
  %l = memref.alloca_scope -> i32 {
    %q = arith.addi %x, %x : i32
    memref.alloca_scope.return %q : i32
  }
  return
}
