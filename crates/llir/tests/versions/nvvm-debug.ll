; VERSIONS: 7-nvvm
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(1) global i32 7, !dbg !30
@moved = internal addrspace(1) global i32 7, !dbg !31
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %i) !dbg !5 {
  %slot = alloca i32
    #dbg_declare(ptr %slot, !8, !DIExpression(), !10)
    #dbg_value(ptr addrspace(1) %p, !11, !DIExpression(), !10)
    #dbg_value(!DIArgList(i32 %i, i32 %i), !12, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_value(i32 poison, !12, !DIExpression(), !10)
    #dbg_value(i32 %i, !12, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !10)
  store i32 %i, ptr %slot, !dbg !10
  %v = load i32, ptr %slot, !dbg !DILocation(line: 4, column: 3, scope: !13)
  store i32 %v, ptr addrspace(1) %p, !dbg !10
    #dbg_label(!14, !10)
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !29, nameTableKind: None, sysroot: "/")
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "k", linkageName: "_Z1k", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram, unit: !0, retainedNodes: !2, declaration: !15, annotations: !2)
!6 = !{null, !7}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 1)
!8 = !DILocalVariable(name: "slot", scope: !13, file: !1, line: 3, type: !9, annotations: !2)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian)
!10 = !DILocation(line: 3, column: 2, scope: !13, isImplicitCode: true)
!11 = !DILocalVariable(name: "p", arg: 1, scope: !5, file: !1, line: 1, type: !7)
!12 = !DILocalVariable(name: "i", arg: 2, scope: !5, file: !1, line: 1, type: !16)
!13 = distinct !DILexicalBlock(scope: !5, file: !1, line: 2, column: 1)
!14 = !DILabel(scope: !13, name: "done", file: !1, line: 5)
!15 = !DISubprogram(name: "k", scope: !17, file: !1, line: 1, type: !4, virtualIndex: 2, spFlags: DISPFlagPureVirtual)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !18, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!17 = !DICompositeType(tag: DW_TAG_class_type, name: "S", file: !1, line: 1, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !2, templateParams: !22, identifier: "_ZTS1S")
!18 = !{!19, !20, !21, !32}
!19 = !DISubrange(count: 3, lowerBound: 0)
!20 = !DISubrange(upperBound: !DIExpression(DW_OP_push_object_address), stride: 4)
!21 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_over, DW_OP_constu, 48), upperBound: !DIExpression(DW_OP_over, DW_OP_constu, 120), stride: !DIExpression(DW_OP_over, DW_OP_constu, 112))
!22 = !{!23, !24}
!23 = !DITemplateTypeParameter(name: "T", type: !25, defaulted: true)
!24 = !DITemplateValueParameter(name: "n", type: !9, defaulted: true, value: i32 3)
!25 = !DIStringType(name: "character", size: 32)
!26 = !DICommonBlock(scope: !5, declaration: null, name: "block", file: !1, line: 9)
!27 = distinct !DIGlobalVariable(name: "table", scope: !26, file: !1, line: 2, type: !9, isLocal: true, isDefinition: true, templateParams: !22)
!28 = distinct !DIGlobalVariable(name: "moved", scope: !0, file: !1, line: 2, type: !9, isLocal: true, isDefinition: true)
!29 = !{!30, !31}
!30 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!31 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
!32 = !DISubrange(count: !8, lowerBound: !8)
; -----
; VERSIONS: 7-nvvm
define void @f(i32 %i) !dbg !5 {
    #dbg_value(i32 %i, !8, !DIExpression(), !10)
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocalVariable(name: "i", arg: 1, scope: !5, file: !1, line: 1, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 1, scope: !5)
; -----
; VERSIONS: 7-nvvm
define void @f(i32 %i) !dbg !5 {
    #dbg_value(i32 %i, !8, !DIExpression(), !10)
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!2 = !{i32 8, !"PIC Level", i32 2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_20, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !{!12, !13, !14, !15, !16, !17, !18})
!1 = !DIFile(filename: "a.cc", directory: "/", checksumkind: CSK_SHA256, checksum: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", source: "void f(int);")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocalVariable(name: "i", arg: 1, scope: !5, file: !1, line: 1, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 1, scope: !5)
!11 = !DIFile(filename: "a.h", directory: "/", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!12 = !DIDerivedType(tag: DW_TAG_immutable_type, baseType: !9)
!13 = !DICompositeType(tag: DW_TAG_namelist, name: "x", file: !11, elements: !{!15})
!14 = !DIDerivedType(tag: DW_TAG_template_alias, name: "A", baseType: !9, extraData: !{})
!15 = !DIDerivedType(tag: DW_TAG_variable, name: "s", scope: !19, baseType: !9, flags: DIFlagStaticMember)
!16 = !DIDerivedType(tag: DW_TAG_set_type, name: "T", baseType: !9, size: 32)
!17 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !9)
!18 = !DIBasicType(tag: DW_TAG_string_type, name: "c", size: 8)
!19 = !DICompositeType(tag: DW_TAG_class_type, name: "S", file: !1, line: 1, size: 8, elements: !{!15})
