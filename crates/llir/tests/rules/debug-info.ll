; EXPECT: invalid checksum length
!named = !{!0}
!0 = !DIFile(filename: "a.c", directory: "/d", checksumkind: CSK_MD5, checksum: "0123")
; -----
; EXPECT: invalid checksum
!named = !{!0}
!0 = !DIFile(filename: "a.c", directory: "/d", checksumkind: CSK_MD5, checksum: "zz000000000000000000000000000000")
; -----
; EXPECT: invalid macinfo type
!named = !{!0}
!0 = !DIMacro(type: DW_MACINFO_start_file, line: 1, name: "M")
; -----
; EXPECT: anonymous macro
!named = !{!0}
!0 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "", value: "1")
; -----
; EXPECT: invalid file
!named = !{!0}
!0 = !DIMacroFile(line: 1, file: !1)
!1 = !{}
; -----
; EXPECT: invalid macro list
!named = !{!0}
!0 = !DIMacroFile(line: 1, file: !1, nodes: !1)
!1 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: invalid macro ref
!named = !{!0}
!0 = !DIMacroFile(line: 1, file: !1, nodes: !2)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{!1}
; -----
; EXPECT: BaseType must be a type
!named = !{!0}
!0 = !DISubrangeType(name: "r", baseType: !1)
!1 = !{}
; -----
; EXPECT: LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!named = !{!0}
!0 = !DISubrangeType(name: "r", baseType: !1, lowerBound: !2)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !{}
; -----
; EXPECT: UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!named = !{!0}
!0 = !DISubrangeType(name: "r", baseType: !1, upperBound: !2)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !{}
; -----
; EXPECT: Stride must be signed constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DISubrangeType(name: "r", baseType: !1, stride: !2)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !{}
; -----
; EXPECT: Bias must be signed constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DISubrangeType(name: "r", baseType: !1, bias: !2)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !{}
; -----
; EXPECT: invalid encoding
!named = !{!0}
!0 = !DIFixedPointType(name: "f", size: 32, encoding: DW_ATE_signed, kind: Binary, factor: -4)
; -----
; EXPECT: factor should be 0 for rationals
!named = !{!0}
!0 = !DIFixedPointType(name: "f", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, factor: 1, numerator: 1, denominator: 3)
; -----
; EXPECT: numerator and denominator should be 0 for non-rationals
!named = !{!0}
!0 = !DIFixedPointType(name: "f", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4, numerator: 1, denominator: 3)
; -----
; EXPECT: location requires a valid scope
!named = !{!0}
!0 = !DILocation(line: 1, scope: !1)
!1 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: inlined-at should be a location
!named = !{!0}
!0 = !DILocation(line: 1, scope: !1, inlinedAt: !2)
!1 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !3)
!2 = !{}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4)
!4 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: invalid scope
!named = !{!0}
!0 = !DILocalVariable(name: "x", scope: !1)
!1 = !{}
; -----
; EXPECT: invalid type ref
!named = !{!0}
!0 = !DILocalVariable(name: "x", scope: !1, type: !2)
!1 = !DISubprogram(name: "f", spFlags: 0)
!2 = !{}
; -----
; EXPECT: invalid subroutine type ref
!named = !{!0}
!0 = !DISubroutineType(types: !1)
!1 = !{!2}
!2 = !{}
; -----
; EXPECT: GenericSubrange must contain lowerBound
!named = !{!0}
!0 = !DIGenericSubrange(count: !1, stride: !1)
!1 = !DILocalVariable(name: "n", scope: !2)
!2 = !DISubprogram(name: "f", spFlags: 0)
; -----
; EXPECT: GenericSubrange must contain stride
!named = !{!0}
!0 = !DIGenericSubrange(count: !1, lowerBound: !1)
!1 = !DILocalVariable(name: "n", scope: !2)
!2 = !DISubprogram(name: "f", spFlags: 0)
; -----
; EXPECT: invalid file
!named = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !{}
; -----
; EXPECT: invalid filename
!named = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "", directory: "/d")
; -----
; EXPECT: invalid macro list
!named = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, macros: !1)
!1 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: invalid macro ref
!named = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, macros: !2)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{!1}
; -----
; EXPECT: invalid scope ref
!named = !{!0}
!0 = !DINamespace(name: "n", scope: !1)
!1 = !{}
; -----
; EXPECT: invalid scope ref
!named = !{!0}
!0 = !DICommonBlock(scope: !1, declaration: null, name: "c")
!1 = !{}
; -----
; EXPECT: invalid declaration
!named = !{!0}
!0 = !DICommonBlock(scope: null, declaration: !1, name: "c")
!1 = !{}
; -----
; EXPECT: invalid scope
!named = !{!0}
!0 = !DIGlobalVariable(name: "g", scope: !1, type: !2)
!1 = !{}
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; -----
; EXPECT: invalid type ref
!named = !{!0}
!0 = !DIGlobalVariable(name: "g", type: !1)
!1 = !{}
; -----
; EXPECT: invalid static data member declaration
!named = !{!0}
!0 = !DIGlobalVariable(name: "g", type: !1, declaration: !2)
!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!2 = !{}
; -----
; EXPECT: invalid scope
!named = !{!0}
!0 = !DILabel(scope: !1, name: "l", file: !2, line: 1)
!1 = !{}
!2 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: label requires a valid scope
!named = !{!0}
!0 = !DILabel(scope: !1, name: "l", file: !1, line: 1)
!1 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: missing variable
!named = !{!0}
!0 = !DIGlobalVariableExpression(var: null, expr: !DIExpression())
; -----
; EXPECT: invalid scope for imported entity
!named = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1, entity: !2)
!1 = !{}
!2 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: invalid imported entity
!named = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !1)
!1 = !{}
!2 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: invalid scope
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", scope: !1, baseType: !2)
!1 = !{}
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; -----
; EXPECT: invalid base type
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !1)
!1 = !{}
; -----
; EXPECT: invalid scope
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", scope: !1)
!1 = !{}
; -----
; EXPECT: invalid base type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", baseType: !1)
!1 = !{}
; -----
; EXPECT: invalid composite elements
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", elements: !1)
!1 = !DIFile(filename: "a.c", directory: "/d")
; -----
; EXPECT: invalid vtable holder
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", vtableHolder: !1)
!1 = !{}
; -----
; EXPECT: DISubprogram contains null entry in `elements` field
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", elements: !1)
!1 = !{null}
; -----
; EXPECT: discriminator can only appear on variant part
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", discriminator: !1)
!1 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !2)
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; -----
; EXPECT: array types must have a base type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, name: "c")
; -----
; EXPECT: invalid scope
!named = !{!0}
!0 = !DISubprogram(name: "f", scope: !1, spFlags: 0)
!1 = !{}
; -----
; EXPECT: invalid file
!named = !{!0}
!0 = !DISubprogram(name: "f", file: !1, spFlags: 0)
!1 = !{}
; -----
; EXPECT: invalid subroutine type
!named = !{!0}
!0 = !DISubprogram(name: "f", type: !1, spFlags: 0)
!1 = !{}
; -----
; EXPECT: invalid containing type
!named = !{!0}
!0 = !DISubprogram(name: "f", containingType: !1, spFlags: 0)
!1 = !{}
; -----
; EXPECT: invalid subprogram declaration
!named = !{!0}
!0 = !DISubprogram(name: "f", declaration: !1, spFlags: 0)
!1 = !{}
; -----
; EXPECT: invalid unit type
!named = !{!0}
!0 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !1)
!1 = !{}
; -----
; EXPECT: subprogram declaration must not have a declaration field
!named = !{!0}
!0 = !DISubprogram(name: "f", line: 0, declaration: !1, spFlags: 0)
!1 = !DISubprogram(name: "g", spFlags: 0)
; -----
; EXPECT: DIFlagAllCallsDescribed must be attached to a definition
!named = !{!0}
!0 = !DISubprogram(name: "f", flags: DIFlagAllCallsDescribed, spFlags: 0)
; -----
; EXPECT: CatchPadInst needs to be in a function with a personality.
declare i32 @pers(...)
declare void @g()
define void @f() {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  unreachable
}
; -----
; EXPECT: CatchPadInst not the first non-PHI instruction in the block.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %x = add i32 1, 2
  %c = catchpad within %s []
  unreachable
}
; -----
; EXPECT: CatchPadInst needs to be directly nested in a CatchSwitchInst.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = cleanuppad within none []
  br label %h
