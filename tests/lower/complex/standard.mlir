// RUN: terrace opt %s --convert-complex-to-standard
// RUN: terrace opt %s --convert-complex-to-standard=complex-range=basic

// Every operation on f32.

func.func @abs(%a: complex<f32>) -> f32 { %r = complex.abs %a : complex<f32> return %r : f32 }
func.func @angle(%a: complex<f32>) -> f32 { %r = complex.angle %a : complex<f32> return %r : f32 }
func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.add %a, %b : complex<f32> return %r : complex<f32> }
func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.sub %a, %b : complex<f32> return %r : complex<f32> }
func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.mul %a, %b : complex<f32> return %r : complex<f32> }
func.func @eq(%a: complex<f32>, %b: complex<f32>) -> (i1, i1) { %r = complex.eq %a, %b : complex<f32>  %s = complex.neq %a, %b : complex<f32> return %r, %s : i1, i1 }
func.func @conj(%a: complex<f32>) -> complex<f32> { %r = complex.conj %a : complex<f32> return %r : complex<f32> }
func.func @neg(%a: complex<f32>) -> complex<f32> { %r = complex.neg %a : complex<f32> return %r : complex<f32> }
func.func @cos(%a: complex<f32>) -> complex<f32> { %r = complex.cos %a : complex<f32> return %r : complex<f32> }
func.func @sin(%a: complex<f32>) -> complex<f32> { %r = complex.sin %a : complex<f32> return %r : complex<f32> }
func.func @exp(%a: complex<f32>) -> complex<f32> { %r = complex.exp %a : complex<f32> return %r : complex<f32> }
func.func @log(%a: complex<f32>) -> complex<f32> { %r = complex.log %a : complex<f32> return %r : complex<f32> }
func.func @log1p(%a: complex<f32>) -> complex<f32> { %r = complex.log1p %a : complex<f32> return %r : complex<f32> }
func.func @sign(%a: complex<f32>) -> complex<f32> { %r = complex.sign %a : complex<f32> return %r : complex<f32> }
func.func @tan(%a: complex<f32>) -> complex<f32> { %r = complex.tan %a : complex<f32> return %r : complex<f32> }
func.func @sqrt(%a: complex<f32>) -> complex<f32> { %r = complex.sqrt %a : complex<f32> return %r : complex<f32> }
func.func @atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.atan2 %a, %b : complex<f32> return %r : complex<f32> }
func.func @pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.pow %a, %b : complex<f32> return %r : complex<f32> }
func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> { %r = complex.powi %a, %b : complex<f32>, i32 return %r : complex<f32> }
func.func @rsqrt(%a: complex<f32>) -> complex<f32> { %r = complex.rsqrt %a : complex<f32> return %r : complex<f32> }
func.func @expm1(%a: complex<f32>) -> complex<f32> { %r = complex.expm1 %a : complex<f32> return %r : complex<f32> }
func.func @tanh(%a: complex<f32>) -> complex<f32> { %r = complex.tanh %a : complex<f32> return %r : complex<f32> }
func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.div %a, %b : complex<f32> return %r : complex<f32> }
