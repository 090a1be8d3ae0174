// RUN: terrace opt %s --inline=default-pipeline= --mlir-print-debuginfo
// RUN: terrace opt %s '--inline=default-pipeline=cse max-iterations=1'
// RUN: terrace opt %s '--pass-pipeline=builtin.module(builtin.module(inline{default-pipeline=}))'

// recursion, several levels, mutual recursion, dead chains, nested modules
func.func private @a(%x: i32) -> i32 { %0 = call @b(%x) : (i32) -> i32 return %0 : i32 }
func.func private @b(%x: i32) -> i32 { %0 = call @a(%x) : (i32) -> i32 %1 = call @c(%0) : (i32) -> i32 return %1 : i32 }
func.func private @c(%x: i32) -> i32 { %0 = arith.muli %x, %x : i32 return %0 : i32 }
func.func @d(%x: i32) -> i32 { %0 = call @a(%x) : (i32) -> i32 %1 = call @c(%0) : (i32) -> i32 return %1 : i32 }
func.func private @dead1() { call @dead2() : () -> () return }
func.func private @dead2() { return }
func.func private @ext(i32) -> i32
func.func nested @n(%x: i32) -> i32 { %0 = call @ext(%x) : (i32) -> i32 return %0 : i32 }
func.func @e(%x: i32) -> i32 { %0 = call @n(%x) : (i32) -> i32 return %0 : i32 }
module @m {
  func.func private @p(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }
  func.func @q(%x: i32) -> i32 { %0 = call @p(%x) : (i32) -> i32 return %0 : i32 }
  func.func nested @r(%x: i32) -> i32 { return %x : i32 }
  func.func @s(%x: i32) -> i32 { %0 = call @r(%x) : (i32) -> i32 return %0 : i32 }
}
module {
  func.func private @p(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }
  func.func @q(%x: i32) -> i32 { %0 = call @p(%x) : (i32) -> i32 return %0 : i32 }
  func.func nested @r(%x: i32) -> i32 { return %x : i32 }
  func.func nested @s(%x: i32) -> i32 { %0 = call @r(%x) : (i32) -> i32 return %0 : i32 }
}
func.func private @mb(%x: i1, %y: i32) -> (i32, i32) {
  cf.cond_br %x, ^a, ^b
^a: return %y, %y : i32, i32
^b: %0:2 = call @two(%y) : (i32) -> (i32, i32)
  return %0#1, %0#0 : i32, i32
}
func.func private @two(%y: i32) -> (i32, i32) { %c = arith.constant 1 : i32 return %c, %y : i32, i32 }
func.func @use(%x: i1, %y: i32) -> i32 {
  %0:2 = call @mb(%x, %y) : (i1, i32) -> (i32, i32)
  %1:2 = call @mb(%x, %0#0) : (i1, i32) -> (i32, i32)
  %2:2 = call @two(%1#1) : (i32) -> (i32, i32)
  %3 = arith.addi %2#0, %2#1 : i32
  cf.br ^z(%3 : i32)
^z(%w: i32):
  %4:2 = call @mb(%x, %w) : (i1, i32) -> (i32, i32)
  return %4#0 : i32
}
func.func private @loop(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = func.call @sq(%v) : (f32) -> f32
    memref.store %w, %m[%i] : memref<?xf32>
  }
  return
}
func.func private @sq(%v: f32) -> f32 { %0 = arith.mulf %v, %v : f32 return %0 : f32 }
func.func @top(%n: index, %m: memref<?xf32>) {
  call @loop(%n, %m) : (index, memref<?xf32>) -> ()
  affine.for %i = 0 to %n { 
    func.call @loop(%n, %m) : (index, memref<?xf32>) -> ()
    %q = memref.load %m[%i] : memref<?xf32>
    %w = func.call @sq(%q) : (f32) -> f32
    memref.store %w, %m[%i] : memref<?xf32>
  }
  return
}
