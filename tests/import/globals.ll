; RUN: terrace translate %s --import-llvm 

%0 = type { i32 }
%1 = type { i64 }
@n1 = global [2 x [3 x i8]] [[3 x i8] c"abc", [3 x i8] c"def"]
@n2 = global [2 x [3 x i8]] zeroinitializer
@n3 = global [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
@n4 = global [2 x <2 x i32>] zeroinitializer
@n5 = global [0 x i32] zeroinitializer
@n6 = global ptr @fn
@n7 = global [2 x i1] [i1 true, i1 false]
@n8 = global <2 x i1> <i1 true, i1 false>
@n9 = global [2 x i128] [i128 1, i128 -1]
@n10 = global <2 x ptr> zeroinitializer
@n11 = global <2 x ptr> <ptr @n1, ptr null>
@n12 = global [2 x ptr] zeroinitializer
@n13 = global x86_fp80 0xK3FFF8000000000000000
@n14 = global fp128 0xL00000000000000003FFF000000000000
@n16 = global bfloat 1.0
@n17 = global half 1.0
@n18 = global i128 170141183460469231731687303715884105727
@n19 = global [2 x i32] [i32 undef, i32 1]
@n20 = global [2 x i32] undef
@n21 = global [2 x i32] poison
@n22 = global <2 x i32> <i32 undef, i32 1>
@n23 = global %0 { i32 4 }
@n24 = global %1 { i64 4 }
@n25 = global { i8, [2 x i8] } { i8 0, [2 x i8] c"ab" }
@n26 = global { i8, [2 x i8] } zeroinitializer
@n27 = global [2 x { i8, i16 }] zeroinitializer
@n28 = global i64 ptrtoint (ptr @n1 to i64)
@n29 = global i64 sub (i64 ptrtoint (ptr @n1 to i64), i64 ptrtoint (ptr @n2 to i64))
@n30 = global i32 trunc (i64 sub (i64 ptrtoint (ptr @n1 to i64), i64 ptrtoint (ptr @n30 to i64)) to i32)
@n31 = global ptr addrspace(1) addrspacecast (ptr @n1 to ptr addrspace(1))
@n32 = global i8 0, section "foo", align 1
@n33 = hidden global i8 0
@n34 = protected addrspace(3) externally_initialized global i8 0
@n36 = available_externally local_unnamed_addr global i8 1
@n37 = global ptr dso_local_equivalent @fn
@n38 = weak_odr thread_local(initialexec) constant i32 1
@0 = private constant i32 5
@1 = private constant i32 6
@n39 = global ptr @0
@n40 = global ptr blockaddress(@fn2, %b)
@n42 = global double 0x7FF8000000000000
@n43 = global float 0x7FF0000000000000
@n44 = global [2 x float] [float 1.0, float -0.0]
@n45 = global i8 0 #0
@n46 = global [3 x i16] [i16 1, i16 1, i16 1]
@n47 = global i1 true
@n48 = dllexport global i8 0
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @fn, ptr @n1 }]
@llvm.used = appending global [1 x ptr] [ptr @n1], section "llvm.metadata"
@fa = alias void (), ptr @fn
@fb = internal thread_local unnamed_addr alias i32, getelementptr (i8, ptr @n38, i64 1)
@fi = internal ifunc void (), ptr @fn2
define void @fn() { ret void }
define ptr @fn2(ptr %p) section "bar" align 32 gc "shadow" prefix i32 4 prologue i8 1 {
  indirectbr ptr %p, [label %b, label %c]
b:
  ret ptr %p
c:
  ret ptr null
}
define hidden void @2(ptr %p) {
  ret void
}
attributes #0 = { "foo"="bar" "x" }
