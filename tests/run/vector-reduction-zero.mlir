// A sum without an accumulator starts at zero; sums are in order; the greatest zero is the positive one.

func.func @main() -> i32 {
  %z = arith.constant dense<-0.0> : vector<4xf32>
  %a = vector.reduction <add>, %z : vector<4xf32> into f32
  vector.print %a : f32
  %neg = arith.constant -0.0 : f32
  %b = vector.reduction <add>, %z, %neg : vector<4xf32> into f32
  vector.print %b : f32
  %m = vector.reduction <mul>, %z : vector<4xf32> into f32
  vector.print %m : f32
  %o = arith.constant dense<[1.0e8, 1.0, -1.0e8, 1.0]> : vector<4xf32>
  %s = vector.reduction <add>, %o : vector<4xf32> into f32
  vector.print %s : f32
  %one = arith.constant 1.0 : f32
  %t = vector.reduction <add>, %o, %one : vector<4xf32> into f32
  vector.print %t : f32
  %d = arith.constant dense<[1.0e8, 1.0, -1.0e8, 1.0]> : vector<4xf64>
  %w = vector.reduction <add>, %d : vector<4xf64> into f64
  vector.print %w : f64
  %x = arith.constant dense<[-0.0, 0.0]> : vector<2xf32>
  %y = vector.reduction <maximumf>, %x : vector<2xf32> into f32
  vector.print %y : f32
  %u = vector.reduction <minimumf>, %x : vector<2xf32> into f32
  vector.print %u : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
