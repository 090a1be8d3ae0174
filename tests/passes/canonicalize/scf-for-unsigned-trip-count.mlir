// RUN: terrace opt %s --canonicalize

// DIFFERS: upstream takes the difference of unsigned bounds for a signed number, finds that the loop does not run, and erases it.

func.func @runs(%l: i16) -> i16 {
  %zero = arith.constant 0 : i16
  %step = arith.constant 3 : i16
  %n = arith.constant -16 : i16
  %u = arith.addi %l, %n overflow<nuw> : i16
  %r = scf.for unsigned %i = %l to %u step %step iter_args(%x = %zero) -> i16 : i16 {
    scf.yield %i : i16
  }
  return %r : i16
}
