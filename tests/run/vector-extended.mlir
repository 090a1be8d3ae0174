// Extended sums and products of vectors of two dimensions, and memory of formats that LLVM has no type for.
// DIFFERS: upstream has no lowering of these

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @ints("%d %d %d %d\0A\00")
llvm.mlir.global internal constant @floats("%g %g %g %g\0A\00")

memref.global "private" constant @v : memref<2x2xi8> = dense<[[200, 100], [-1, 16]]>
memref.global "private" constant @h : memref<4xf8E4M3FN> = dense<[1.5, -2.0, 0.25, 448.0]>
memref.global "private" constant @t : memref<2xtf32> = dense<[1.5, -1000.0]>

func.func @print(%x: vector<2x2xi8>) {
  %w = arith.extui %x : vector<2x2xi8> to vector<2x2xi32>
  %m = memref.alloca() : memref<vector<2x2xi32>>
  memref.store %w, %m[] : memref<vector<2x2xi32>>
  %p0 = memref.extract_aligned_pointer_as_index %m : memref<vector<2x2xi32>> -> index
  %p1 = arith.index_cast %p0 : index to i64
  %p = llvm.inttoptr %p1 : i64 to !llvm.ptr
  %q0 = llvm.load %p : !llvm.ptr -> i32
  %a1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %q1 = llvm.load %a1 : !llvm.ptr -> i32
  %a2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %q2 = llvm.load %a2 : !llvm.ptr -> i32
  %a3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %q3 = llvm.load %a3 : !llvm.ptr -> i32
  %f = llvm.mlir.addressof @ints : !llvm.ptr
  %r = llvm.call @printf(%f, %q0, %q1, %q2, %q3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
  return
}

func.func @integers() {
  %x = arith.constant dense<[[200, 100], [-1, 16]]> : vector<2x2xi8>
  %y = arith.constant dense<[[100, 100], [-1, -16]]> : vector<2x2xi8>
  %m = memref.alloca() : memref<vector<2x2xi8>>
  memref.store %x, %m[] : memref<vector<2x2xi8>>
  %l = memref.load %m[] : memref<vector<2x2xi8>>
  %s, %o = arith.addui_extended %l, %y : vector<2x2xi8>, vector<2x2xi1>
  call @print(%s) : (vector<2x2xi8>) -> ()
  %o8 = arith.extui %o : vector<2x2xi1> to vector<2x2xi8>
  call @print(%o8) : (vector<2x2xi8>) -> ()
  %sl, %sh = arith.mulsi_extended %l, %y : vector<2x2xi8>
  call @print(%sl) : (vector<2x2xi8>) -> ()
  call @print(%sh) : (vector<2x2xi8>) -> ()
  %ul, %uh = arith.mului_extended %l, %y : vector<2x2xi8>
  call @print(%ul) : (vector<2x2xi8>) -> ()
  call @print(%uh) : (vector<2x2xi8>) -> ()
  return
}

func.func @memory() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @h : memref<4xf8E4M3FN>
  %a = memref.load %m[%c0] : memref<4xf8E4M3FN>
  %b = memref.load %m[%c1] : memref<4xf8E4M3FN>
  %c = memref.load %m[%c3] : memref<4xf8E4M3FN>
  %p = arith.mulf %a, %b : f8E4M3FN
  %q = arith.divf %c, %p : f8E4M3FN
  %one = arith.constant 1.25 : f8E4M3FN
  %r = arith.addf %one, %p : f8E4M3FN
  %t = memref.get_global @t : memref<2xtf32>
  %t0 = memref.load %t[%c0] : memref<2xtf32>
  %t1 = memref.load %t[%c1] : memref<2xtf32>
  %tc = arith.constant 3.0 : tf32
  %t2 = arith.divf %t1, %tc : tf32
  %t3 = arith.subf %t2, %t0 : tf32
  %w0 = arith.extf %p : f8E4M3FN to f64
  %w1 = arith.extf %q : f8E4M3FN to f64
  %w2 = arith.extf %r : f8E4M3FN to f64
  %w3 = arith.extf %t3 : tf32 to f64
  %f = llvm.mlir.addressof @floats : !llvm.ptr
  %x = llvm.call @printf(%f, %w0, %w1, %w2, %w3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64) -> i32
  return
}

func.func @main() -> i32 {
  call @integers() : () -> ()
  call @memory() : () -> ()
  %0 = arith.constant 0 : i32
  return %0 : i32
}
