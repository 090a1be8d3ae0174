module {
  func.func @f22(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: index) -> (i32, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = arith.addi %arg4, %c1 overflow<nsw> : index
    %1 = arith.subi %arg2, %arg3 : i32
    cf.br ^bb1(%c0, %1, %c1_i32 : index, i32, i32)
  ^bb1(%2: index, %3: i32, %4: i32):  // 2 preds: ^bb0, ^bb19
    %5 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %5, ^bb2, ^bb20
  ^bb2:  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb18
    %6 = "test.cond"() : () -> i1
    cf.cond_br %true, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6(%4 : i32)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%c1_i32 : i32)
  ^bb6(%7: i32):  // 2 preds: ^bb4, ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    cf.cond_br %true, ^bb8, ^bb19
  ^bb8:  // pred: ^bb7
    cf.cond_br %true, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %8 = arith.cmpi eq, %4, %4 : i32
    "test.use"(%3, %arg0) : (i32, i1) -> ()
    cf.br ^bb11(%false, %3 : i1, i32)
  ^bb10:  // pred: ^bb8
    cf.br ^bb11(%false, %3 : i1, i32)
  ^bb11(%9: i1, %10: i32):  // 2 preds: ^bb9, ^bb10
    cf.br ^bb12
  ^bb12:  // pred: ^bb11
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    cf.br ^bb13(%c0_0 : index)
  ^bb13(%11: index):  // 2 preds: ^bb12, ^bb17
    %12 = arith.cmpi slt, %11, %arg4 : index
    cf.cond_br %12, ^bb14, ^bb18
  ^bb14:  // pred: ^bb13
    cf.br ^bb15(%c0_1 : index)
  ^bb15(%13: index):  // 2 preds: ^bb14, ^bb16
    %14 = arith.cmpi slt, %13, %c1_2 : index
    cf.cond_br %14, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    "test.iv"(%11, %13) : (index, index) -> ()
    %15 = arith.addi %13, %c1_4 : index
    cf.br ^bb15(%15 : index)
  ^bb17:  // pred: ^bb15
    %16 = arith.addi %11, %c1_3 : index
    cf.br ^bb13(%16 : index)
  ^bb18:  // pred: ^bb13
    cf.br ^bb3
  ^bb19:  // pred: ^bb7
    %17 = arith.subi %3, %4 : i32
    %18 = arith.addi %2, %c1 : index
    cf.br ^bb1(%18, %3, %4 : index, i32, i32)
  ^bb20:  // pred: ^bb1
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %c1_8 = arith.constant 1 : index
    cf.br ^bb21(%c0_5 : index)
  ^bb21(%19: index):  // 2 preds: ^bb20, ^bb25
    %20 = arith.cmpi slt, %19, %c1 : index
    cf.cond_br %20, ^bb22, ^bb26
  ^bb22:  // pred: ^bb21
    cf.br ^bb23(%c0_6 : index)
  ^bb23(%21: index):  // 2 preds: ^bb22, ^bb24
    %22 = arith.cmpi slt, %21, %c1 : index
    cf.cond_br %22, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    "test.iv"(%19, %21) : (index, index) -> ()
    %23 = "test.val"() : () -> i32
    %24 = arith.addi %21, %c1_8 : index
    cf.br ^bb23(%24 : index)
  ^bb25:  // pred: ^bb23
    %25 = arith.addi %19, %c1_7 : index
    cf.br ^bb21(%25 : index)
  ^bb26:  // pred: ^bb21
    "test.use"(%arg2, %arg1) : (i32, i1) -> ()
    return %arg2, %true : i32, i1
  }
}

