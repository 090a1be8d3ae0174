; VERSIONS: 15 16 18 19 20 21 22 23
define i32 @f(ptr %p, i32 %i) personality ptr @q !dbg !2 {
    #dbg_declare(ptr %p, !10, !DIExpression(), !21)
    #dbg_value(i32 %i, !10, !DIExpression(DW_OP_LLVM_extract_bits_sext, 0, 8), !21)
    #dbg_value(!DIArgList(i32 %i, i32 1), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !21)
    #dbg_assign(i32 %i, !10, !DIExpression(), !22, ptr %p, !DIExpression(), !21)
    #dbg_declare_value(i32 %i, !10, !DIExpression(), !21)
  store i32 %i, ptr %p, align 4, !DIAssignID !22, !dbg !24
  %r = invoke i32 @f(ptr %p, i32 1) to label %ok unwind label %pad, !dbg !21
ok:
  %phi = phi i32 [ %r, %0 ]
    #dbg_label(!23, !21)
  ret i32 %phi, !dbg !21
pad:
    #dbg_value(i32 0, !10, !DIExpression(), !21)
  %l = landingpad { ptr, i32 } cleanup, !dbg !21
  resume { ptr, i32 } %l, !dbg !21
}
declare i32 @q(...)
!llvm.dbg.cu = !{!0, !30}
!llvm.module.flags = !{!12}
!named = !{!25, !26, !27, !28, !29}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 201112, file: !1, emissionKind: FullDebug, nameTableKind: Apple)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !4, flags: DIFlagNameIsSimplified, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!3 = !DIBasicType(name: "int", size: 32, dataSize: 31, encoding: DW_ATE_signed, num_extra_inhabitants: 2)
!4 = !DISubroutineType(cc: DW_CC_LLVM_SwiftTail, types: !{null})
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 1, type: !3)
!21 = !DILocation(line: 1, scope: !2)
!22 = distinct !DIAssignID()
!23 = !DILabel(scope: !2, name: "l", file: !1, line: 1, column: 3)
!24 = !DILocation(line: 1, scope: !2, atomGroup: 1, atomRank: 1)
!25 = !DIFixedPointType(name: "fixed", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!26 = !DISubrangeType(name: "sub", file: !1, line: 3, size: 32, baseType: !3, lowerBound: i32 1, upperBound: i32 7)
!27 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", line: 3, size: !DIExpression(DW_OP_push_object_address))
!28 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !3, ptrAuthKey: 1, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 7, ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: false)
!29 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 3, enumKind: DW_APPLE_ENUM_KIND_Open)
!30 = distinct !DICompileUnit(language: DW_LANG_Metal, file: !1, emissionKind: FullDebug)
; -----
; VERSIONS: 18
define i32 @compared(i64 %a) !dbg !2 {
  %c = call i32 @llvm.scmp.i32.i64(i64 %a, i64 3)
    #dbg_value(i32 %c, !10, !DIExpression(), !21)
    #dbg_value(!DIArgList(i32 %c, i32 1), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !21)
    #dbg_declare(ptr ptrauth (ptr @g, i32 0), !10, !DIExpression(), !21)
    #dbg_value(ptr ptrauth (ptr @g, i32 0), !10, !DIExpression(), !21)
  ret i32 %c
}
@g = global i64 0
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "compared", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !{null})
!10 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 1, type: !3)
!21 = !DILocation(line: 1, scope: !2)
