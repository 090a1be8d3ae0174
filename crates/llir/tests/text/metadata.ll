!0 = !{}
; -----
!0 = {}
; -----
!0 = i32 5
; -----
!0 = !{i32 5, !"a\22b", null, !1, ptr @x, !{!"x"}, float 1.0}
!1 = distinct !{!1, !0}
!x = !{!0, !1}
!y = !{}
@x = global i32 0
; -----
!0 = !{!5}
; -----
!x = !{!5}
; -----
!0 = !{}
!0 = !{}
; -----
!x = !{5}
; -----
!x = !{!0, !DIExpression(DW_OP_deref)}
!0 = !{}
; -----
!x.y\20z = !{!0}
!0 = !{metadata !{}}
; -----
!0 = !{%x}
; -----
!0 = !{i32 %x}
; -----
!0 = !DIFoo()
; -----
!0 = !DILocation(line: 5, scope: !1, foo: 3)
; -----
!0 = !DILocation(line: 5, line: 6)
; -----
!0 = !DILocation(line: 5)
; -----
!0 = !DILocation(line: -5)
; -----
!0 = !DILocation(line: 4294967296)
; -----
!0 = !DILocation(5)
; -----
!0 = !DIExpression(DW_OP_foo)
; -----
!0 = !DIExpression(-5)
; -----
!0 = !DIBasicType(tag: DW_TAG_foo)
; -----
!0 = !DIBasicType(tag: foo)
; -----
!0 = !DIBasicType(encoding: DW_ATE_foo)
; -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: DIFlagFoo)
; -----
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, flags: foo)
; -----
!0 = !DICompileUnit(language: DW_LANG_C, file: !1)
; -----
!0 = distinct !DICompileUnit(language: DW_LANG_foo, file: !1)
; -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: null)
; -----
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: foo)
; -----
!0 = distinct !DICompileUnit(file: !1)
; -----
!0 = !DISubprogram(name: "a", spFlags: DISPFlagDefinition)
; -----
!0 = !DISubprogram(name: "a", spFlags: DISPFlagFoo)
; -----
!0 = !DIFile(filename: "a")
; -----
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5)
; -----
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_FOO, checksum: "a")
; -----
!0 = !DIFile(filename: a, directory: "b")
; -----
!0 = !DISubroutineType()
; -----
!0 = !DIEnumerator(name: "a")
; -----
!0 = !DIEnumerator(value: 5)
; -----
!0 = !DILocalVariable(name: "a")
; -----
!0 = !DILocalVariable(scope: null)
; -----
!0 = !DIGlobalVariable(name: "")
; -----
!0 = !DILabel(name: "a", file: !1, line: 4)
; -----
!0 = !DILabel(scope: !1, file: !1, line: 4)
; -----
!0 = !DIImportedEntity(tag: DW_TAG_imported_module)
; -----
!0 = !DITemplateTypeParameter(name: "a")
; -----
!0 = !DITemplateValueParameter(name: "a", type: null)
; -----
!0 = !DINamespace(name: "a")
; -----
!0 = !DIModule(scope: null)
; -----
!0 = !DIModule(name: "a")
; -----
!0 = !DILexicalBlock(line: 5)
; -----
!0 = !DILexicalBlock(scope: null)
; -----
!0 = !DILexicalBlockFile(scope: !1)
; -----
!0 = !DICommonBlock(name: "a")
; -----
!0 = !DIMacro(type: DW_MACINFO_define)
; -----
!0 = !DIMacro(name: "a")
; -----
!0 = !DIMacro(type: DW_MACINFO_foo, name: "a")
; -----
!0 = !DIMacroFile(line: 5)
; -----
!0 = !DIGlobalVariableExpression(var: !1)
; -----
!0 = !DIGlobalVariableExpression(expr: !1)
; -----
!0 = !DIDerivedType(baseType: null)
; -----
!0 = !DIDerivedType(tag: DW_TAG_member)
; -----
!0 = !DICompositeType()
; -----
!0 = !DISubrange(count: foo)
; -----
!0 = !DISubrange()
!x = !{!0}
; -----
!0 = !DIStringType(tag: DW_TAG_string_type)
!x = !{!0}
; -----
!0 = !DIAssignID()
; -----
!0 = distinct !DIAssignID()
!x = !{!0}
; -----
!0 = !GenericDINode(tag: DW_TAG_member, header: "a\00b", operands: {!1, null, !"x"})
!1 = distinct !GenericDINode(tag: 5)
!x = !{!0}
; -----
!0 = !GenericDINode(header: "a")
; -----
!0 = !DIArgList(i32 5)
; -----
!0 = !DIObjCProperty(name: "a", file: !1, line: 4, setter: "s", getter: "g", attributes: 5, type: !1)
!1 = !{}
; -----
!0 = !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_plus_uconst, 5, DW_OP_LLVM_arg, 0, DW_OP_LLVM_fragment, 0, 8)
!x = !{!0}
; -----
!0 = !DIExpression(5, 6)
!x = !{!0}
; -----
!0 = !DISubprogram(flags: DIFlagPrivate | DIFlagVirtual | 16 | DIFlagSingleInheritance, spFlags: DISPFlagLocalToUnit | 0 | DISPFlagPureVirtual)
!x = !{!0}
; -----
!0 = !DIEnumerator(name: "a", value: -128, isUnsigned: false)
!1 = !DIEnumerator(name: "a", value: 18446744073709551615, isUnsigned: true)
!x = !{!0, !1}

