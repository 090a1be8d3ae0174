// RUN: not terrace opt %s --split-input-file 2>&1

// Errors follow the location that the operation was given, whether or not such a file exists.
func.func @f() -> i32 {
  return loc("nowhere.c":10:20)
}
// -----
func.func @f() -> i32 {
  return loc(unknown)
}
// -----
func.func @f() -> i32 {
  return loc("name")
}
// -----
func.func @f() -> i32 {
  return loc("name"("nowhere.c":1:2))
}
// -----
func.func @f() -> i32 {
  return loc(callsite("callee.c":1:2 at "caller.c":3:4))
}
// -----
func.func @f() -> i32 {
  return loc(callsite("callee.c":1:2 at callsite("middle"("m.c":5:6) at "caller.c":3:4)))
}
// -----
func.func @f() -> i32 {
  return loc(fused["a.c":1:1, "b.c":2:2])
}
// -----
func.func @f() -> i32 {
  return loc(fused<"meta">["a.c":1:1])
}
// -----
func.func @f() -> i32 {
  return loc("asm/err-location-known.mlir":4:11)
}
// -----
func.func @f() -> i32 {
  return loc("asm/err-location-known.mlir":3:1 to 5:2)
}
// -----
func.func @f() -> i32 {
  return loc("asm/err-location-known.mlir":1:5 to :9)
}
// -----
func.func @f() -> i32 {
  return loc("asm/err-location-known.mlir":1000:1)
}
// -----
func.func @f() -> i32 {
  return loc("asm/err-location-known.mlir":1:1000)
}
// -----
func.func @f() -> i32 {
  return loc("asm/err-many.mlir":4:1)
}
