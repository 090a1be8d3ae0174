// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Control flow.

llvm.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.br ^one
^one:
  llvm.br ^two(%a : i32)
^two(%x: i32):
  llvm.br ^three(%x, %c : i32, i1) {tag}
^three(%y: i32, %d: i1):
  llvm.cond_br %c, ^four, ^five
^four:
  llvm.cond_br %c, ^six(%a : i32), ^five
^five:
  llvm.cond_br %c weights([3, 5]), ^four, ^six(%b : i32)
^six(%z: i32):
  llvm.cond_br %c, ^seven(%a, %b : i32, i32), ^seven(%b, %a : i32, i32) {tag = 1 : i32}
^seven(%p: i32, %q: i32):
  llvm.return {tag} %p : i32
}

llvm.func @switch(%a: i32, %l: i64, %c: i1, %w: i8) {
  llvm.switch %a : i32, ^one [
    42: ^two(%a : i32),
    43: ^three(%l, %c : i64, i1)
  ]
^one:
  llvm.switch %l : i64, ^two(%a : i32) [
  ]
^two(%x: i32):
  llvm.switch %a : i32, ^three(%l, %c : i64, i1) [
    -1: ^one,
    2147483647: ^one,
    0: ^two(%x : i32)
  ] {branch_weights = array<i32: 1, 2, 3, 4>}
^three(%y: i64, %d: i1):
  llvm.switch %w : i8, ^four [-128: ^four, 127: ^one] {tag}
^four:
  llvm.switch %c : i1, ^five [
    0: ^five,
    1: ^one
  ]
^five:
  llvm.return
}

llvm.func @ends(%c: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.unreachable
^b:
  llvm.unreachable {tag}
}

llvm.func @returns() {
  llvm.return
}
llvm.func @returns_struct(%s: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
  llvm.return %s : !llvm.struct<(i32, f32)>
}