h:
  %c = catchpad within %s []
  unreachable
}
; -----
; EXPECT: CleanupPadInst needs to be in a function with a personality.
declare i32 @pers(...)
declare void @g()
define void @f() {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: CleanupPadInst not the first non-PHI instruction in the block.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %x = add i32 1, 2
  %c = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: CleanupPadInst has an invalid parent.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind label %n
h:
  %c = catchpad within %s []
  unreachable
n:
  %d = cleanuppad within %s []
  unreachable
}
; -----
; EXPECT: CatchSwitchInst needs to be in a function with a personality.
declare i32 @pers(...)
declare void @g()
define void @f() {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  unreachable
}
; -----
; EXPECT: CatchSwitchInst not the first non-PHI instruction in the block.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %x = add i32 1, 2
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  unreachable
}
; -----
; EXPECT: CatchSwitchInst has an invalid parent.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind label %n
h:
  %c = catchpad within %s []
  unreachable
n:
  %t = catchswitch within %s [label %k] unwind to caller
k:
  %d = catchpad within %t []
  unreachable
}
; -----
; EXPECT: CatchSwitchInst must unwind to an EH block which is not a landingpad.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind label %n
h:
  %c = catchpad within %s []
  unreachable
n:
  %l = landingpad { ptr, i32 } cleanup
  unreachable
}
; -----
; EXPECT: CatchSwitchInst must unwind to an EH block which is not a landingpad.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind label %n
h:
  %c = catchpad within %s []
  unreachable
