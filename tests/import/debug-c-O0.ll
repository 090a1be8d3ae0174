; RUN: terrace translate %s --import-llvm --mlir-print-debuginfo
; RUN: terrace translate %s --import-llvm --drop-di-composite-type-elements --mlir-print-debuginfo

; ModuleID = 'c.c'
source_filename = "c.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.u = type { i32 }
%struct.node = type { ptr, i32, i8 }

@tbl = internal global [10 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [6 x i8] c"hello\00", align 1, !dbg !19

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(ptr noalias noundef %0, i32 noundef %1) #0 !dbg !35 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !41, !DIExpression(), !42)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !43, !DIExpression(), !44)
    #dbg_declare(ptr %5, !45, !DIExpression(), !46)
  store i32 0, ptr %5, align 4, !dbg !46
    #dbg_declare(ptr %6, !47, !DIExpression(), !49)
  store i32 0, ptr %6, align 4, !dbg !49
  br label %7, !dbg !50

7:                                                ; preds = %25, %2
  %8 = load i32, ptr %6, align 4, !dbg !51
  %9 = load i32, ptr %4, align 4, !dbg !53
  %10 = icmp slt i32 %8, %9, !dbg !54
  br i1 %10, label %11, label %28, !dbg !55

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !56
  %13 = load i32, ptr %6, align 4, !dbg !57
  %14 = sext i32 %13 to i64, !dbg !56
  %15 = getelementptr inbounds i32, ptr %12, i64 %14, !dbg !56
  %16 = load i32, ptr %15, align 4, !dbg !56
  %17 = load i32, ptr %6, align 4, !dbg !58
  %18 = srem i32 %17, 10, !dbg !59
  %19 = sext i32 %18 to i64, !dbg !60
  %20 = getelementptr inbounds [10 x i32], ptr @tbl, i64 0, i64 %19, !dbg !60
  %21 = load i32, ptr %20, align 4, !dbg !60
  %22 = mul nsw i32 %16, %21, !dbg !61
  %23 = load i32, ptr %5, align 4, !dbg !62
  %24 = add nsw i32 %23, %22, !dbg !62
  store i32 %24, ptr %5, align 4, !dbg !62
  br label %25, !dbg !63

25:                                               ; preds = %11
  %26 = load i32, ptr %6, align 4, !dbg !64
  %27 = add nsw i32 %26, 1, !dbg !64
  store i32 %27, ptr %6, align 4, !dbg !64
  br label %7, !dbg !65, !llvm.loop !66

28:                                               ; preds = %7
  %29 = load i32, ptr %5, align 4, !dbg !69
  ret i32 %29, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @mk(i32 noundef %0, i32 noundef %1, i32 %2) #0 !dbg !71 {
  %4 = alloca %union.u, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds nuw %union.u, ptr %4, i32 0, i32 0
  store i32 %2, ptr %8, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !87, !DIExpression(), !88)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !89, !DIExpression(), !90)
    #dbg_declare(ptr %4, !91, !DIExpression(), !92)
    #dbg_declare(ptr %7, !93, !DIExpression(), !94)
  %9 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !95
  store ptr %9, ptr %7, align 8, !dbg !94
  %10 = load ptr, ptr %7, align 8, !dbg !96
  %11 = icmp ne ptr %10, null, !dbg !96
  br i1 %11, label %13, label %12, !dbg !98

12:                                               ; preds = %3
  call void @abort() #7, !dbg !99
  unreachable, !dbg !99

13:                                               ; preds = %3
  %14 = load i32, ptr %5, align 4, !dbg !100
  %15 = load i32, ptr %6, align 4, !dbg !101
  %16 = add i32 %14, %15, !dbg !102
  %17 = load i32, ptr %4, align 4, !dbg !103
  %18 = add i32 %16, %17, !dbg !104
  %19 = load ptr, ptr %7, align 8, !dbg !105
  %20 = getelementptr inbounds nuw %struct.node, ptr %19, i32 0, i32 1, !dbg !106
  store i32 %18, ptr %20, align 8, !dbg !107
  %21 = load ptr, ptr %7, align 8, !dbg !108
  %22 = getelementptr inbounds nuw %struct.node, ptr %21, i32 0, i32 0, !dbg !109
  store ptr null, ptr %22, align 8, !dbg !110
  %23 = load i32, ptr %5, align 4, !dbg !111
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %23), !dbg !112
  %25 = load ptr, ptr %7, align 8, !dbg !113
  ret ptr %25, !dbg !114
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noreturn nounwind
declare void @abort() #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @dd(double noundef %0) #0 !dbg !115 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca [40 x i8], align 16
  store double %0, ptr %3, align 8
    #dbg_declare(ptr %3, !119, !DIExpression(), !120)
    #dbg_declare(ptr %4, !121, !DIExpression(), !125)
  %5 = getelementptr inbounds [40 x i8], ptr %4, i64 0, i64 0, !dbg !126
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 40, i1 false), !dbg !126
  %6 = load double, ptr %3, align 8, !dbg !127
  %7 = fptosi double %6 to i32, !dbg !128
  switch i32 %7, label %10 [
    i32 1, label %8
    i32 5, label %9
  ], !dbg !129

