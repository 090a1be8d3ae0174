// Functions of complex numbers, for the C program beside this file, which compares them with those of the C library.
// DIFFERS: upstream's formulas overflow or lose digits, or there is no lowering

func.func private @first_f32(%p: !llvm.ptr) -> complex<f32> {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %x = llvm.load %p : !llvm.ptr -> f32
  %y = llvm.load %q : !llvm.ptr -> f32
  %z = complex.create %x, %y : complex<f32>
  return %z : complex<f32>
}

func.func private @second_f32(%p: !llvm.ptr) -> complex<f32> {
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %z = call @first_f32(%q) : (!llvm.ptr) -> complex<f32>
  return %z : complex<f32>
}

func.func private @store_f32(%p: !llvm.ptr, %z: complex<f32>) {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %x = complex.re %z : complex<f32>
  %y = complex.im %z : complex<f32>
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.store %y, %q : f32, !llvm.ptr
  return
}

func.func @sqrt_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.sqrt %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @rsqrt_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.rsqrt %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @log_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.log %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @log1p_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.log1p %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @exp_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.exp %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @expm1_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.expm1 %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @sin_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.sin %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @cos_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.cos %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @tan_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.tan %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @tanh_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.tanh %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @sign_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.sign %z : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @abs_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %x = complex.abs %z : complex<f32>
  %zero = arith.constant 0.0 : f32
  %r = complex.create %x, %zero : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @angle_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %x = complex.angle %z : complex<f32>
  %zero = arith.constant 0.0 : f32
  %r = complex.create %x, %zero : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @mul_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %w = call @second_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.mul %z, %w : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @div_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %w = call @second_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.div %z, %w : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @pow_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %w = call @second_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.pow %z, %w : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @atan2_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %w = call @second_f32(%in) : (!llvm.ptr) -> complex<f32>
  %r = complex.atan2 %z, %w : complex<f32>
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func @powi_f32(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f32(%in) : (!llvm.ptr) -> complex<f32>
  %w = call @second_f32(%in) : (!llvm.ptr) -> complex<f32>
  %x = complex.re %w : complex<f32>
  %n = arith.fptosi %x : f32 to i32
  %r = complex.powi %z, %n : complex<f32>, i32
  call @store_f32(%out, %r) : (!llvm.ptr, complex<f32>) -> ()
  return
}

func.func private @first_f64(%p: !llvm.ptr) -> complex<f64> {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = llvm.load %p : !llvm.ptr -> f64
  %y = llvm.load %q : !llvm.ptr -> f64
  %z = complex.create %x, %y : complex<f64>
  return %z : complex<f64>
}

func.func private @second_f64(%p: !llvm.ptr) -> complex<f64> {
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %z = call @first_f64(%q) : (!llvm.ptr) -> complex<f64>
  return %z : complex<f64>
}

func.func private @store_f64(%p: !llvm.ptr, %z: complex<f64>) {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %x = complex.re %z : complex<f64>
  %y = complex.im %z : complex<f64>
  llvm.store %x, %p : f64, !llvm.ptr
  llvm.store %y, %q : f64, !llvm.ptr
  return
}

func.func @sqrt_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.sqrt %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @rsqrt_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.rsqrt %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @log_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.log %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @log1p_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.log1p %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @exp_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.exp %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @expm1_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.expm1 %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @sin_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.sin %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @cos_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.cos %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @tan_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.tan %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @tanh_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.tanh %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @sign_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.sign %z : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @abs_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %x = complex.abs %z : complex<f64>
  %zero = arith.constant 0.0 : f64
  %r = complex.create %x, %zero : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @angle_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %x = complex.angle %z : complex<f64>
  %zero = arith.constant 0.0 : f64
  %r = complex.create %x, %zero : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @mul_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %w = call @second_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.mul %z, %w : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @div_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %w = call @second_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.div %z, %w : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @pow_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %w = call @second_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.pow %z, %w : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @atan2_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %w = call @second_f64(%in) : (!llvm.ptr) -> complex<f64>
  %r = complex.atan2 %z, %w : complex<f64>
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}

func.func @powi_f64(%in: !llvm.ptr, %out: !llvm.ptr) {
  %z = call @first_f64(%in) : (!llvm.ptr) -> complex<f64>
  %w = call @second_f64(%in) : (!llvm.ptr) -> complex<f64>
  %x = complex.re %w : complex<f64>
  %n = arith.fptosi %x : f64 to i32
  %r = complex.powi %z, %n : complex<f64>, i32
  call @store_f64(%out, %r) : (!llvm.ptr, complex<f64>) -> ()
  return
}
