// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm 2>&1

module { "my.op"() ({
  module @inner {
  func.func @f(%x: f32, %t: i1) -> f32 {
    %y = math.cbrt %x : f32
    cf.assert %t, "abc"
    return %y : f32
  }
  memref.global "private" constant @g : memref<4xf32> = dense<1.0>
  func.func @g2() -> memref<4xf32> {
    %a = memref.get_global @g : memref<4xf32>
    return %a : memref<4xf32>
  }
  }
}) : () -> () }
// -----
"my.op"() ({
  func.func @f(%t: i1)  {
    cf.assert %t, "abc"
    return 
  }
}) : () -> ()
// -----
func.func @f(%t: i1)  {
  "my.op"() ({
    cf.assert %t, "abc"
    "my.end"() : () -> ()
  }) : () -> ()
    return 
}
