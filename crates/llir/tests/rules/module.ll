; EXPECT: invalid linkage for intrinsic global variable
@llvm.used = global [1 x ptr] [ptr @a]
@a = global i32 1
; -----
; EXPECT: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i32] [i32 1]
; -----
; EXPECT: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr null]
; -----
; EXPECT: invalid llvm.compiler.used member
@llvm.compiler.used = appending global [1 x ptr] [ptr inttoptr (i64 1 to ptr)]
; -----
; EXPECT: invalid linkage for intrinsic global variable
@llvm.global_ctors = global [0 x { i32, ptr, ptr }] zeroinitializer
; -----
; EXPECT: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x i32] [i32 1]
; -----
; EXPECT: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [0 x { i32, ptr }] zeroinitializer
; -----
; EXPECT: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [0 x { i32, ptr, i32 }] zeroinitializer
; -----
; EXPECT: members of llvm.used must be named
@llvm.used = appending global [1 x ptr] [ptr @0]
@0 = global i32 1
; -----
; EXPECT: 'sign-return-address-key' present without `sign-return-address`
define void @f() "sign-return-address-key"="a_key" {
 ret void
}
; -----
; EXPECT: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@i = common ifunc void (), ptr @r
define ptr @r() { 
 ret ptr null }
; -----
; EXPECT: cannot use argument of naked function
define i32 @f(i32 %a) naked {
 ret i32 %a
}
