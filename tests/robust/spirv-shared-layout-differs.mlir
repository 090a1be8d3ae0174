// RUN: terrace opt %s --convert-spirv-to-llvm --canonicalize -o -
// DIFFERS: upstream visits each of the 2^60 members.

// Each type is laid out once. With `-o`, the test does not print the module before the passes.
!s0 = !spirv.struct<()>
!s1 = !spirv.struct<(!s0 [0], !s0 [0])>
!s2 = !spirv.struct<(!s1 [0], !s1 [0])>
!s3 = !spirv.struct<(!s2 [0], !s2 [0])>
!s4 = !spirv.struct<(!s3 [0], !s3 [0])>
!s5 = !spirv.struct<(!s4 [0], !s4 [0])>
!s6 = !spirv.struct<(!s5 [0], !s5 [0])>
!s7 = !spirv.struct<(!s6 [0], !s6 [0])>
!s8 = !spirv.struct<(!s7 [0], !s7 [0])>
!s9 = !spirv.struct<(!s8 [0], !s8 [0])>
!s10 = !spirv.struct<(!s9 [0], !s9 [0])>
!s11 = !spirv.struct<(!s10 [0], !s10 [0])>
!s12 = !spirv.struct<(!s11 [0], !s11 [0])>
!s13 = !spirv.struct<(!s12 [0], !s12 [0])>
!s14 = !spirv.struct<(!s13 [0], !s13 [0])>
!s15 = !spirv.struct<(!s14 [0], !s14 [0])>
!s16 = !spirv.struct<(!s15 [0], !s15 [0])>
!s17 = !spirv.struct<(!s16 [0], !s16 [0])>
!s18 = !spirv.struct<(!s17 [0], !s17 [0])>
!s19 = !spirv.struct<(!s18 [0], !s18 [0])>
!s20 = !spirv.struct<(!s19 [0], !s19 [0])>
!s21 = !spirv.struct<(!s20 [0], !s20 [0])>
!s22 = !spirv.struct<(!s21 [0], !s21 [0])>
!s23 = !spirv.struct<(!s22 [0], !s22 [0])>
!s24 = !spirv.struct<(!s23 [0], !s23 [0])>
!s25 = !spirv.struct<(!s24 [0], !s24 [0])>
!s26 = !spirv.struct<(!s25 [0], !s25 [0])>
!s27 = !spirv.struct<(!s26 [0], !s26 [0])>
!s28 = !spirv.struct<(!s27 [0], !s27 [0])>
!s29 = !spirv.struct<(!s28 [0], !s28 [0])>
!s30 = !spirv.struct<(!s29 [0], !s29 [0])>
!s31 = !spirv.struct<(!s30 [0], !s30 [0])>
!s32 = !spirv.struct<(!s31 [0], !s31 [0])>
!s33 = !spirv.struct<(!s32 [0], !s32 [0])>
!s34 = !spirv.struct<(!s33 [0], !s33 [0])>
!s35 = !spirv.struct<(!s34 [0], !s34 [0])>
!s36 = !spirv.struct<(!s35 [0], !s35 [0])>
!s37 = !spirv.struct<(!s36 [0], !s36 [0])>
!s38 = !spirv.struct<(!s37 [0], !s37 [0])>
!s39 = !spirv.struct<(!s38 [0], !s38 [0])>
!s40 = !spirv.struct<(!s39 [0], !s39 [0])>
!s41 = !spirv.struct<(!s40 [0], !s40 [0])>
!s42 = !spirv.struct<(!s41 [0], !s41 [0])>
!s43 = !spirv.struct<(!s42 [0], !s42 [0])>
!s44 = !spirv.struct<(!s43 [0], !s43 [0])>
!s45 = !spirv.struct<(!s44 [0], !s44 [0])>
!s46 = !spirv.struct<(!s45 [0], !s45 [0])>
!s47 = !spirv.struct<(!s46 [0], !s46 [0])>
!s48 = !spirv.struct<(!s47 [0], !s47 [0])>
!s49 = !spirv.struct<(!s48 [0], !s48 [0])>
!s50 = !spirv.struct<(!s49 [0], !s49 [0])>
!s51 = !spirv.struct<(!s50 [0], !s50 [0])>
!s52 = !spirv.struct<(!s51 [0], !s51 [0])>
!s53 = !spirv.struct<(!s52 [0], !s52 [0])>
!s54 = !spirv.struct<(!s53 [0], !s53 [0])>
!s55 = !spirv.struct<(!s54 [0], !s54 [0])>
!s56 = !spirv.struct<(!s55 [0], !s55 [0])>
!s57 = !spirv.struct<(!s56 [0], !s56 [0])>
!s58 = !spirv.struct<(!s57 [0], !s57 [0])>
!s59 = !spirv.struct<(!s58 [0], !s58 [0])>
!s60 = !spirv.struct<(!s59 [0], !s59 [0])>
spirv.func @layout() "None" {
  %0 = spirv.Variable : !spirv.ptr<!s60, Function>
  spirv.Return
}
