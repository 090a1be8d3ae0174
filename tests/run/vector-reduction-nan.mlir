// Reductions of floats with NaN and infinities.

func.func @main() -> i32 {
  %v = arith.constant dense<[3.0, 0x7FC00000, -2.0, 5.0]> : vector<4xf32>
  %r0 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %n0 = arith.cmpf uno, %r0, %r0 : f32
  vector.print %n0 : i1
  %r1 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %n1 = arith.cmpf uno, %r1, %r1 : f32
  vector.print %n1 : i1
  %r2 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  %n2 = arith.cmpf uno, %r2, %r2 : f32
  vector.print %n2 : i1
  vector.print %r2 : f32
  %r3 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %n3 = arith.cmpf uno, %r3, %r3 : f32
  vector.print %n3 : i1
  vector.print %r3 : f32
  %i = arith.constant dense<[0x7F800000, 1.0, 0xFF800000]> : vector<3xf32>
  %s = vector.reduction <add>, %i : vector<3xf32> into f32
  %sn = arith.cmpf uno, %s, %s : f32
  vector.print %sn : i1
  %mx = vector.reduction <maxnumf>, %i : vector<3xf32> into f32
  vector.print %mx : f32
  %mn = vector.reduction <minimumf>, %i : vector<3xf32> into f32
  vector.print %mn : f32
  %c = arith.cmpf ord, %v, %v : vector<4xf32>
  vector.print %c : vector<4xi1>
  %status = arith.constant 0 : i32
  return %status : i32
}
