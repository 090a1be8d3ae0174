// RUN: terrace opt %s --convert-func-to-llvm 2>&1
// RUN: terrace opt %s --convert-to-llvm 2>&1

// The type converter complains without a location, the functions stay, the exit code is 0.
func.func @affine_layout(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}
func.func @string_space(%m: memref<4xf32, "local">) {
  return
}
