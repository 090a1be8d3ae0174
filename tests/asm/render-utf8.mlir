// RUN: not terrace opt %s --split-input-file 2>&1

// A line with characters beyond ASCII has no caret; columns count bytes.
"é" oops
// -----
module attributes {x.a = "日本" oops} {}
// -----
func.func @f() { // π
  oops // ≈
}
// -----
é
// -----
func.func @é() {}
