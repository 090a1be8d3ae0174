// RUN: terrace compile %s
// DIFFERS: upstream finds operations without a lowering one at a time, and does not say which pass lowers them.

spirv.func @f(%x: i32) -> i32 "None" {
  spirv.ReturnValue %x : i32
}
