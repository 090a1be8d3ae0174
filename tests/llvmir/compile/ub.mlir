// RUN: terrace compile %s

func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  ub.unreachable
}
func.func @g() -> (i32, vector<4xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  return %0, %1 : i32, vector<4xf32>
}
