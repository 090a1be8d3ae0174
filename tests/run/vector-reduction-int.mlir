// Reductions of integers, with and without an accumulator.

func.func @main() -> i32 {
  %v = arith.constant dense<[7, -3, 12, -8, 5]> : vector<5xi32>
  %a = arith.constant 10 : i32
  %r0 = vector.reduction <add>, %v : vector<5xi32> into i32
  vector.print %r0 : i32
  %s0 = vector.reduction <add>, %v, %a : vector<5xi32> into i32
  vector.print %s0 : i32
  %r1 = vector.reduction <mul>, %v : vector<5xi32> into i32
  vector.print %r1 : i32
  %s1 = vector.reduction <mul>, %v, %a : vector<5xi32> into i32
  vector.print %s1 : i32
  %r2 = vector.reduction <minsi>, %v : vector<5xi32> into i32
  vector.print %r2 : i32
  %s2 = vector.reduction <minsi>, %v, %a : vector<5xi32> into i32
  vector.print %s2 : i32
  %r3 = vector.reduction <maxsi>, %v : vector<5xi32> into i32
  vector.print %r3 : i32
  %s3 = vector.reduction <maxsi>, %v, %a : vector<5xi32> into i32
  vector.print %s3 : i32
  %r4 = vector.reduction <minui>, %v : vector<5xi32> into i32
  vector.print %r4 : i32
  %s4 = vector.reduction <minui>, %v, %a : vector<5xi32> into i32
  vector.print %s4 : i32
  %r5 = vector.reduction <maxui>, %v : vector<5xi32> into i32
  vector.print %r5 : i32
  %s5 = vector.reduction <maxui>, %v, %a : vector<5xi32> into i32
  vector.print %s5 : i32
  %r6 = vector.reduction <and>, %v : vector<5xi32> into i32
  vector.print %r6 : i32
  %s6 = vector.reduction <and>, %v, %a : vector<5xi32> into i32
  vector.print %s6 : i32
  %r7 = vector.reduction <or>, %v : vector<5xi32> into i32
  vector.print %r7 : i32
  %s7 = vector.reduction <or>, %v, %a : vector<5xi32> into i32
  vector.print %s7 : i32
  %r8 = vector.reduction <xor>, %v : vector<5xi32> into i32
  vector.print %r8 : i32
  %s8 = vector.reduction <xor>, %v, %a : vector<5xi32> into i32
  vector.print %s8 : i32
  %status = arith.constant 0 : i32
  return %status : i32
}
