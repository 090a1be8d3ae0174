; VERSIONS: 17 18
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g = global i128 0
@s = global { i128, i64, i64 } zeroinitializer
; -----
; VERSIONS: 17 18
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@s = global { i64, i128 } zeroinitializer
; -----
; VERSIONS: 18 19 20
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"
; -----
; VERSIONS: 17
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define void @f(ptr %p) {
  store { i64, i128 } zeroinitializer, ptr %p
  ret void
}
; -----
; VERSIONS: 17
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define ptr @f() {
  ret ptr getelementptr ({ i64, i128 }, ptr @g, i64 1)
}
@g = global i128 0
; -----
; VERSIONS: 17
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@g = global i128 0
@a = alias i64, getelementptr ({ i64, i128 }, ptr @g, i64 0, i32 1)
