; RUN: terrace translate %s --import-llvm --mlir-print-debuginfo

; The llvm dialect keeps sizes and offsets that are numbers only.
define void @f() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "computed", baseType: !8, size: !DIExpression(), offset: i8 -1)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "whole", size: !9, offset: !9)
!8 = !DIBasicType(name: "int", size: i32 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariable(name: "length", scope: null, type: !8, isLocal: false, isDefinition: true)
