// Draws the Mandelbrot set as text, one character per point.
// Shows an early-exit loop with scf.while over f64 values, float comparison,
// integer to float conversion, a constant global of characters, and putchar.

func.func private @putchar(i32) -> i32

// From "escapes at once" to "never escapes".
memref.global "private" constant @palette : memref<10xi8> = dense<[32, 46, 58, 45, 61, 43, 42, 35, 37, 64]>

// Number of iterations of z = z^2 + c before |z| > 2, at most `limit`.
func.func @escape(%cr: f64, %ci: f64, %limit: i32) -> i32 {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %n0 = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %res:3 = scf.while (%zr = %zero, %zi = %zero, %n = %n0) : (f64, f64, i32) -> (f64, f64, i32) {
    %rr = arith.mulf %zr, %zr : f64
    %ii = arith.mulf %zi, %zi : f64
    %norm = arith.addf %rr, %ii : f64
    %near = arith.cmpf ole, %norm, %four : f64
    %early = arith.cmpi slt, %n, %limit : i32
    %go = arith.andi %near, %early : i1
    scf.condition(%go) %zr, %zi, %n : f64, f64, i32
  } do {
  ^bb0(%zr: f64, %zi: f64, %n: i32):
    %rr = arith.mulf %zr, %zr : f64
    %ii = arith.mulf %zi, %zi : f64
    %diff = arith.subf %rr, %ii : f64
    %re = arith.addf %diff, %cr : f64
    %ri = arith.mulf %zr, %zi : f64
    %twice = arith.mulf %two, %ri : f64
    %im = arith.addf %twice, %ci : f64
    %next = arith.addi %n, %one : i32
    scf.yield %re, %im, %next : f64, f64, i32
  }
  return %res#2 : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = arith.constant 72 : index
  %height = arith.constant 29 : index
  %left = arith.constant -2.1 : f64
  %top = arith.constant -1.12 : f64
  %dx = arith.constant 0.04 : f64
  %dy = arith.constant 0.08 : f64
  %limit = arith.constant 90 : i32
  %nine = arith.constant 9 : i32
  %eight = arith.constant 8 : i32
  %newline = arith.constant 10 : i32
  %palette = memref.get_global @palette : memref<10xi8>
  scf.for %row = %c0 to %height step %c1 {
    %row_i = arith.index_cast %row : index to i32
    %row_f = arith.sitofp %row_i : i32 to f64
    %y_off = arith.mulf %row_f, %dy : f64
    %y = arith.addf %top, %y_off : f64
    scf.for %col = %c0 to %width step %c1 {
      %col_i = arith.index_cast %col : index to i32
      %col_f = arith.sitofp %col_i : i32 to f64
      %x_off = arith.mulf %col_f, %dx : f64
      %x = arith.addf %left, %x_off : f64
      %n = func.call @escape(%x, %y, %limit) : (f64, f64, i32) -> i32
      %capped = arith.minsi %n, %eight : i32
      %never = arith.cmpi eq, %n, %limit : i32
      %shade = arith.select %never, %nine, %capped : i32
      %slot = arith.index_cast %shade : i32 to index
      %char = memref.load %palette[%slot] : memref<10xi8>
      %wide = arith.extui %char : i8 to i32
      %w = func.call @putchar(%wide) : (i32) -> i32
    }
    %w = func.call @putchar(%newline) : (i32) -> i32
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
