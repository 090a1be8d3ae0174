; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

!types = !{!0, !1, !2}

!0 = !DISubrangeType(name: "numbers", size: 32, lowerBound: -1, upperBound: u0x10, stride: 2, bias: 9223372036854775807)
!1 = !DISubrangeType(name: "typed", size: 32, lowerBound: i8 -1, upperBound: i64 3, stride: null, bias: !DIExpression(DW_OP_constu, 3))
!2 = !DISubrangeType(name: "some", size: 32, upperBound: -9223372036854775808)
