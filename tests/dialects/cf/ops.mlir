// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @assert(%c: i1) {
  cf.assert %c, "message"
  cf.assert %c, "with \22quotes\22, \0A newline, \\ backslash and \C3\A9"
  cf.assert %c, "" {tag}
  return
}

func.func @br(%a: i32, %f: f32) {
  cf.br ^one
^one:
  cf.br ^two(%a : i32)
^two(%x: i32):
  cf.br ^three(%x, %f : i32, f32)
^three(%y: i32, %g: f32):
  cf.br ^four {tag = 1 : i32}
^four:
  cf.br ^five(%f : f32) {tag}
^five(%z: f32):
  return
}

func.func @cond_br(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  cf.cond_br %c, ^three(%a : i32), ^two
^two:
  cf.cond_br %c, ^one, ^three(%b : i32)
^three(%x: i32):
  cf.cond_br %c, ^four(%a, %b : i32, i32), ^four(%b, %a : i32, i32)
^four(%y: i32, %z: i32):
  cf.cond_br %c weights([1, 2]), ^five, ^six
^five:
  cf.cond_br %c weights([2147483647, 0]), ^six, ^five {tag}
^six:
  cf.cond_br %c weights([5, 7]), ^seven(%y : i32), ^seven(%z : i32) {z = 1 : i64}
^seven(%r: i32):
  return %r : i32
}

func.func @switch(%flag: i32, %a: i32, %l: i64, %b: i1, %w: i8, %s: si32, %big: i128) {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    42: ^bb1(%a : i32),
    43: ^bb2
  ]
^bb1(%x: i32):
  cf.switch %flag : i32, [
    default: ^bb2
  ]
^bb2:
  cf.switch %l : i64, [
    default: ^bb3(%l, %a : i64, i32),
    -1: ^bb2,
    9223372036854775807: ^bb3(%l, %a : i64, i32)
  ] {tag}
^bb3(%y: i64, %z: i32):
  cf.switch %b : i1, [
    default: ^bb2,
    0: ^bb4,
    1: ^bb4
  ]
^bb4:
  cf.switch %w : i8, [default: ^bb5, -128: ^bb2, 127: ^bb4]
^bb5:
  cf.switch %s : si32, [
    default: ^bb6,
    -5: ^bb6
  ]
^bb6:
  cf.switch %big : i128, [
    default: ^bb7,
    1: ^bb7,
    9223372036854775807: ^bb7
  ]
^bb7:
  return
}