; -----
%A = type { i8 }
%B = type { i8 }
%C = type { i8 }
%D = type { i8 }
%E = type { i8 }
%F = type { i8 }
%G = type { i8 }
declare void @g(%G)
define void @f(i32 %x) !dbg !6 {
    #dbg_value(%A poison, !9, !DIExpression(), !10)
    #dbg_assign(%D {i8 4}, !9, !DIExpression(), !11, ptr getelementptr (%F, ptr null, i32 1), !DIExpression(), !10)
  call void @g(%G poison), !foo !13
  %y = alloca %E, !foo !12
  ret void
}
!llvm.module.flags = !{!1}
!llvm.dbg.cu = !{!2}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.c", directory: "/src")
!5 = !DISubroutineType(types: !{null})
!6 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !5, unit: !2)
!9 = !DILocalVariable(name: "x", scope: !6)
!10 = !DILocation(line: 1, scope: !6)
!11 = distinct !DIAssignID()
!12 = !{%B poison}
!13 = !{%C poison}
; -----
declare void @g(i32)
declare void @h() speculatable
define void @f(i32 %x) {
  call void @g(i32 3) speculatable
  ret void
}
; -----
declare void @h() speculatable
define void @f(i32 %x) {
  call void @h() speculatable
  ret void
}
; -----
define void @f(ptr %h) {
  call void %h() speculatable
  ret void
}
; -----
declare void @g(i32)
define void @f(i32 %x) {
  call void @g(i32 3) preallocated(i32)
  ret void
}
; -----
define void @f(i32 %x) {
  ret void, !foo !0
}
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
!x = !{!0}
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
@g = global i32 0, !foo !0
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
define void @f(i32 %x) !foo !0 {
  ret void
}
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
declare void @llvm.foo(metadata)
define void @f(i32 %x) {
  call void @h(metadata !0)
  ret void
}
declare void @h(metadata)
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
define void @f(i32 %x) !foo !1 {
  ret void
}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
define void @f(i32 %x) {
  ret void, !foo !1
}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
!x = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
!x = !{!0}
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2, inlinedAt: !3)
!3 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
!x = !{!1}
!1 = !DILocation(line: 1, scope: !2, inlinedAt: !3)
!3 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
; -----
define void @f(i32 %x) {
a:
  br label %a, !llvm.loop !0
}
!0 = !{!0, !1, !4}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
!4 = !{!1}
; -----
!x = !{!7}
!7 = !DISubroutineType(flags: DIFlagZero, types: !{null})
; -----
!x = !{!7}
!7 = !DISubroutineType(flags: DIFlagPublic, types: !{null})
; -----
!x = !{!7}
!7 = !DISubprogram(name: "a", spFlags: DISPFlagZero)
; -----
!x = !{!7}
!7 = !DISubprogram(name: "a", spFlags: DISPFlagNonvirtual)
; -----
!x = !{!7}
!7 = !DISubroutineType(flags: DIFlagAccessibility, types: !{null})
; -----
!x = !{!7}
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", size: i64 5)
; -----
!x = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: null, size: null, offset: null)
; -----
!x = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: null, size: 0, offset: 0)
; -----
!x = !{!7}
!7 = !DIBasicType(name: "a", size: i32 3, align: 3, dataSize: 4)
; -----
!x = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: null, size: i128 3, offset: i8 255)
; -----
!x = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: null, size: "x")
; -----
!x = !{!7}
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", size: true)
; -----
!x = !{!7}
!7 = !DIFile(filename: "a", directory: "b", checksum: "")
; -----
define void @f() {
  ret void, !foo !0
}
!x = !{!0}
!0 = !{!1}
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f", unit: !3)
!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4)
!4 = !DIFile(filename: "a", directory: "b")
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!9}
!9 = !{i32 2, !"Debug Info Version", i32 3}
; -----
!x = !{!7}
!7 = !DIObjCProperty(name: "p", type: !8)
!8 = !DIFile(filename: "a", directory: "b")
; -----
!x = !{!7}
!7 = !DITemplateValueParameter(tag: DW_TAG_member, name: "p", value: i32 1)
