// RUN: not terrace opt %s --split-input-file 2>&1

// What the parser of `affine.parallel` says.

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel %i = (0) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) (0) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = 0 to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to 10 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step 3 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step (%n) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step (n) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step (1, 2) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step () { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10, 11) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0, 1) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i, %j) = (0) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (min(0, %n)) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (max(0, %n)) to (max(10, %n)) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (max()) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (max 0) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (max(0, 1) + 3) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (d0) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (%l) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (%z) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (%n * %n) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce (addf) -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("nonsense") -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce () -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce () { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addf" : i32) -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce (3) -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addf", "addf") -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addf") { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32, f32) { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 { affine.yield %l : i64 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addi") -> i64 { affine.yield %l, %l : i64, i64 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) reduce ("addi") -> f32 { affine.yield %c : f32 } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) { } {steps = 3} return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i : index) = (0) to (10) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) { ^bb0: affine.yield ^bb1: affine.yield } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step (9223372036854775808) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0) to (10) step (1 : i32) { } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.parallel (%i) = (0,) to (10) { } return }
