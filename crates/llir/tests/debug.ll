; ModuleID = 'md.ll'
source_filename = "md.ll"

define void @f(i32 %0, i64 %1, ptr %2) !dbg !15 {
  %4 = alloca i32, align 4, !DIAssignID !32
    #dbg_assign(i32 %0, !14, !DIExpression(), !32, ptr %4, !DIExpression(DW_OP_deref), !33)
    #dbg_value(!DIArgList(i32 %0, i64 %1), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !33)
    #dbg_value(!DIArgList(i32 %0, i32 7, i32 poison, ptr @f), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_stack_value), !33)
  store i32 %0, ptr %4, align 4, !dbg !34, !DIAssignID !35
    #dbg_assign(i32 %0, !14, !DIExpression(), !35, ptr %4, !DIExpression(), !33)
    #dbg_declare(ptr %4, !14, !DIExpression(), !33)
    #dbg_value(!DIArgList(), !14, !DIExpression(), !33)
    #dbg_assign(!DIArgList(i32 %0), !14, !DIExpression(DW_OP_LLVM_arg, 0), !32, ptr %4, !DIExpression(DW_OP_deref), !33)
    #dbg_declare_value(i32 %0, !14, !DIExpression(), !33)
  ret void, !dbg !36
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7}
!named = !{!8, !9, !10, !11, !13, !18, !19, !21, !22, !23, !24, !25, !26, !27, !29, !30, !31}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, macros: !2)
!1 = !DIFile(filename: "a.c", directory: "/src", checksumkind: CSK_MD5, checksum: "d41d8cd98f00b204e9800998ecf8427e", source: "int \22x\22;\0A")
!2 = !{!3, !4}
!3 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "Name", value: "Value")
!4 = !DIMacroFile(line: 2, file: !1, nodes: !5)
!5 = !{!3, !6}
!6 = !DIMacro(type: DW_MACINFO_undef, name: "X")
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !DIFixedPointType(name: "fp", size: 32, align: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!9 = !DIFixedPointType(name: "fp", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: 3)
!10 = !DIFixedPointType(name: "fp", size: 32, encoding: DW_ATE_signed_fixed, flags: DIFlagArtificial, kind: Rational, numerator: -3, denominator: -7)
!11 = !DISubrangeType(name: "sr", scope: !1, file: !1, line: 3, size: 32, align: 8, flags: DIFlagArtificial, baseType: !12, lowerBound: i64 -5, upperBound: i64 10, stride: i32 4, bias: i64 2)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DISubrangeType(name: "sr2", baseType: !12, lowerBound: !DIExpression(DW_OP_constu, 3), upperBound: !14)
!14 = !DILocalVariable(name: "x", scope: !15, file: !1, line: 2, type: !12)
!15 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !16, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!16 = !DISubroutineType(types: !17)
!17 = !{null}
!18 = !DISubrangeType(baseType: null)
!19 = !GenericDINode(tag: DW_TAG_member, header: "some\00header", operands: {!12, null, !20})
!20 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!21 = distinct !GenericDINode(tag: DW_TAG_typedef)
!22 = !GenericDINode(tag: 65535)
!23 = !DIFile(filename: "b.c", directory: "", checksumkind: CSK_SHA1, checksum: "da39a3ee5e6b4b0d3255bfef95601890afd80709")
!24 = !DIFile(filename: "c.c", directory: "", checksumkind: CSK_SHA256, checksum: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", source: "")
!25 = !DIMacroFile(file: !23)
!26 = distinct !DIMacro(type: DW_MACINFO_define, name: "D")
!27 = !DIMacroFile(line: 5, file: !23, nodes: !28)
!28 = !{}
!29 = !GenericDINode(tag: DW_TAG_member, header: "a\22b", operands: {!"str", i32 7, !12})
!30 = !DISubrangeType(name: "v", baseType: null, lowerBound: !DIExpression(DW_OP_consts, 3), bias: !14)
!31 = !DIFile(filename: "c.c", directory: "d", source: "x")
!32 = distinct !DIAssignID()
!33 = !DILocation(line: 2, column: 3, scope: !15)
!34 = !DILocation(line: 2, column: 3, scope: !15, atomGroup: 1, atomRank: 2)
!35 = distinct !DIAssignID()
!36 = !DILocation(line: 2, column: 3, scope: !15, isImplicitCode: true, atomGroup: 2)
