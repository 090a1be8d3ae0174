// RUN: terrace opt %s --duplicate-function-elimination --allow-unregistered-dialect --split-input-file

// Declarations, functions with other attributes, and those that call different ones are not equal.
func.func @a(%x: f32) -> f32 { %0 = arith.addf %x, %x : f32 return %0 : f32 }
func.func @b(%x: f32) -> f32 { %0 = arith.addf %x, %x : f32 return %0 : f32 }
func.func @c(%x: f32) -> f32 { %0 = arith.mulf %x, %x : f32 return %0 : f32 }
func.func private @e(f32) -> f32
func.func private @d(f32) -> f32
func.func private @p(%y: f32) -> f32 { %0 = arith.addf %y, %y : f32 return %0 : f32 }
func.func @attr(%x: f32) -> f32 attributes {k} { %0 = arith.addf %x, %x : f32 return %0 : f32 }
func.func @attr2(%x: f32 {k.noalias}) -> f32 { %0 = arith.addf %x, %x : f32 return %0 : f32 }
func.func @calls(%x: f32) -> f32 {
  %0 = call @a(%x) : (f32) -> f32
  %1 = call @b(%0) : (f32) -> f32
  %2 = call @p(%1) : (f32) -> f32
  %3 = call @d(%2) : (f32) -> f32
  %4 = call @e(%3) : (f32) -> f32
  %f = constant @b : (f32) -> f32
  %5 = call_indirect %f(%4) : (f32) -> f32
  "other.use"() {s = @b, t = [@p, {q = @b}]} : () -> ()
  return %5 : f32
}
func.func @r1(%x: f32) -> f32 { %0 = call @r1(%x) : (f32) -> f32 return %0 : f32 }
func.func @r2(%x: f32) -> f32 { %0 = call @r2(%x) : (f32) -> f32 return %0 : f32 }
func.func @r3(%x: f32) -> f32 { %0 = call @r1(%x) : (f32) -> f32 return %0 : f32 }
func.func @callb(%x: f32) -> f32 { %0 = call @b(%x) : (f32) -> f32 return %0 : f32 }
func.func @calla(%x: f32) -> f32 { %0 = call @a(%x) : (f32) -> f32 return %0 : f32 }
llvm.func @l1() { llvm.return }
llvm.func @l2() { llvm.return }

// -----

// Visibility makes a difference; so do nested regions and the order of blocks.
func.func @z(%x: f32) -> f32 { %0 = arith.addf %x, %x : f32 return %0 : f32 }
func.func private @y(%x: f32) -> f32 { %0 = arith.addf %x, %x : f32 return %0 : f32 }
func.func nested @w(%x: f32) -> f32 { %0 = arith.addf %x, %x : f32 return %0 : f32 }
module @n { func.func @use() { "other.use"() {s = @z, t=@y, u=@y::@k} : () -> () return } }
func.func private @p1(%x: f32) -> f32 { %0 = arith.subf %x, %x : f32 return %0 : f32 }
func.func private @p2(%x: f32) -> f32 { %0 = arith.subf %x, %x : f32 return %0 : f32 }
func.func @use() { "other.use"() {t=@p1, u=@p2} : () -> () return }
func.func private @r1(%x: f32) -> f32 { %0 = call @r2(%x) : (f32) -> f32 return %0 : f32 }
func.func private @r2(%x: f32) -> f32 { %0 = call @r1(%x) : (f32) -> f32 return %0 : f32 }
func.func @a(%x: f32, %y: i1) -> f32 { 
 %r = scf.if %y -> f32 { %0 = arith.addf %x, %x : f32 scf.yield %0 : f32 } else { scf.yield %x : f32 }
 return %r : f32 }
func.func @b(%x: f32, %y: i1) -> f32 { 
 %r = scf.if %y -> f32 { %0 = arith.addf %x, %x : f32 scf.yield %0 : f32 } else { scf.yield %x : f32 }
 return %r : f32 }
func.func @c(%x: f32, %y: i1) -> f32 { 
 %r = scf.if %y -> f32 { %0 = arith.addf %x, %x : f32 scf.yield %0 : f32 } else { %0 = arith.addf %x, %x : f32 scf.yield %x : f32 }
 return %r : f32 }
func.func @g1(%x: f32, %y: i1) -> f32 { 
 cf.cond_br %y, ^a(%x : f32), ^b
^a(%z : f32):
 return %z : f32
^b:
 cf.br ^a(%x : f32)
 }
func.func @g2(%x: f32, %y: i1) -> f32 { 
 cf.cond_br %y, ^a(%x : f32), ^b
^b:
 cf.br ^a(%x : f32)
^a(%z : f32):
 return %z : f32
 }
func.func @g3(%x: f32, %y: i1) -> f32 { 
 cf.cond_br %y, ^a(%x : f32), ^b
^a(%z : f32):
 return %z : f32
^b:
 cf.br ^a(%x : f32)
 }
