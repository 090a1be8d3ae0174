; RUN: terrace translate %s --import-llvm

$_ZTV1D = comdat any
$_ZTI1D = comdat largest
$_ZTS1D = comdat nodeduplicate

@_ZTV1D = linkonce_odr global i32 1, comdat
@_ZTI1D = global i32 2, comdat

$aaa = comdat any
$bbb = comdat any
@aaa = linkonce_odr global i32 1, comdat
@bbb = linkonce_odr global i32 1, comdat

define void @f() comdat($_ZTS1D) {
  ret void
}

$unused = comdat any

define void @g() comdat($_ZTI1D) {
  ret void
}
