func.func @f(%x: f32) -> f32 {
  %a = arith.negf %x : f32
  %b = arith.negf %a : f32
  %c = arith.negf %b : f32
  return %c : f32
}
