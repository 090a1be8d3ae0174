// RUN: terrace opt %s
// DIFFERS: upstream takes the next result for the printed value.

func.func @newlines(%x: f32) {
  vector.print
  %0 = arith.addf %x, %x : f32
  vector.print
  %1, %2 = call @pair(%0) : (f32) -> (f32, f32)
  vector.print %1 : f32
  vector.print
  %3:2 = call @pair(%2) : (f32) -> (f32, f32)
  vector.print %3#1 : f32 punctuation <comma>
  return
}

func.func private @pair(f32) -> (f32, f32)
