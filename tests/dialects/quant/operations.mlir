// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1
// DIFFERS: the dialect's operations are not read; a note says what lowers them.

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @cast(%a: f32) -> !q {
  %0 = quant.qcast %a : f32 to !q
  return %0 : !q
}

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @storage(%a: i8) -> !q {
  %0 = "quant.scast"(%a) : (i8) -> !q
  return %0 : !q
}
