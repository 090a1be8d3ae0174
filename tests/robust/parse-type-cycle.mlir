// Types that name themselves, and symbols defined twice. (llvm-project#159673)
// RUN: not terrace opt %s --split-input-file 2>&1

!a = !a
func.func private @f(!a)

// -----

!a = tuple<!b>
!b = tuple<!a>
func.func private @f(!a)

// -----

!a = !llvm.struct<"s", (array<2 x struct<"s">>)>
func.func private @f(!a)
func.func private @f(!a)

// -----

!a = i32
!a = i64

// -----

#a = [#b]
#b = [#a]
module attributes {t.x = #a} {}

// -----

#a = #a
