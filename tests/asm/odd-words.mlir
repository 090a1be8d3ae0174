// RUN: terrace opt %s --allow-unregistered-dialect

// Words of the type and attribute grammar are ordinary names elsewhere.
func.func @func(%f32: f32, %i32: i32, %index: index) -> f32 {
  %tensor = arith.constant 1.0 : f32
  %true = arith.constant true
  cf.br ^func(%f32 : f32)
^func(%memref: f32):
  cf.cond_br %true, ^loc, ^i32
^loc:
  return %memref : f32
^i32:
  return %tensor : f32
}
func.func private @dense()
func.func private @i32()
func.func private @true()
func.func private @loc() attributes {loc = 1 : i32, type = i32, i64, tensor = @dense::@i32}
module @module {
}