8:                                                ; preds = %1
  store double 2.000000e+00, ptr %2, align 8, !dbg !130
  br label %18, !dbg !130

9:                                                ; preds = %1
  store double 3.000000e+00, ptr %2, align 8, !dbg !132
  br label %18, !dbg !132

10:                                               ; preds = %1
  %11 = getelementptr inbounds [40 x i8], ptr %4, i64 0, i64 0, !dbg !133
  %12 = call ptr @strcpy(ptr noundef %11, ptr noundef @.str.1) #8, !dbg !134
  br label %13, !dbg !135

13:                                               ; preds = %10
  %14 = getelementptr inbounds [40 x i8], ptr %4, i64 0, i64 0, !dbg !136
  %15 = call i32 @puts(ptr noundef %14), !dbg !137
  %16 = load double, ptr %3, align 8, !dbg !138
  %17 = fmul double %16, 2.000000e+00, !dbg !139
  store double %17, ptr %2, align 8, !dbg !140
  br label %18, !dbg !140

18:                                               ; preds = %13, %9, %8
  %19 = load double, ptr %2, align 8, !dbg !141
  ret double %19, !dbg !141
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

declare i32 @puts(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tbl", scope: !2, file: !3, line: 8, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c.c", directory: "/src", checksumkind: CSK_MD5, checksum: "14ddac4a8f2c7f3bce37ff8355e546c9")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !3, line: 6, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "A", value: 0)
!9 = !DIEnumerator(name: "B", value: 1)
!10 = !{!11}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13, !19, !0}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 48, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 6)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 10)
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!35 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 9, type: !36, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!36 = !DISubroutineType(types: !37)
!37 = !{!11, !38, !11}
!38 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!40 = !{}
!41 = !DILocalVariable(name: "p", arg: 1, scope: !35, file: !3, line: 9, type: !38)
!42 = !DILocation(line: 9, column: 23, scope: !35)
!43 = !DILocalVariable(name: "n", arg: 2, scope: !35, file: !3, line: 9, type: !11)
!44 = !DILocation(line: 9, column: 30, scope: !35)
!45 = !DILocalVariable(name: "s", scope: !35, file: !3, line: 9, type: !11)
!46 = !DILocation(line: 9, column: 39, scope: !35)
!47 = !DILocalVariable(name: "i", scope: !48, file: !3, line: 9, type: !11)
!48 = distinct !DILexicalBlock(scope: !35, file: !3, line: 9, column: 44)
!49 = !DILocation(line: 9, column: 52, scope: !48)
!50 = !DILocation(line: 9, column: 48, scope: !48)
!51 = !DILocation(line: 9, column: 56, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 9, column: 44)
!53 = !DILocation(line: 9, column: 58, scope: !52)
!54 = !DILocation(line: 9, column: 57, scope: !52)
!55 = !DILocation(line: 9, column: 44, scope: !48)
!56 = !DILocation(line: 9, column: 68, scope: !52)
!57 = !DILocation(line: 9, column: 70, scope: !52)
!58 = !DILocation(line: 9, column: 77, scope: !52)
!59 = !DILocation(line: 9, column: 78, scope: !52)
!60 = !DILocation(line: 9, column: 73, scope: !52)
!61 = !DILocation(line: 9, column: 72, scope: !52)
!62 = !DILocation(line: 9, column: 66, scope: !52)
!63 = !DILocation(line: 9, column: 65, scope: !52)
!64 = !DILocation(line: 9, column: 61, scope: !52)
!65 = !DILocation(line: 9, column: 44, scope: !52)
!66 = distinct !{!66, !55, !67, !68}
!67 = !DILocation(line: 9, column: 81, scope: !48)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocation(line: 9, column: 91, scope: !35)
!70 = !DILocation(line: 9, column: 84, scope: !35)
!71 = distinct !DISubprogram(name: "mk", scope: !3, file: !3, line: 10, type: !72, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !11, !5, !82}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "node_t", file: !3, line: 7, baseType: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 128, elements: !77)
!77 = !{!78, !80, !81}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !76, file: !3, line: 4, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !76, file: !3, line: 4, baseType: !11, size: 32, offset: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !76, file: !3, line: 4, baseType: !6, size: 3, offset: 96, flags: DIFlagBitField, extraData: i64 96)
!82 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "u", file: !3, line: 5, size: 32, elements: !83)
!83 = !{!84, !85}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !82, file: !3, line: 5, baseType: !11, size: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !82, file: !3, line: 5, baseType: !86, size: 32)
!86 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!87 = !DILocalVariable(name: "v", arg: 1, scope: !71, file: !3, line: 10, type: !11)
!88 = !DILocation(line: 10, column: 16, scope: !71)
!89 = !DILocalVariable(name: "k", arg: 2, scope: !71, file: !3, line: 10, type: !5)
!90 = !DILocation(line: 10, column: 26, scope: !71)
!91 = !DILocalVariable(name: "q", arg: 3, scope: !71, file: !3, line: 10, type: !82)
!92 = !DILocation(line: 10, column: 37, scope: !71)
!93 = !DILocalVariable(name: "n", scope: !71, file: !3, line: 10, type: !74)
!94 = !DILocation(line: 10, column: 50, scope: !71)
!95 = !DILocation(line: 10, column: 54, scope: !71)
!96 = !DILocation(line: 10, column: 77, scope: !97)
!97 = distinct !DILexicalBlock(scope: !71, file: !3, line: 10, column: 76)
!98 = !DILocation(line: 10, column: 76, scope: !97)
!99 = !DILocation(line: 10, column: 80, scope: !97)
!100 = !DILocation(line: 10, column: 94, scope: !71)
!101 = !DILocation(line: 10, column: 96, scope: !71)
!102 = !DILocation(line: 10, column: 95, scope: !71)
!103 = !DILocation(line: 10, column: 100, scope: !71)
!104 = !DILocation(line: 10, column: 97, scope: !71)
!105 = !DILocation(line: 10, column: 89, scope: !71)
!106 = !DILocation(line: 10, column: 92, scope: !71)
!107 = !DILocation(line: 10, column: 93, scope: !71)
!108 = !DILocation(line: 10, column: 103, scope: !71)
!109 = !DILocation(line: 10, column: 106, scope: !71)
!110 = !DILocation(line: 10, column: 110, scope: !71)
!111 = !DILocation(line: 10, column: 129, scope: !71)
!112 = !DILocation(line: 10, column: 114, scope: !71)
!113 = !DILocation(line: 10, column: 140, scope: !71)
!114 = !DILocation(line: 10, column: 133, scope: !71)
!115 = distinct !DISubprogram(name: "dd", scope: !3, file: !3, line: 11, type: !116, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!116 = !DISubroutineType(types: !117)
!117 = !{!118, !118}
!118 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!119 = !DILocalVariable(name: "x", arg: 1, scope: !115, file: !3, line: 11, type: !118)
!120 = !DILocation(line: 11, column: 18, scope: !115)
!121 = !DILocalVariable(name: "buf", scope: !115, file: !3, line: 11, type: !122)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !123)
!123 = !{!124}
!124 = !DISubrange(count: 40)
!125 = !DILocation(line: 11, column: 28, scope: !115)
!126 = !DILocation(line: 11, column: 37, scope: !115)
!127 = !DILocation(line: 11, column: 67, scope: !115)
!128 = !DILocation(line: 11, column: 62, scope: !115)
!129 = !DILocation(line: 11, column: 55, scope: !115)
!130 = !DILocation(line: 11, column: 78, scope: !131)
!131 = distinct !DILexicalBlock(scope: !115, file: !3, line: 11, column: 69)
!132 = !DILocation(line: 11, column: 96, scope: !131)
!133 = !DILocation(line: 11, column: 122, scope: !131)
!134 = !DILocation(line: 11, column: 115, scope: !131)
!135 = !DILocation(line: 11, column: 136, scope: !131)
!136 = !DILocation(line: 11, column: 143, scope: !115)
!137 = !DILocation(line: 11, column: 138, scope: !115)
!138 = !DILocation(line: 11, column: 156, scope: !115)
!139 = !DILocation(line: 11, column: 157, scope: !115)
!140 = !DILocation(line: 11, column: 149, scope: !115)
!141 = !DILocation(line: 11, column: 161, scope: !115)
