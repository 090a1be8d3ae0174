; RUN: terrace translate %s --import-llvm
; Constant expressions that LLVM folds as it reads them: vectors of addresses and of casts.
@g = external global i32
@h = external global i32
@c_a = global <2 x ptr> inttoptr (<2 x i64> bitcast (i128 ptrtoint (ptr @g to i128) to <2 x i64>) to <2 x ptr>)
@c_b = global <2 x float> bitcast (<2 x i32> bitcast (i64 ptrtoint (ptr @g to i64) to <2 x i32>) to <2 x float>)
@c_c = global <2 x i16> trunc (<2 x i32> bitcast (i64 ptrtoint (ptr @g to i64) to <2 x i32>) to <2 x i16>)
@c_d = global <1 x i32> bitcast (i32 ptrtoint (ptr @g to i32) to <1 x i32>)
@c_e = global <2 x i64> ptrtoint (<2 x ptr> <ptr @g, ptr @h> to <2 x i64>)
@c_f = global <2 x ptr addrspace(1)> addrspacecast (<2 x ptr> getelementptr (i8, <2 x ptr> splat (ptr @g), <2 x i64> <i64 1, i64 2>) to <2 x ptr addrspace(1)>)
@c_i = global <2 x i64> ptrtoint (<2 x ptr> getelementptr (i8, ptr @g, <2 x i64> <i64 1, i64 2>) to <2 x i64>)
@c_j = global ptr extractelement (<2 x ptr> getelementptr (i8, ptr @g, <2 x i64> <i64 1, i64 2>), i32 1)
@c_k = global ptr extractelement (<2 x ptr> inttoptr (<2 x i64> <i64 1, i64 2> to <2 x ptr>), i32 1)
@c_l = global <2 x i64> add (<2 x i64> ptrtoint (<2 x ptr> <ptr @g, ptr @h> to <2 x i64>), <2 x i64> <i64 1, i64 2>)
@c_m = global <2 x i64> sub (<2 x i64> <i64 1, i64 2>, <2 x i64> bitcast (i128 ptrtoint (ptr @g to i128) to <2 x i64>))
@c_n = global <2 x i64> xor (<2 x i64> splat (i64 3), <2 x i64> splat (i64 ptrtoint (ptr @g to i64)))
@c_o = global <4 x ptr> shufflevector (<2 x ptr> <ptr @g, ptr @h>, <2 x ptr> splat (ptr @g), <4 x i32> <i32 0, i32 3, i32 1, i32 poison>)
@c_p = global <2 x ptr> insertelement (<2 x ptr> getelementptr (i8, ptr @g, <2 x i64> <i64 1, i64 2>), ptr @h, i32 1)
@c_q = global <2 x ptr> getelementptr ([3 x {i32, i32}], ptr @g, i64 0, <2 x i32> <i32 2, i32 3>, i32 1)
@c_r = global <2 x ptr> getelementptr ({i32, [4 x i8]}, <2 x ptr> splat (ptr @g), <2 x i64> <i64 0, i64 1>, <2 x i32> splat (i32 1), i64 3)
