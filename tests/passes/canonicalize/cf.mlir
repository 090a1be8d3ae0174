// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --canonicalize=region-simplify=aggressive --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --canonicalize=region-simplify=disabled --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --canonicalize="max-iterations=1 top-down=false" --allow-unregistered-dialect --split-input-file

// Branches with known conditions, to equal successors and through blocks that only branch on.

func.func @a(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%z: i32):
  return %z : i32
}
// -----
func.func @b(%c: i1, %x: i32, %y: i32) -> i32 {
  %t = arith.constant true
  cf.assert %t, "x"
  cf.assert %c, "y"
  cf.br ^bb1(%x : i32)
^bb1(%z: i32):
  cf.br ^bb2
^bb2:
  return %z : i32
}
// -----
func.func @c(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%x : i32)
^bb2:
  cf.br ^bb3(%y : i32)
^bb3(%z: i32):
  return %z : i32
}
// -----
func.func @d(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.a"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3(%x : i32), ^bb2
^bb2:
  "test.b"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3(%x : i32), ^bb3(%y : i32)
^bb3(%z: i32):
  return %z : i32
}
// -----
func.func @e(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.a"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3(%x : i32), ^bb4
^bb2:
  "test.b"(%c) : (i1) -> ()
  %k = arith.xori %c, %c : i1
  cf.br ^bb3(%y : i32)
^bb4:
  ub.unreachable
^bb3(%z: i32):
  return %z : i32
}
// -----
func.func @f(%c: i1, %x: i32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}
// -----
func.func @g(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  cf.br ^bb1
^bb2:
  cf.cond_br %c, ^bb3, ^bb1
^bb3:
  return
}
// -----
func.func @h(%f: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1(%x : i32),
    1: ^bb1(%x : i32),
    2: ^bb1(%y : i32),
    3: ^bb2,
    4: ^bb3
  ]
^bb1(%a: i32):
  return %a : i32
^bb2:
  cf.br ^bb1(%y : i32)
^bb3:
  "test.a"() : () -> ()
  cf.switch %f : i32, [default: ^bb4, 4: ^bb5, 7: ^bb6]
^bb4:
  "test.b"() : () -> ()
  cf.br ^bb1(%x : i32)
^bb5:
  "test.c"() : () -> ()
  cf.br ^bb1(%x : i32)
^bb6:
  "test.d"() : () -> ()
  cf.br ^bb1(%x : i32)
}
// -----
func.func @i(%f: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb3,
    1: ^bb1(%x : i32),
    2: ^bb1(%y : i32)
  ]
^bb1(%a: i32):
  return %a : i32
^bb3:
  "test.a"() : () -> ()
  cf.switch %f : i32, [default: ^bb4, 1: ^bb5, 7: ^bb6]
^bb4:
  "test.b"() : () -> ()
  cf.br ^bb1(%x : i32)
^bb5:
  "test.c"() : () -> ()
  cf.br ^bb1(%x : i32)
^bb6:
  "test.d"() : () -> ()
  cf.br ^bb1(%x : i32)
}
// -----
func.func @j(%x: i32, %y: i32) -> i32 {
  %f = arith.constant 7 : i32
  cf.switch %f : i32, [default: ^bb4(%x: i32), 1: ^bb4(%y : i32), 7: ^bb6]
^bb4(%r: i32):
  return %r : i32
^bb6:
  "test.d"() : () -> ()
  cf.br ^bb4(%x : i32)
}
// -----
func.func @k(%f: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %f : i32, [default: ^bb4(%x: i32)]
^bb4(%r: i32):
  return %r : i32
}
// -----
func.func @l(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c weights([3, 4]), ^bb1(%x : i32), ^bb2(%y : i32)
^bb1(%a: i32):
  cf.br ^bb3(%a, %y : i32, i32)
^bb2(%b: i32):
  cf.br ^bb3(%x, %b : i32, i32)
^bb3(%p: i32, %q: i32):
  %k = arith.addi %p, %q : i32
  cf.cond_br %d, ^bb3(%q, %p : i32, i32), ^bb4(%k : i32)
^bb4(%r: i32):
  return %r, %p : i32, i32
}
// -----
func.func @m(%n: index, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  cf.br ^bb1(%c0, %f0 : index, f32)
^bb1(%i: index, %acc: f32):
  %cmp = arith.cmpi slt, %i, %n : index
  cf.cond_br %cmp, ^bb2, ^bb3
^bb2:
  %v = memref.load %m[%i] : memref<?xf32>
  %s = arith.addf %acc, %v : f32
  %c1 = arith.constant 1 : index
  %ni = arith.addi %i, %c1 : index
  cf.br ^bb1(%ni, %s : index, f32)
^bb3:
  return %acc : f32
}
// -----
func.func @a(%x: i32) -> i32 {
  cf.br ^bb1
^dead:
  "test.dead"() : () -> ()
  cf.br ^bb1
^bb1:
  return %x : i32
}
func.func @b(%x: i32) -> i32 {
  %c = arith.constant true
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  "test.dead"() : () -> ()
  cf.br ^bb1
^bb1:
  return %x : i32
}
