// RUN: terrace opt %s --canonicalize

// Indirect calls of constants, and casts that undo each other.

func.func private @g(i32) -> i32
func.func @f(%x: i32, %c: i1) -> (i32, i32, i32) {
  %f = constant @g : (i32) -> i32
  %h = constant @k : (i32) -> i32
  %0 = call_indirect %f(%x) {a = 1 : i32} : (i32) -> i32
  %s = arith.select %c, %f, %h : (i32) -> i32
  %1 = call_indirect %s(%x) : (i32) -> i32
  %t = arith.select %c, %f, %f : (i32) -> i32
  %2 = call_indirect %t(%x) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
func.func @k(%x: i32) -> i32 { 
  %u = builtin.unrealized_conversion_cast %x : i32 to i64
  %v = builtin.unrealized_conversion_cast %u : i64 to i32
  return %v : i32 }
