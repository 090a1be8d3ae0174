; LLVM drops debug information that breaks the rules of its verifier, with a warning, and goes on.

; inlinable function call in a function with debug info must have a !dbg location
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

@----

; DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled
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

@----

; !dbg attachment points at wrong subprogram for function
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

@----

; DISubprogram attached to more than one function
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

@----

; function declaration may only have a unique !dbg attachment
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

@----

; invalid #dbg record variable
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

@----

; invalid #dbg record expression
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

@----

; invalid #dbg record DILocation
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

@----

; invalid #dbg record address/value
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

@----

; invalid #dbg_label intrinsic variable
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

@----

; mismatched subprogram between #dbg record variable and DILocation
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

@----

; location of #dbg_declare must be a pointer or int
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

@----

; Entry values are only allowed in MIR unless they target a swiftasync Argument
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

@----

; fragment is larger than or outside of variable
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

@----

; !DIAssignID attached to unexpected instruction kind
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

@----

; unrecognized named metadata node in the llvm.dbg namespace
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

@----

; DICompileUnit not listed in llvm.dbg.cu
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

@----

; invalid retained nodes list
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

@----

; nullptr in retained nodes
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

@----

; invalid thrown types list
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

@----

; invalid thrown type
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

@----

; invalid template params
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

@----

; invalid template parameter
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

@----

; invalid enum list
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

@----

; invalid enum type
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

@----

; invalid retained type list
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

@----

; invalid retained type
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

@----

; invalid global variable list
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

@----

; invalid global variable ref
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

@----

; invalid imported entity list
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

@----

; invalid imported entity ref
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

@----

; Stride must be signed constant or DIVariable or DIExpression
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

@----

; LowerBound must be signed constant or DIVariable or DIExpression
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

@----

; Count must be signed constant or DIVariable or DIExpression
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

@----

; UpperBound must be signed constant or DIVariable or DIExpression
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

@----

; invalid file
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

@----

; invalid file
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

@----

; invalid file
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

@----

; invalid composite elements
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

@----

; invalid template parameters
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

@----

; extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand
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

; RUN: terrace translate %s --import-llvm --split-input-file=@----