n:
  unreachable
}
; -----
; EXPECT: CatchSwitchInst handlers must be catchpads
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind to caller
h:
  unreachable
}
; -----
; EXPECT: CatchReturnInst needs to be provided a CatchPad
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  catchret from %c to label %done
}
; -----
; EXPECT: CleanupReturnInst needs to be provided a CleanupPad
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  cleanupret from %c unwind to caller
}
; -----
; EXPECT: CleanupReturnInst must unwind to an EH block which is not a landingpad.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  cleanupret from %c unwind label %n
n:
  unreachable
}
; -----
; EXPECT: EH pad cannot be in entry block.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
%c = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: Block containg CatchPadInst must be jumped to only by its catchswitch.
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  br label %h
pad:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  unreachable
}
; -----
; EXPECT: Catchswitch cannot unwind to one of its catchpads
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind label %h
h:
  %c = catchpad within %s []
  unreachable
}
; -----
; EXPECT: EH pad must be jumped to via an unwind edge
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  br label %pad
pad:
  %c = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: EH pad must be jumped to via an unwind edge
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %pad unwind label %pad
pad:
  %c = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: A cleanupret must exit its cleanup
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  cleanupret from %c unwind label %n
n:
  %d = cleanuppad within %c []
  unreachable
}
; -----
; EXPECT: EH pad cannot handle exceptions raised within it
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  invoke void @g() [ "funclet"(token %c) ] to label %done unwind label %pad
}
; -----
; EXPECT: A single unwind edge may only enter one EH pad
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  invoke void @g() to label %done unwind label %n
n:
  %d = cleanuppad within %c []
  unreachable
}
; -----
; EXPECT: EH pad jumps through a cycle of pads
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  ret void
la:
  %a = cleanuppad within %b []
  invoke void @g() [ "funclet"(token %a) ] to label %x unwind label %n
lb:
  %b = cleanuppad within %a []
  unreachable
n:
  %c = cleanuppad within none []
  unreachable
x:
  unreachable
}
; -----
; EXPECT: Parent pad must be catchpad/cleanuppad/catchswitch
declare i32 @pers(...)
declare void @g()
declare token @llvm.experimental.convergence.anchor()
define void @f() personality ptr @pers {
entry:
  %t = call token @llvm.experimental.convergence.anchor()
  invoke void @g() [ "funclet"(token %t) ] to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: FuncletPadInst must not be nested within itself
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  ret void
la:
  %a = cleanuppad within %b []
  unreachable
lb:
  %b = cleanuppad within %a []
  unreachable
}
; -----
; EXPECT: Bogus funclet pad use
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = cleanuppad within none []
  %x = freeze token %s
  unreachable
}
; -----
; EXPECT: Unwind edges out of a funclet pad must have the same unwind dest
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %c = cleanuppad within none []
  invoke void @g() [ "funclet"(token %c) ] to label %m unwind label %n
m:
  cleanupret from %c unwind to caller
n:
  %d = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  invoke void @g() [ "funclet"(token %c) ] to label %m unwind label %n
m:
  unreachable
