; RUN: terrace translate %s --import-llvm
; Scattered accesses of older versions with an alignment of zero have that of the elements.
define <4 x i16> @f(<4 x ptr> %p, <4 x i1> %m, <4 x i16> %v) {
  %r = call <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr> %p, i32 0, <4 x i1> %m, <4 x i16> %v)
  call void @llvm.masked.scatter.v4i16.v4p0(<4 x i16> %r, <4 x ptr> %p, i32 0, <4 x i1> %m)
  call void @llvm.masked.scatter.v4i16.v4p0(<4 x i16> %r, <4 x ptr> %p, i32 1, <4 x i1> %m)
  ret <4 x i16> %r
}
declare <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i16>)
declare void @llvm.masked.scatter.v4i16.v4p0(<4 x i16>, <4 x ptr>, i32, <4 x i1>)
