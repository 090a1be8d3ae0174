; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

; Sizes and offsets of types can be metadata: an expression, a variable, a constant of any width.
!llvm.module.flags = !{!0}
!types = !{!1, !2, !3, !4, !5, !6, !7}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIDerivedType(tag: DW_TAG_member, name: "computed", baseType: !8, size: !DIExpression(DW_OP_constu, 8), offset: !9)
!2 = !DICompositeType(tag: DW_TAG_structure_type, name: "whole", size: !9, offset: !10, elements: !{!1})
!3 = !DIStringType(name: "text", size: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!4 = !DIBasicType(name: "narrow", size: i8 -1, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "wide", baseType: null, size: u0x20, offset: i128 18446744073709551615)
!6 = !DISubrangeType(name: "none", size: null, baseType: !8)
!7 = !DIFixedPointType(name: "fixed", size: i32 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariable(name: "length", scope: null, type: !8, isLocal: false, isDefinition: true)
!10 = !{!"LLVM does not check offsets"}