n:
  %d = cleanuppad within none []
  unreachable
}
; -----
; EXPECT: EH pads can't handle each other's exceptions
declare i32 @pers(...)
declare void @g()
define void @f() personality ptr @pers {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %a = cleanuppad within none []
  cleanupret from %a unwind label %n
n:
  %b = cleanuppad within none []
  cleanupret from %b unwind label %pad
}
; -----
; EXPECT: inlinable function call in a function with debug info must have a !dbg location
define void @f(ptr %p, i32 %i) !dbg !3 {
  call void @g()
  ret void, !dbg !6
}
define void @g() !dbg !9 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled
define void @f(ptr %p, i32 %i) !dbg !3 {
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocation(line: 2, scope: !3, atomGroup: 1, atomRank: 1)
; -----
; EXPECT: !dbg attachment points at wrong subprogram for function
define void @f(ptr %p, i32 %i) !dbg !3 {
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocation(line: 2, scope: !9)
; -----
; EXPECT: DISubprogram attached to more than one function
define void @f(ptr %p, i32 %i) !dbg !3 {
  ret void, !dbg !6
}
define void @h() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: function declaration may only have a unique !dbg attachment
declare !dbg !3 void @f()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: invalid #dbg record variable
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_value(i32 %i, !7, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: invalid #dbg record expression
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_value(i32 %i, !8, !7, !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: invalid #dbg record DILocation
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_value(i32 %i, !8, !DIExpression(), !7)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: invalid #dbg record address/value
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_value(!7, !8, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: invalid #dbg_label intrinsic variable
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_label(!8, !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: mismatched subprogram between #dbg record variable and DILocation
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_value(i32 %i, !10, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DILocalVariable(name: "w", scope: !9, file: !2, line: 1, type: !7)
; -----
; EXPECT: location of #dbg_declare must be a pointer or int
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_declare(float 1.0, !8, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: Entry values are only allowed in MIR unless they target a swiftasync Argument
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_value(i32 %i, !8, !DIExpression(DW_OP_LLVM_entry_value, 1), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: fragment is larger than or outside of variable
define void @f(ptr %p, i32 %i) !dbg !3 {
    #dbg_value(i32 %i, !8, !DIExpression(DW_OP_LLVM_fragment, 16, 32), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; -----
; EXPECT: !DIAssignID attached to unexpected instruction kind
define void @f(ptr %p, i32 %i) !dbg !3 {
  %a = add i32 %i, 1, !DIAssignID !10
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DIAssignID()
; -----
; EXPECT: unrecognized named metadata node in the llvm.dbg namespace
define void @f(ptr %p, i32 %i) !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!llvm.dbg.other = !{!0}
; -----
; EXPECT: DICompileUnit not listed in llvm.dbg.cu
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !11)
!11 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
; -----
; EXPECT: invalid retained nodes list
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!11 = !{!2}
; -----
; EXPECT: nullptr in retained nodes
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !5)
!11 = !{!2}
; -----
; EXPECT: invalid thrown types list
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, thrownTypes: !7)
!11 = !{!2}
; -----
; EXPECT: invalid thrown type
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, thrownTypes: !11)
!11 = !{!2}
; -----
; EXPECT: invalid template params
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, templateParams: !7)
!11 = !{!2}
; -----
; EXPECT: invalid template parameter
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, templateParams: !11)
!11 = !{!2}
; -----
; EXPECT: invalid enum list
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, enums: !7)
!11 = !{!2}
; -----
; EXPECT: invalid enum type
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, enums: !11)
!11 = !{!2}
; -----
; EXPECT: invalid retained type list
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, retainedTypes: !7)
!11 = !{!2}
; -----
; EXPECT: invalid retained type
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, retainedTypes: !11)
!11 = !{!2}
; -----
; EXPECT: invalid global variable list
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, globals: !7)
!11 = !{!2}
; -----
; EXPECT: invalid global variable ref
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, globals: !11)
!11 = !{!2}
; -----
; EXPECT: invalid imported entity list
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, imports: !7)
!11 = !{!2}
; -----
; EXPECT: invalid imported entity ref
define void @k() {
  ret void
}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug, imports: !11)
!11 = !{!2}
; -----
; EXPECT: Stride must be signed constant or DIVariable or DIExpression
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DISubrange(count: 1, stride: !7)
; -----
; EXPECT: LowerBound must be signed constant or DIVariable or DIExpression
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DISubrange(count: 1, lowerBound: !7)
; -----
; EXPECT: Count must be signed constant or DIVariable or DIExpression
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DISubrange(count: !7)
; -----
; EXPECT: UpperBound must be signed constant or DIVariable or DIExpression
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DISubrange(upperBound: !7)
; -----
; EXPECT: invalid file
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DILocalVariable(name: "w", scope: !3, file: !7, line: 1, type: !7)
; -----
; EXPECT: invalid file
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DICompositeType(tag: DW_TAG_structure_type, file: !7)
; -----
; EXPECT: invalid file
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_typedef, file: !7, baseType: !7)
; -----
; EXPECT: invalid composite elements
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DISubroutineType(types: !7)
; -----
; EXPECT: invalid template parameters
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_template_alias, baseType: !7, extraData: !7)
; -----
; EXPECT: extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand
define void @k() !dbg !10 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 1, type: !7)
!9 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, annotations: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, baseType: !7, extraData: !7)
; -----
; EXPECT: SizeInBits must be a constant
!named = !{!0}
!0 = !DIBasicType(name: "a", size: !DIExpression(), encoding: DW_ATE_signed)
; -----
; EXPECT: SizeInBits must be a constant
!named = !{!0}
!0 = !DIFixedPointType(name: "a", size: !"text", encoding: DW_ATE_signed_fixed, kind: Binary, factor: 1)
; -----
; EXPECT: SizeInBits must be a constant
!named = !{!0}
!0 = !DISubrangeType(name: "a", size: !DIExpression(), baseType: null)
; -----
; EXPECT: SizeInBits must be a constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, size: !{})
; -----
; EXPECT: SizeInBits must be a constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, size: !{})
