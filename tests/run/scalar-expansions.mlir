// PASSES: --pass-pipeline=builtin.module(func.func(math-expand-ops,arith-expand),convert-scf-to-cf,lower-to-llvm)
// Powers of negative numbers, rounding of numbers that no integer holds, signs of zeros, and indices beyond 32 bits.

func.func private @id(%x: f32) -> f32 attributes {no_inline} {
  return %x : f32
}
func.func private @index(%x: index) -> index attributes {no_inline} {
  return %x : index
}

func.func @powers() {
  %m2 = arith.constant -2.0 : f32
  %half = arith.constant 0.5 : f32
  %zero = arith.constant 0.0 : f32
  %c3 = arith.constant 3.0 : f32
  %c4 = arith.constant 4.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %a = func.call @id(%m2) : (f32) -> f32
  %b3 = func.call @id(%c3) : (f32) -> f32
  %b4 = func.call @id(%c4) : (f32) -> f32
  %b0 = func.call @id(%zero) : (f32) -> f32
  %bh = func.call @id(%half) : (f32) -> f32
  %bi = func.call @id(%inf) : (f32) -> f32
  %m1 = arith.constant -1.0 : f32
  %one = func.call @id(%m1) : (f32) -> f32
  %c = arith.constant -3.0 : f32
  %0 = math.powf %a, %c : f32
  vector.print %0 : f32
  %1 = math.powf %a, %b3 : f32
  %r1 = math.round %1 : f32
  vector.print %r1 : f32
  %2 = math.powf %a, %b4 : f32
  %r2 = math.round %2 : f32
  vector.print %r2 : f32
  %3 = math.powf %a, %b0 : f32
  vector.print %3 : f32
  %4 = math.powf %b0, %b0 : f32
  vector.print %4 : f32
  %5 = math.powf %one, %bi : f32
  vector.print %5 : f32
  %6 = math.powf %a, %bh : f32
  %nan = arith.cmpf uno, %6, %6 : f32
  vector.print %nan : i1
  %n2 = arith.constant -2 : i32
  %7 = math.fpowi %b0, %n2 : f32, i32
  vector.print %7 : f32
  return
}

func.func @rounding() {
  %large = arith.constant 1.0e30 : f32
  %quarter = arith.constant -0.25 : f32
  %below = arith.constant 0x3EFFFFFF : f32
  %half = arith.constant -2.5 : f32
  %a = func.call @id(%large) : (f32) -> f32
  %b = func.call @id(%quarter) : (f32) -> f32
  %c = func.call @id(%below) : (f32) -> f32
  %d = func.call @id(%half) : (f32) -> f32
  %0 = math.ceil %a : f32
  vector.print %0 : f32
  %1 = math.ceil %b : f32
  vector.print %1 : f32
  %2 = math.round %c : f32
  vector.print %2 : f32
  %3 = math.round %d : f32
  vector.print %3 : f32
  %4 = math.roundeven %d : f32
  vector.print %4 : f32
  %min = arith.constant -1.0 : f32
  %max = arith.constant 1.0 : f32
  %5 = math.clampf %a to [%min, %max] : f32
  vector.print %5 : f32
  return
}

func.func @zeros() {
  %n = arith.constant -0.0 : f32
  %p = arith.constant 0.0 : f32
  %a = func.call @id(%n) : (f32) -> f32
  %b = func.call @id(%p) : (f32) -> f32
  %0 = arith.maximumf %a, %b : f32
  vector.print %0 : f32
  %1 = arith.maximumf %b, %a : f32
  vector.print %1 : f32
  %2 = arith.minimumf %a, %b : f32
  vector.print %2 : f32
  %3 = arith.minimumf %b, %a : f32
  vector.print %3 : f32
  return
}

func.func @switch() {
  %wide = arith.constant 4294967297 : index
  %i = func.call @index(%wide) : (index) -> index
  %0 = scf.index_switch %i -> i32
  case 1 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  default {
    %b = arith.constant 2 : i32
    scf.yield %b : i32
  }
  vector.print %0 : i32
  return
}

func.func @main() -> i32 {
  call @powers() : () -> ()
  call @rounding() : () -> ()
  call @zeros() : () -> ()
  call @switch() : () -> ()
  %0 = arith.constant 0 : i32
  return %0 : i32
}
