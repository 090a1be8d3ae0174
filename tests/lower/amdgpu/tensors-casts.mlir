// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250

// A cast stays that has used results besides the descriptor.
func.func @f(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<4xi32>, %d: vector<4xi32>) -> i32 {
  %r:2 = builtin.unrealized_conversion_cast %a, %b, %c, %d : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor, i32
  return %r#1 : i32
}
