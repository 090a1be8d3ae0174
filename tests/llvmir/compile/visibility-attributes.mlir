// RUN: terrace compile %s

func.func private @hidden(%a: i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) {
  return %a : i32
}
func.func @attrs(%p: memref<4xf32> {llvm.noalias}, %x: i8 {llvm.signext}) attributes {passthrough = ["noinline", ["key", "value"]]} {
  return
}
func.func @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
func.func private @printf(!llvm.ptr, i32) -> i32
func.func @readnone() attributes {llvm.readnone} {
  return
}
