// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @addf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.addf %x, %z : f32
  %1 = arith.addf %x, %nz : f32
  %2 = arith.addf %z, %x : f32
  %3 = arith.addf %nz, %x : f32
  %4 = arith.addf %x, %one : f32
  %5 = arith.addf %one, %x : f32
  %6 = arith.addf %x, %x : f32
  %7 = arith.addf %k, %k : f32
  %8 = arith.addf %k, %z : f32
  %9 = arith.addf %inf, %ninf : f32
  %10 = arith.addf %x, %nan : f32
  %11 = arith.addf %nan, %x : f32
  %12 = arith.addf %x, %inf : f32
  %13 = arith.addf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @subf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.subf %x, %z : f32
  %1 = arith.subf %x, %nz : f32
  %2 = arith.subf %z, %x : f32
  %3 = arith.subf %nz, %x : f32
  %4 = arith.subf %x, %one : f32
  %5 = arith.subf %one, %x : f32
  %6 = arith.subf %x, %x : f32
  %7 = arith.subf %k, %k : f32
  %8 = arith.subf %k, %z : f32
  %9 = arith.subf %inf, %ninf : f32
  %10 = arith.subf %x, %nan : f32
  %11 = arith.subf %nan, %x : f32
  %12 = arith.subf %x, %inf : f32
  %13 = arith.subf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @mulf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.mulf %x, %z : f32
  %1 = arith.mulf %x, %nz : f32
  %2 = arith.mulf %z, %x : f32
  %3 = arith.mulf %nz, %x : f32
  %4 = arith.mulf %x, %one : f32
  %5 = arith.mulf %one, %x : f32
  %6 = arith.mulf %x, %x : f32
  %7 = arith.mulf %k, %k : f32
  %8 = arith.mulf %k, %z : f32
  %9 = arith.mulf %inf, %ninf : f32
  %10 = arith.mulf %x, %nan : f32
  %11 = arith.mulf %nan, %x : f32
  %12 = arith.mulf %x, %inf : f32
  %13 = arith.mulf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @divf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.divf %x, %z : f32
  %1 = arith.divf %x, %nz : f32
  %2 = arith.divf %z, %x : f32
  %3 = arith.divf %nz, %x : f32
  %4 = arith.divf %x, %one : f32
  %5 = arith.divf %one, %x : f32
  %6 = arith.divf %x, %x : f32
  %7 = arith.divf %k, %k : f32
  %8 = arith.divf %k, %z : f32
  %9 = arith.divf %inf, %ninf : f32
  %10 = arith.divf %x, %nan : f32
  %11 = arith.divf %nan, %x : f32
  %12 = arith.divf %x, %inf : f32
  %13 = arith.divf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @remf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.remf %x, %z : f32
  %1 = arith.remf %x, %nz : f32
  %2 = arith.remf %z, %x : f32
  %3 = arith.remf %nz, %x : f32
  %4 = arith.remf %x, %one : f32
  %5 = arith.remf %one, %x : f32
  %6 = arith.remf %x, %x : f32
  %7 = arith.remf %k, %k : f32
  %8 = arith.remf %k, %z : f32
  %9 = arith.remf %inf, %ninf : f32
  %10 = arith.remf %x, %nan : f32
  %11 = arith.remf %nan, %x : f32
  %12 = arith.remf %x, %inf : f32
  %13 = arith.remf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @maximumf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %x, %z : f32
  %1 = arith.maximumf %x, %nz : f32
  %2 = arith.maximumf %z, %x : f32
  %3 = arith.maximumf %nz, %x : f32
  %4 = arith.maximumf %x, %one : f32
  %5 = arith.maximumf %one, %x : f32
  %6 = arith.maximumf %x, %x : f32
  %7 = arith.maximumf %k, %k : f32
  %8 = arith.maximumf %k, %z : f32
  %9 = arith.maximumf %inf, %ninf : f32
  %10 = arith.maximumf %x, %nan : f32
  %11 = arith.maximumf %nan, %x : f32
  %12 = arith.maximumf %x, %inf : f32
  %13 = arith.maximumf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @minimumf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.minimumf %x, %z : f32
  %1 = arith.minimumf %x, %nz : f32
  %2 = arith.minimumf %z, %x : f32
  %3 = arith.minimumf %nz, %x : f32
  %4 = arith.minimumf %x, %one : f32
  %5 = arith.minimumf %one, %x : f32
  %6 = arith.minimumf %x, %x : f32
  %7 = arith.minimumf %k, %k : f32
  %8 = arith.minimumf %k, %z : f32
  %9 = arith.minimumf %inf, %ninf : f32
  %10 = arith.minimumf %x, %nan : f32
  %11 = arith.minimumf %nan, %x : f32
  %12 = arith.minimumf %x, %inf : f32
  %13 = arith.minimumf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @maxnumf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maxnumf %x, %z : f32
  %1 = arith.maxnumf %x, %nz : f32
  %2 = arith.maxnumf %z, %x : f32
  %3 = arith.maxnumf %nz, %x : f32
  %4 = arith.maxnumf %x, %one : f32
  %5 = arith.maxnumf %one, %x : f32
  %6 = arith.maxnumf %x, %x : f32
  %7 = arith.maxnumf %k, %k : f32
  %8 = arith.maxnumf %k, %z : f32
  %9 = arith.maxnumf %inf, %ninf : f32
  %10 = arith.maxnumf %x, %nan : f32
  %11 = arith.maxnumf %nan, %x : f32
  %12 = arith.maxnumf %x, %inf : f32
  %13 = arith.maxnumf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @minnumf(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 2.5 : f32
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.minnumf %x, %z : f32
  %1 = arith.minnumf %x, %nz : f32
  %2 = arith.minnumf %z, %x : f32
  %3 = arith.minnumf %nz, %x : f32
  %4 = arith.minnumf %x, %one : f32
  %5 = arith.minnumf %one, %x : f32
  %6 = arith.minnumf %x, %x : f32
  %7 = arith.minnumf %k, %k : f32
  %8 = arith.minnumf %k, %z : f32
  %9 = arith.minnumf %inf, %ninf : f32
  %10 = arith.minnumf %x, %nan : f32
  %11 = arith.minnumf %nan, %x : f32
  %12 = arith.minnumf %x, %inf : f32
  %13 = arith.minnumf %x, %ninf : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @negf(%x: f32) {
  %k = arith.constant 2.5 : f32
  %z = arith.constant 0.0 : f32
  %0 = arith.negf %k : f32
  %1 = arith.negf %z : f32
  %n = arith.negf %x : f32
  %2 = arith.negf %n : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}
func.func @fastmath(%x: f32, %y: f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %0 = arith.addf %x, %z fastmath<nsz> : f32
  %1 = arith.subf %x, %nz fastmath<nsz> : f32
  %2 = arith.mulf %x, %z fastmath<nnan,nsz> : f32
  %3 = arith.addf %x, %z fastmath<fast> : f32
  %4 = arith.subf %x, %x fastmath<fast> : f32
  %5 = arith.divf %x, %x fastmath<fast> : f32
  %6 = arith.maximumf %x, %nz fastmath<fast> : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
func.func @vectors(%v: vector<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %d = arith.constant dense<0.5> : vector<2xf32>
  %z = arith.constant dense<-0.0> : vector<2xf32>
  %0 = arith.addf %c, %d : vector<2xf32>
  %1 = arith.addf %v, %z : vector<2xf32>
  %2 = arith.mulf %d, %d : vector<2xf32>
  %3 = arith.mulf %d, %v : vector<2xf32>
  %4 = arith.negf %c : vector<2xf32>
  "test.use"(%0, %1, %2, %3, %4) : (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> ()
  return
}
func.func @types() {
  %a = arith.constant 1.0e4 : f16
  %b = arith.constant 3.0 : bf16
  %c = arith.constant 0.1 : f64
  %d = arith.constant 0.1 : f80
  %0 = arith.mulf %a, %a : f16
  %1 = arith.divf %b, %b : bf16
  %2 = arith.addf %c, %c : f64
  %3 = arith.mulf %d, %d : f80
  "test.use"(%0, %1, %2, %3) : (f16, bf16, f64, f80) -> ()
  return
}
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
