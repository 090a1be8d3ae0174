; RUN: terrace translate %s --import-llvm
; Aliases of typed pointers: the address space is that of the type in front of the expression.
@v = global i32 0
@s = addrspace(2) global [2 x i16] zeroinitializer
@typed = alias i32, i32* @v
@element = alias i16, i16 addrspace(2)* getelementptr ([2 x i16], [2 x i16] addrspace(2)* @s, i32 0, i32 1)
@cast = alias i32, i32 addrspace(3)* addrspacecast (i32* @v to i32 addrspace(3)*)
@untyped = alias i32, addrspacecast (i32* @v to i32 addrspace(1)*)
@function = alias void (), void ()* @f
@resolved = ifunc void (), void ()* ()* @resolver
define void @f() {
  ret void
}
define void ()* @resolver() {
  ret void ()* @f
}
