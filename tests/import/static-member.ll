; RUN: terrace translate --import-llvm %s | terrace translate --mlir-to-llvmir
; DIFFERS: upstream loses the flag of the static member, and LLVM rejects the exported module.

@s = global { i32 } zeroinitializer, !dbg !0

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 5, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cpp", directory: "/")
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !3, line: 1, size: 32, elements: !5)
!5 = !{!6, !8}
!6 = !DIDerivedType(tag: DW_TAG_variable, name: "count", scope: !4, file: !3, line: 2, baseType: !7, flags: DIFlagStaticMember, extraData: i32 5)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !4, file: !3, line: 3, baseType: !7, size: 32)
!9 = !{i32 2, !"Debug Info Version", i32 3}
