// RUN: terrace opt %s --convert-complex-to-standard

// Every operation, with flags that leave infinities and NaNs.

func.func @abs(%a: complex<f32>) -> f32 { %r = complex.abs %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : f32 }
func.func @angle(%a: complex<f32>) -> f32 { %r = complex.angle %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : f32 }
func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.add %a, %b fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.sub %a, %b fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.mul %a, %b fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @conj(%a: complex<f32>) -> complex<f32> { %r = complex.conj %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @neg(%a: complex<f32>) -> complex<f32> { %r = complex.neg %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @cos(%a: complex<f32>) -> complex<f32> { %r = complex.cos %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @sin(%a: complex<f32>) -> complex<f32> { %r = complex.sin %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @exp(%a: complex<f32>) -> complex<f32> { %r = complex.exp %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @log(%a: complex<f32>) -> complex<f32> { %r = complex.log %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @log1p(%a: complex<f32>) -> complex<f32> { %r = complex.log1p %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @sign(%a: complex<f32>) -> complex<f32> { %r = complex.sign %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @tan(%a: complex<f32>) -> complex<f32> { %r = complex.tan %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @sqrt(%a: complex<f32>) -> complex<f32> { %r = complex.sqrt %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.atan2 %a, %b fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.pow %a, %b fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> { %r = complex.powi %a, %b fastmath<contract,reassoc,nnan> : complex<f32>, i32 return %r : complex<f32> }
func.func @rsqrt(%a: complex<f32>) -> complex<f32> { %r = complex.rsqrt %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @expm1(%a: complex<f32>) -> complex<f32> { %r = complex.expm1 %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @tanh(%a: complex<f32>) -> complex<f32> { %r = complex.tanh %a fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %r = complex.div %a, %b fastmath<contract,reassoc,nnan> : complex<f32> return %r : complex<f32> }
