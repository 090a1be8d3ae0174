// DIFFERS: upstream stops at one of them, and places it in what it has lowered rather than in this file
// RUN: not terrace compile %s --allow-unregistered-dialect 2>&1
// RUN: not terrace compile %s 2>&1

func.func @unknown(%a: i32) {
  "t.jump"(%a)[^next, ^next] : (i32) -> ()
^next:
  "t.end"() : () -> ()
}
func.func private @type(tuple<i32>, memref<4xf32>) attributes {llvm.emit_c_interface}
