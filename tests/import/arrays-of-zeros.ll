; RUN: terrace translate %s --import-llvm

; An array with a zero aggregate among its elements is no elements attribute.
@a = constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 1, i16 2]]
@b = constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] zeroinitializer]
@bb = constant [2 x [2 x i16]] [[2 x i16] zeroinitializer, [2 x i16] [i16 1, i16 2]]
@c = constant [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] undef]
@d = constant [2 x [2 x [2 x i16]]] [[2 x [2 x i16]] [[2 x i16] zeroinitializer, [2 x i16] [i16 1, i16 2]], [2 x [2 x i16]] zeroinitializer]
@dd = constant [2 x [2 x [2 x i16]]] [[2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 1, i16 2]], [2 x [2 x i16]] zeroinitializer]
@e = constant [2 x [2 x i32]] [[2 x i32] zeroinitializer, [2 x i32] [i32 1, i32 2]]
@f = constant [1 x [2 x i32]] [[2 x i32] [i32 0, i32 0]]
@g = constant [2 x [2 x float]] [[2 x float] zeroinitializer, [2 x float] [float 1.0, float 2.0]]
@h = constant [2 x <2 x float>] [<2 x float> zeroinitializer, <2 x float> <float 1.0, float 2.0>]
