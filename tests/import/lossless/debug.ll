; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s --mlir-print-debuginfo

source_filename = "t.c"

@g = global i32 0, align 4, !dbg !0
@h = global i32 0, align 4, !dbg !0, !dbg !6

define i32 @f(i32 %x, ptr %p) !dbg !10 {
entry:
  %a = alloca i32, align 4, !DIAssignID !20
    #dbg_declare(ptr %a, !14, !DIExpression(), !16)
    #dbg_assign(i1 undef, !14, !DIExpression(), !20, ptr %a, !DIExpression(DW_OP_plus_uconst, 4), !16)
    #dbg_value(i32 %x, !13, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !16)
  %b = add i32 %x, 1, !dbg !16
    #dbg_value(!DIArgList(i32 %b, i32 %x, i32 7), !13, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_stack_value), !17)
    #dbg_value(i32 poison, !13, !DIExpression(), !17)
    #dbg_value(!23, !13, !DIExpression(), !17)
    #dbg_label(!21, !17)
  br label %next, !dbg !18

next:
  %c = phi i32 [ %b, %entry ], !dbg !19
    #dbg_declare_value(i32 %c, !13, !DIExpression(), !17)
  call void @callee(i32 %c), !dbg !22
  ret i32 %c, !dbg !19
}

declare !dbg !24 void @callee(i32)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: true, annotations: !30)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "p", isOptimized: true, flags: "-x", runtimeVersion: 3, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !33, retainedTypes: !29, globals: !4, imports: !36, macros: !34, dwoId: 77, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "sdk")
!3 = !DIFile(filename: "t.c", directory: "/d", checksumkind: CSK_MD5, checksum: "595f44fec1e92a71d3e9e77456ba80d1", source: "int g;")
!4 = !{!0, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))
!7 = distinct !DIGlobalVariable(name: "h", linkageName: "_h", scope: !2, file: !3, line: 2, type: !25, isLocal: true, isDefinition: true, declaration: !28, align: 32)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 3, type: !11, scopeLine: 4, virtualIndex: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !31, declaration: !24, retainedNodes: !15, thrownTypes: !32, annotations: !30, targetFuncName: "target", keyInstructions: true)
!11 = !DISubroutineType(cc: DW_CC_normal, types: !12)
!12 = !{!5, !5, null}
!13 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !3, line: 3, type: !5, annotations: !30)
!14 = !DILocalVariable(name: "a", scope: !26, file: !3, line: 5, type: !5, align: 32)
!15 = !{!13, !21}
!16 = !DILocation(line: 5, column: 7, scope: !26)
!17 = !DILocation(line: 6, column: 1, scope: !10)
!18 = !DILocation(line: 0, scope: !10)
!19 = distinct !DILocation(line: 7, column: 2, scope: !27, isImplicitCode: true, atomGroup: 1, atomRank: 2)
!20 = distinct !DIAssignID()
!21 = !DILabel(scope: !10, name: "lab", file: !3, line: 6)
!22 = !DILocation(line: 30, column: 3, scope: !35, inlinedAt: !19)
!23 = !{}
!24 = !DISubprogram(name: "callee", scope: !3, file: !3, line: 9, type: !11, flags: DIFlagPrototyped | DIFlagArtificial, spFlags: DISPFlagOptimized)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !3, line: 8, size: 64, elements: !37, identifier: "S")
!26 = distinct !DILexicalBlock(scope: !10, file: !3, line: 5, column: 3)
!27 = !DILexicalBlockFile(scope: !26, file: !3, discriminator: 3)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !25, file: !3, line: 9, baseType: !25, size: 32, offset: 16, flags: DIFlagStaticMember, extraData: i32 9, annotations: !30)
!29 = !{!25, !38}
!30 = !{!39}
!31 = !{!DITemplateTypeParameter(name: "T", type: !5, defaulted: true), !DITemplateValueParameter(tag: DW_TAG_template_value_parameter, name: "V", type: !5, value: i32 7)}
!32 = !{!5}
!33 = !{!40}
!34 = !{!DIMacro(type: DW_MACINFO_define, line: 1, name: "M", value: "2"), !DIMacroFile(line: 2, file: !3, nodes: !23)}
!35 = distinct !DISubprogram(name: "inlined", scope: !41, file: !3, line: 29, type: !11, scopeLine: 29, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!36 = !{!DIImportedEntity(tag: DW_TAG_imported_module, name: "im", scope: !2, entity: !41, file: !3, line: 3)}
!37 = !{!28, !42}
!38 = !DIStringType(name: "str", stringLength: !13, stringLengthExpression: !DIExpression(), size: 32)
!39 = !{!"btf_decl_tag", !"tag"}
!40 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 1, baseType: !5, size: 32, flags: DIFlagEnumClass, elements: !43)
!41 = !DINamespace(name: "ns", scope: null, exportSymbols: true)
!42 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !5, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234)
!43 = !{!DIEnumerator(name: "A", value: -1), !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true), !DISubrange(count: 5, lowerBound: 1), !DISubrange(count: !13, stride: !DIExpression()), !DIGenericSubrange(count: !13, lowerBound: !DIExpression(DW_OP_constu, 1), stride: !DIExpression(DW_OP_constu, 4)), !DIModule(scope: !2, name: "mod", configMacros: "c", includePath: "i", apinotes: "a", line: 4, isDecl: true), !DIObjCProperty(name: "o", file: !3, line: 1, setter: "s", getter: "g", attributes: 3, type: !5), !DICommonBlock(scope: !10, declaration: !1, name: "cb", file: !3, line: 5), !GenericDINode(tag: DW_TAG_class_type, header: "h", operands: {!5, null}), !DIFixedPointType(name: "fx", size: 16, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -3)}
