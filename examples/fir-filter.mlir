// A 9-tap low-pass FIR filter in f32 over a noisy square wave, followed by a
// decimation by four; prints the filtered samples and their energy.
// Shows f32 with extf for printing, a constant f32 global, a ring buffer in
// stack memory (memref.alloca), remui for wrap-around, and scf.if results.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_sample("%3ld: %8.4f -> %8.4f\0A\00")
llvm.mlir.global internal constant @fmt_energy("energy in %.4f, out %.4f\0A\00")

memref.global "private" constant @taps : memref<9xf32> = dense<[
  0.0117, 0.0502, 0.1249, 0.1967, 0.2330, 0.1967, 0.1249, 0.0502, 0.0117]>

// Sample t of the input: a square wave of period 32 plus a small fast ripple.
func.func @signal(%t: index) -> f32 {
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c3 = arith.constant 3 : index
  %phase = arith.remui %t, %c32 : index
  %high = arith.cmpi ult, %phase, %c16 : index
  %square = scf.if %high -> (f32) {
    %one = arith.constant 1.0 : f32
    scf.yield %one : f32
  } else {
    %minus = arith.constant -1.0 : f32
    scf.yield %minus : f32
  }
  %m = arith.remui %t, %c3 : index
  %m32 = arith.index_cast %m : index to i32
  %mf = arith.sitofp %m32 : i32 to f32
  %one = arith.constant 1.0 : f32
  %centred = arith.subf %mf, %one : f32
  %gain = arith.constant 0.3 : f32
  %ripple = arith.mulf %centred, %gain : f32
  %s = arith.addf %square, %ripple : f32
  return %s : f32
}

// Pushes x into the ring at position `head` and returns the filtered value.
func.func @step(%ring: memref<9xf32>, %head: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = arith.constant 0.0 : f32
  %taps = memref.get_global @taps : memref<9xf32>
  memref.store %x, %ring[%head] : memref<9xf32>
  %y = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    // The sample of k steps ago is at (head - k) mod n.
    %raised = arith.addi %head, %n : index
    %back = arith.subi %raised, %k : index
    %slot = arith.remui %back, %n : index
    %s = memref.load %ring[%slot] : memref<9xf32>
    %t = memref.load %taps[%k] : memref<9xf32>
    %p = arith.mulf %s, %t : f32
    %a = arith.addf %acc, %p : f32
    scf.yield %a : f32
  }
  return %y : f32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.constant 9 : index
  %samples = arith.constant 96 : index
  %zero = arith.constant 0.0 : f32
  %fmt = llvm.mlir.addressof @fmt_sample : !llvm.ptr
  %ring = memref.alloca() : memref<9xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %zero, %ring[%i] : memref<9xf32>
  }
  %energy:2 = scf.for %t = %c0 to %samples step %c1 iter_args(%ein = %zero, %eout = %zero) -> (f32, f32) {
    %x = func.call @signal(%t) : (index) -> f32
    %head = arith.remui %t, %n : index
    %y = func.call @step(%ring, %head, %x) : (memref<9xf32>, index, f32) -> f32
    %phase = arith.remui %t, %c4 : index
    %keep = arith.cmpi eq, %phase, %c0 : index
    scf.if %keep {
      %t64 = arith.index_cast %t : index to i64
      %x64 = arith.extf %x : f32 to f64
      %y64 = arith.extf %y : f32 to f64
      %w = llvm.call @printf(%fmt, %t64, %x64, %y64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, f64, f64) -> i32
    }
    %xx = arith.mulf %x, %x : f32
    %yy = arith.mulf %y, %y : f32
    %e0 = arith.addf %ein, %xx : f32
    %e1 = arith.addf %eout, %yy : f32
    scf.yield %e0, %e1 : f32, f32
  }
  %fmt_energy = llvm.mlir.addressof @fmt_energy : !llvm.ptr
  %in = arith.extf %energy#0 : f32 to f64
  %out = arith.extf %energy#1 : f32 to f64
  %w = llvm.call @printf(%fmt_energy, %in, %out) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
  %ok = arith.constant 0 : i32
  return %ok : i32
}
