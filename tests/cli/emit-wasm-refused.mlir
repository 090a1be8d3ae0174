// DIFFERS: upstream has no such command. A construct without WebAssembly is an error at its place.
// RUN: not terrace compile %s --emit=wasm -o %t.wasm 2>&1
// RUN: not terrace compile %s --emit=wasm 2>&1
// RUN: not terrace compile %s --emit=wasm --target=x86_64-unknown-linux-gnu -o %t.wasm 2>&1
func.func @widen(%x: f64) -> f64 {
  %y = arith.extf %x : f64 to f80
  %z = arith.addf %y, %y : f80
  %r = arith.truncf %z : f80 to f64
  return %r : f64
}
