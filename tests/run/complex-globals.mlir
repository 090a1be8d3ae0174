// Complex numbers in globals, of any rank: sums of their parts with weights, so that none can change places.

llvm.mlir.global internal constant @format("%ld\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

memref.global "private" constant @scalar : memref<complex<f32>> = dense<(1.0, 2.0)>
memref.global "private" constant @list : memref<2xcomplex<f64>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
memref.global "private" constant @grid : memref<2x2xcomplex<f32>> = dense<[[(1.0, 2.0), (3.0, 4.0)], [(5.0, 6.0), (7.0, 8.0)]]>
memref.global "private" constant @splat : memref<3xcomplex<f64>> = dense<(5.0, 7.0)>

func.func @print(%x: f64) {
  %n = arith.fptosi %x : f64 to i64
  %p = llvm.mlir.addressof @format : !llvm.ptr
  %r = llvm.call @printf(%p, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @add(%sum: f64, %re: f64, %im: f64) -> f64 {
  %ten = arith.constant 10.0 : f64
  %0 = arith.mulf %sum, %ten : f64
  %1 = arith.addf %0, %re : f64
  %2 = arith.mulf %1, %ten : f64
  %3 = arith.addf %2, %im : f64
  return %3 : f64
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index

  %scalar = memref.get_global @scalar : memref<complex<f32>>
  %s = memref.load %scalar[] : memref<complex<f32>>
  %sre = complex.re %s : complex<f32>
  %sim = complex.im %s : complex<f32>
  %sre64 = arith.extf %sre : f32 to f64
  %sim64 = arith.extf %sim : f32 to f64
  %s1 = call @add(%zero, %sre64, %sim64) : (f64, f64, f64) -> f64
  call @print(%s1) : (f64) -> ()

  %list = memref.get_global @list : memref<2xcomplex<f64>>
  %l = scf.for %i = %c0 to %c2 step %c1 iter_args(%sum = %zero) -> f64 {
    %z = memref.load %list[%i] : memref<2xcomplex<f64>>
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    %next = func.call @add(%sum, %re, %im) : (f64, f64, f64) -> f64
    scf.yield %next : f64
  }
  call @print(%l) : (f64) -> ()

  %grid = memref.get_global @grid : memref<2x2xcomplex<f32>>
  %g = scf.for %i = %c0 to %c2 step %c1 iter_args(%outer = %zero) -> f64 {
    %row = scf.for %j = %c0 to %c2 step %c1 iter_args(%sum = %outer) -> f64 {
      %z = memref.load %grid[%i, %j] : memref<2x2xcomplex<f32>>
      %re = complex.re %z : complex<f32>
      %im = complex.im %z : complex<f32>
      %re64 = arith.extf %re : f32 to f64
      %im64 = arith.extf %im : f32 to f64
      %next = func.call @add(%sum, %re64, %im64) : (f64, f64, f64) -> f64
      scf.yield %next : f64
    }
    scf.yield %row : f64
  }
  call @print(%g) : (f64) -> ()

  %splat = memref.get_global @splat : memref<3xcomplex<f64>>
  %t = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zero) -> f64 {
    %z = memref.load %splat[%i] : memref<3xcomplex<f64>>
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    %next = func.call @add(%sum, %re, %im) : (f64, f64, f64) -> f64
    scf.yield %next : f64
  }
  call @print(%t) : (f64) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
