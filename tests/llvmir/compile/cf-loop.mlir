// RUN: terrace compile %s

func.func @f(%n: index, %s: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  cf.br ^bb1(%c0, %z : index, f32)
^bb1(%i: index, %acc: f32):
  %0 = arith.cmpi slt, %i, %n : index
  cf.cond_br %0, ^bb2, ^bb3
^bb2:
  %1 = arith.addf %acc, %s : f32
  %2 = arith.addi %i, %c1 : index
  cf.br ^bb1(%2, %1 : index, f32)
^bb3:
  return %acc : f32
}
