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
