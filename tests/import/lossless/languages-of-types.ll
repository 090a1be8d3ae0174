; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!types = !{!3, !4, !5, !6}
!macros = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_ObjC_plus_plus, file: !2, isOptimized: false, runtimeVersion: 2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.m", directory: "/tmp")
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !2, file: !2, line: 4, size: 64, runtimeLang: DW_LANG_ObjC, identifier: "idS")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !2, line: 4, size: 64, flags: DIFlagObjcClassComplete, runtimeLang: DW_LANG_C_plus_plus, identifier: "idC")
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "N", file: !2, line: 4, size: 64, runtimeLang: 12345)
!6 = !DIObjCProperty(name: "p", file: !2, line: 7, setter: "s:", getter: "g", attributes: 2316, type: !3)
!7 = !DIMacroFile(type: DW_MACINFO_start_file, line: 9, file: !2)
