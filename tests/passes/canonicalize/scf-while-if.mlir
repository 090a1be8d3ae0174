// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file

// An `scf.if` whose values `scf.condition` passes moves to the second region of the loop.

// DIFFERS: where `scf.condition` passes a result of the `scf.if` twice, upstream replaces the second argument by the value
// of the wrong branch; where the value is defined in the first region, it is used in the second, which is invalid

func.func @a(%n: i32, %m: i32) -> i32 {
  %w:2 = scf.while (%x = %n) : (i32) -> (i32, i32) {
    %u = "test.u"(%x) : (i32) -> i32
    %p = "test.c"() : () -> i1
    %r = scf.if %p -> i32 { "test.v"(%u) : (i32) -> ()  scf.yield %u : i32 } else { scf.yield %m : i32 }
    scf.condition(%p) %r, %x : i32, i32
  } do {
  ^bb0(%r2: i32, %x2: i32):
    %k = "test.k"(%x2, %r2) : (i32, i32) -> i32
    scf.yield %k : i32
  }
  return %w#0 : i32
}
// -----
func.func @b(%n: i32, %m: i32) -> (i32, i32) {
  %w:2 = scf.while (%x = %n) : (i32) -> (i32, i32) {
    %u = "test.u"(%x) : (i32) -> i32
    %p = "test.c"() : () -> i1
    %r = scf.if %p -> i32 { %k = "test.v"(%u) : (i32) -> i32  scf.yield %k : i32 } else { scf.yield %m : i32 }
    scf.condition(%p) %r, %r : i32, i32
  } do {
  ^bb0(%r2: i32, %x2: i32):
    %k = "test.k"(%x2, %r2) : (i32, i32) -> i32
    scf.yield %k : i32
  }
  return %w#0, %w#1 : i32, i32
}
