; RUN: terrace translate %s --import-llvm --mlir-print-debuginfo
; RUN: terrace translate %s --import-llvm --drop-di-composite-type-elements --mlir-print-debuginfo

; ModuleID = 'c.c'
source_filename = "c.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"hello\00", align 1, !dbg !7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @sum(ptr noalias noundef readnone captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !39 {
    #dbg_value(ptr %0, !45, !DIExpression(), !50)
    #dbg_value(i32 %1, !46, !DIExpression(), !50)
    #dbg_value(i32 0, !47, !DIExpression(), !50)
    #dbg_value(i32 0, !47, !DIExpression(), !50)
  ret i32 0, !dbg !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind uwtable
define dso_local noalias nonnull ptr @mk(i32 noundef %0, i32 noundef %1, i32 %2) local_unnamed_addr #2 !dbg !52 {
    #dbg_value(i32 %2, !71, !DIExpression(), !73)
    #dbg_value(i32 %0, !69, !DIExpression(), !73)
    #dbg_value(i32 %1, !70, !DIExpression(), !73)
  %4 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #8, !dbg !74
    #dbg_value(ptr %4, !72, !DIExpression(), !73)
  %5 = icmp eq ptr %4, null, !dbg !75
  br i1 %5, label %6, label %7, !dbg !77

6:                                                ; preds = %3
  tail call void @abort() #9, !dbg !78
  unreachable, !dbg !78

7:                                                ; preds = %3
  %8 = add i32 %1, %0, !dbg !79
  %9 = add i32 %8, %2, !dbg !80
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !81
  store i32 %9, ptr %10, align 8, !dbg !82, !tbaa !83
  store ptr null, ptr %4, align 8, !dbg !87, !tbaa !88
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %0), !dbg !89
  ret ptr %4, !dbg !90
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !91 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !99 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nofree nounwind uwtable
define dso_local noundef double @dd(double noundef %0) local_unnamed_addr #2 !dbg !106 {
  %2 = alloca [40 x i8], align 16, !DIAssignID !116
    #dbg_assign(i1 poison, !112, !DIExpression(), !116, ptr %2, !DIExpression(), !117)
    #dbg_value(double %0, !111, !DIExpression(), !117)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !dbg !118
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %2, i8 0, i64 40, i1 false), !dbg !119, !DIAssignID !120
    #dbg_assign(i8 0, !112, !DIExpression(), !120, ptr %2, !DIExpression(), !117)
  %3 = fptosi double %0 to i32, !dbg !121
  switch i32 %3, label %5 [
    i32 1, label %8
    i32 5, label %4
  ], !dbg !122

4:                                                ; preds = %1
  br label %8, !dbg !123

5:                                                ; preds = %1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(6) %2, ptr noundef nonnull align 1 dereferenceable(6) @.str.1, i64 6, i1 false) #10, !dbg !125
  %6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %2), !dbg !126
  %7 = fmul double %0, 2.000000e+00, !dbg !127
  br label %8, !dbg !128

