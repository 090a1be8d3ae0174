// RUN: terrace compile %s

func.func @i(%a: i32) -> i32 {
  return %a : i32
}
func.func @idx(%a: index) -> index {
  return %a : index
}
func.func @f(%a: f64) -> f64 {
  return %a : f64
}