8:                                                ; preds = %1, %5, %4
  %9 = phi double [ %7, %5 ], [ 3.000000e+00, %4 ], [ 2.000000e+00, %1 ], !dbg !129
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !130
  ret double %9, !dbg !131
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nofree nounwind
declare !dbg !132 noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "c.c", directory: "/src", checksumkind: CSK_MD5, checksum: "14ddac4a8f2c7f3bce37ff8355e546c9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 6)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !13, retainedTypes: !19, globals: !21, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14}
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !2, line: 6, baseType: !15, size: 32, elements: !16)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!17, !18}
!17 = !DIEnumerator(name: "A", value: 0)
!18 = !DIEnumerator(name: "B", value: 1)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !7, !22}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "tbl", scope: !12, file: !2, line: 8, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 320, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 10)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C/C++ TBAA"}
!39 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 9, type: !40, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !44, keyInstructions: true)
!40 = !DISubroutineType(types: !41)
!41 = !{!20, !42, !20}
!42 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!44 = !{!45, !46, !47, !48}
!45 = !DILocalVariable(name: "p", arg: 1, scope: !39, file: !2, line: 9, type: !42)
!46 = !DILocalVariable(name: "n", arg: 2, scope: !39, file: !2, line: 9, type: !20)
!47 = !DILocalVariable(name: "s", scope: !39, file: !2, line: 9, type: !20)
!48 = !DILocalVariable(name: "i", scope: !49, file: !2, line: 9, type: !20)
!49 = distinct !DILexicalBlock(scope: !39, file: !2, line: 9, column: 44)
!50 = !DILocation(line: 0, scope: !39)
!51 = !DILocation(line: 9, column: 84, scope: !39, atomGroup: 9, atomRank: 1)
!52 = distinct !DISubprogram(name: "mk", scope: !2, file: !2, line: 10, type: !53, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !68, keyInstructions: true)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !20, !14, !63}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "node_t", file: !2, line: 7, baseType: !57)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 4, size: 128, elements: !58)
!58 = !{!59, !61, !62}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !57, file: !2, line: 4, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !57, file: !2, line: 4, baseType: !20, size: 32, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !57, file: !2, line: 4, baseType: !15, size: 3, offset: 96, flags: DIFlagBitField, extraData: i64 96)
!63 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !2, line: 5, size: 32, elements: !64)
!64 = !{!65, !66}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !63, file: !2, line: 5, baseType: !20, size: 32)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !63, file: !2, line: 5, baseType: !67, size: 32)
!67 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!68 = !{!69, !70, !71, !72}
!69 = !DILocalVariable(name: "v", arg: 1, scope: !52, file: !2, line: 10, type: !20)
!70 = !DILocalVariable(name: "k", arg: 2, scope: !52, file: !2, line: 10, type: !14)
!71 = !DILocalVariable(name: "q", arg: 3, scope: !52, file: !2, line: 10, type: !63)
!72 = !DILocalVariable(name: "n", scope: !52, file: !2, line: 10, type: !55)
!73 = !DILocation(line: 0, scope: !52)
!74 = !DILocation(line: 10, column: 54, scope: !52, atomGroup: 1, atomRank: 2)
!75 = !DILocation(line: 10, column: 77, scope: !76, atomGroup: 2, atomRank: 2)
!76 = distinct !DILexicalBlock(scope: !52, file: !2, line: 10, column: 76)
!77 = !DILocation(line: 10, column: 76, scope: !76, atomGroup: 2, atomRank: 1)
!78 = !DILocation(line: 10, column: 80, scope: !76)
!79 = !DILocation(line: 10, column: 95, scope: !52)
!80 = !DILocation(line: 10, column: 97, scope: !52, atomGroup: 3, atomRank: 2)
!81 = !DILocation(line: 10, column: 92, scope: !52)
!82 = !DILocation(line: 10, column: 93, scope: !52, atomGroup: 3, atomRank: 1)
!83 = !{!84, !36, i64 8}
!84 = !{!"node", !85, i64 0, !36, i64 8, !36, i64 12}
!85 = !{!"p1 _ZTS4node", !86, i64 0}
!86 = !{!"any pointer", !37, i64 0}
!87 = !DILocation(line: 10, column: 110, scope: !52, atomGroup: 4, atomRank: 1)
!88 = !{!84, !85, i64 0}
!89 = !DILocation(line: 10, column: 114, scope: !52)
!90 = !DILocation(line: 10, column: 133, scope: !52, atomGroup: 6, atomRank: 1)
!91 = !DISubprogram(name: "malloc", scope: !92, file: !92, line: 553, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!92 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!93 = !DISubroutineType(types: !94)
!94 = !{!95, !96}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !97, line: 18, baseType: !98)
!97 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!98 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!99 = !DISubprogram(name: "printf", scope: !100, file: !100, line: 356, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!101 = !DISubroutineType(types: !102)
!102 = !{!20, !103, null}
!103 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !104)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!106 = distinct !DISubprogram(name: "dd", scope: !2, file: !2, line: 11, type: !107, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !110, keyInstructions: true)
!107 = !DISubroutineType(types: !108)
!108 = !{!109, !109}
!109 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!110 = !{!111, !112}
!111 = !DILocalVariable(name: "x", arg: 1, scope: !106, file: !2, line: 11, type: !109)
!112 = !DILocalVariable(name: "buf", scope: !106, file: !2, line: 11, type: !113)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 40)
!116 = distinct !DIAssignID()
!117 = !DILocation(line: 0, scope: !106)
!118 = !DILocation(line: 11, column: 23, scope: !106)
!119 = !DILocation(line: 11, column: 37, scope: !106, atomGroup: 1, atomRank: 1)
!120 = distinct !DIAssignID()
!121 = !DILocation(line: 11, column: 62, scope: !106, atomGroup: 2, atomRank: 2)
!122 = !DILocation(line: 11, column: 55, scope: !106, atomGroup: 2, atomRank: 1)
!123 = !DILocation(line: 11, column: 96, scope: !124, atomGroup: 4, atomRank: 1)
!124 = distinct !DILexicalBlock(scope: !106, file: !2, line: 11, column: 69)
!125 = !DILocation(line: 11, column: 115, scope: !124)
!126 = !DILocation(line: 11, column: 138, scope: !106)
!127 = !DILocation(line: 11, column: 157, scope: !106, atomGroup: 5, atomRank: 2)
!128 = !DILocation(line: 11, column: 149, scope: !106, atomGroup: 5, atomRank: 1)
!129 = !DILocation(line: 11, scope: !106, atomGroup: 3, atomRank: 1)
!130 = !DILocation(line: 11, column: 161, scope: !106)
!131 = !DILocation(line: 11, column: 161, scope: !106, atomGroup: 6, atomRank: 1)
!132 = !DISubprogram(name: "puts", scope: !100, file: !100, line: 661, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!20, !104}
