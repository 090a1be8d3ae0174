; EXPECT: llvm.lround.i64.v2f32: argument and result disagree on vector use
define void @f(<2 x float> %a0) {
  %r = call i64 @llvm.lround.i64.v2f32(<2 x float> %a0)
  ret void
}

declare i64 @llvm.lround.i64.v2f32(<2 x float>)
; -----
; EXPECT: llvm.lround.v4i64.v2f32: argument must be same length as result
define void @f(<2 x float> %a0) {
  %r = call <4 x i64> @llvm.lround.v4i64.v2f32(<2 x float> %a0)
  ret void
}

declare <4 x i64> @llvm.lround.v4i64.v2f32(<2 x float>)
; -----
; EXPECT: llvm.llround.i64.v2f32: argument and result disagree on vector use
define void @f(<2 x float> %a0) {
  %r = call i64 @llvm.llround.i64.v2f32(<2 x float> %a0)
  ret void
}

declare i64 @llvm.llround.i64.v2f32(<2 x float>)
; -----
; EXPECT: llvm.llround.v4i64.v2f32: argument must be same length as result
define void @f(<2 x float> %a0) {
  %r = call <4 x i64> @llvm.llround.v4i64.v2f32(<2 x float> %a0)
  ret void
}

declare <4 x i64> @llvm.llround.v4i64.v2f32(<2 x float>)
; -----
; EXPECT: llvm.lrint.i64.v2f32: argument and result disagree on vector use
define void @f(<2 x float> %a0) {
  %r = call i64 @llvm.lrint.i64.v2f32(<2 x float> %a0)
  ret void
}

declare i64 @llvm.lrint.i64.v2f32(<2 x float>)
; -----
; EXPECT: llvm.lrint.v4i64.v2f32: argument must be same length as result
define void @f(<2 x float> %a0) {
  %r = call <4 x i64> @llvm.lrint.v4i64.v2f32(<2 x float> %a0)
  ret void
}

declare <4 x i64> @llvm.lrint.v4i64.v2f32(<2 x float>)
; -----
; EXPECT: llvm.llrint.i64.v2f32: argument and result disagree on vector use
define void @f(<2 x float> %a0) {
  %r = call i64 @llvm.llrint.i64.v2f32(<2 x float> %a0)
  ret void
}

declare i64 @llvm.llrint.i64.v2f32(<2 x float>)
; -----
; EXPECT: llvm.llrint.v4i64.v2f32: argument must be same length as result
define void @f(<2 x float> %a0) {
  %r = call <4 x i64> @llvm.llrint.v4i64.v2f32(<2 x float> %a0)
  ret void
}

declare <4 x i64> @llvm.llrint.v4i64.v2f32(<2 x float>)
; -----
; EXPECT: unsupported bits for llvm.vp.is.fpclass test mask
define void @f(<2 x float> %a0, <2 x i1> %a2, i32 %a3) {
  %r = call <2 x i1> @llvm.vp.is.fpclass.v2f32(<2 x float> %a0, i32 1024, <2 x i1> %a2, i32 %a3)
  ret void
}

declare <2 x i1> @llvm.vp.is.fpclass.v2f32(<2 x float>, i32 immarg, <2 x i1>, i32)
; -----
; EXPECT: element size of the element-wise atomic memory intrinsic must be a power of 2
define void @f(ptr %a0, ptr %a1, i64 %a2) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %a0, ptr align 4 %a1, i64 %a2, i32 3)
  ret void
}

declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32 immarg)
; -----
; EXPECT: element size of the element-wise atomic memory intrinsic must be a power of 2
define void @f(ptr %a0, ptr %a1, i64 %a2) {
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %a0, ptr align 4 %a1, i64 %a2, i32 3)
  ret void
}

declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32 immarg)
; -----
; EXPECT: element size of the element-wise atomic memory intrinsic must be a power of 2
define void @f(ptr %a0, i8 %a1, i64 %a2) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %a0, i8 %a1, i64 %a2, i32 3)
  ret void
}

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32 immarg)
; -----
; EXPECT: info argument of llvm.coro.id must refer to either a struct or an array
@info = private constant i32 0

define void @f() {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info)
  ret void
}

declare token @llvm.coro.id(i32, ptr, ptr, ptr)
; -----
; EXPECT: llvm.threadlocal.address operand isThreadLocal() must be true
@g = global i32 0

define void @f() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @g)
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)
; -----
; EXPECT: llvm.ptrmask intrinsic first argument must be pointer or vector of pointers
define void @f(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.ptrmask.i64.i64(i64 %a0, i64 %a1)
  ret void
}

declare i64 @llvm.ptrmask.i64.i64(i64, i64)
; -----
; EXPECT: llvm.ptrmask intrinsic arguments must have the same number of elements
define void @f(<2 x ptr> %a0, <4 x i64> %a1) {
  %r = call <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr> %a0, <4 x i64> %a1)
  ret void
}

declare <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr>, <4 x i64>)
; -----
; EXPECT: Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.
define void @f(<4 x i32> %a0, <6 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v6i32(<4 x i32> %a0, <6 x i32> %a1)
  ret void
}

declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v6i32(<4 x i32>, <6 x i32>)
; -----
; EXPECT: Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.
define void @f(<4 x float> %a0, <6 x float> %a1) {
  %r = call <4 x float> @llvm.vector.partial.reduce.fadd.v4f32.v6f32(<4 x float> %a0, <6 x float> %a1)
  ret void
}

declare <4 x float> @llvm.vector.partial.reduce.fadd.v4f32.v6f32(<4 x float>, <6 x float>)
; -----
; EXPECT: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a0, i32 %a1, i32 32)
  ret void
}

declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg)
; -----
; EXPECT: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a0, i32 %a1, i32 32)
  ret void
}

declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg)
; -----
; EXPECT: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a0, i32 %a1, i32 32)
  ret void
}

declare i32 @llvm.sdiv.fix.i32(i32, i32, i32 immarg)
; -----
; EXPECT: the scale of s[mul|div]_fix[_sat] must be less than the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sdiv.fix.sat.i32(i32 %a0, i32 %a1, i32 32)
  ret void
}

declare i32 @llvm.sdiv.fix.sat.i32(i32, i32, i32 immarg)
; -----
; EXPECT: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umul.fix.i32(i32 %a0, i32 %a1, i32 33)
  ret void
}

declare i32 @llvm.umul.fix.i32(i32, i32, i32 immarg)
; -----
; EXPECT: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a0, i32 %a1, i32 33)
  ret void
}

declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32 immarg)
; -----
; EXPECT: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.udiv.fix.i32(i32 %a0, i32 %a1, i32 33)
  ret void
}

declare i32 @llvm.udiv.fix.i32(i32, i32, i32 immarg)
; -----
; EXPECT: the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.udiv.fix.sat.i32(i32 %a0, i32 %a1, i32 33)
  ret void
}

declare i32 @llvm.udiv.fix.sat.i32(i32, i32, i32 immarg)
; -----
; EXPECT: get_active_lane_mask: element type is not i1
define void @f(i32 %a0, i32 %a1) {
  %r = call <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32 %a0, i32 %a1)
  ret void
}

declare <4 x i32> @llvm.get.active.lane.mask.v4i32.i32(i32, i32)
; -----
; EXPECT: get_vector_length: VF must be positive
define void @f(i64 %a0) {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %a0, i32 0, i1 true)
  ret void
}

declare i32 @llvm.experimental.get.vector.length.i64(i64, i32 immarg, i1 immarg)
; -----
; EXPECT: The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<4 x i32> %a0, <4 x i32> %a1, <4 x i1> %a3, i32 %a4, i32 %a5) {
  %r = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 -5, <4 x i1> %a3, i32 %a4, i32 %a5)
  ret void
}

declare <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32>, <4 x i32>, i32 immarg, <4 x i1>, i32, i32)
; -----
; EXPECT: The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1, <vscale x 4 x i1> %a3, i32 %a4, i32 %a5) vscale_range(2,16) {
  %r = call <vscale x 4 x i32> @llvm.experimental.vp.splice.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1, i32 8, <vscale x 4 x i1> %a3, i32 %a4, i32 %a5)
  ret void
}

declare <vscale x 4 x i32> @llvm.experimental.vp.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32 immarg, <vscale x 4 x i1>, i32, i32)
; -----
; EXPECT: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 4)
  ret void
}

declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
; -----
; EXPECT: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1) vscale_range(2,16) {
  %r = call <vscale x 4 x i32> @llvm.vector.splice.left.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1, i32 8)
  ret void
}

declare <vscale x 4 x i32> @llvm.vector.splice.left.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
; -----
; EXPECT: First operand must be a vector of integers.
define void @f(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4f32.v4f32(<4 x float> %a0, <4 x float> %a1, <4 x i1> %a2)
  ret void
}

declare <4 x i1> @llvm.experimental.vector.match.v4f32.v4f32(<4 x float>, <4 x float>, <4 x i1>)
; -----
; EXPECT: Second operand must be a fixed length vector.
define void @f(<4 x i32> %a0, <vscale x 4 x i32> %a1, <4 x i1> %a2) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i32.nxv4i32(<4 x i32> %a0, <vscale x 4 x i32> %a1, <4 x i1> %a2)
  ret void
}

declare <4 x i1> @llvm.experimental.vector.match.v4i32.nxv4i32(<4 x i32>, <vscale x 4 x i32>, <4 x i1>)
; -----
; EXPECT: First two operands must have the same element type.
define void @f(<4 x i32> %a0, <4 x i16> %a1, <4 x i1> %a2) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i32.v4i16(<4 x i32> %a0, <4 x i16> %a1, <4 x i1> %a2)
  ret void
}

declare <4 x i1> @llvm.experimental.vector.match.v4i32.v4i16(<4 x i32>, <4 x i16>, <4 x i1>)
; -----
; EXPECT: Result type must be an integer or floating-point type!
define void @f(<4 x ptr> %a0) {
  %r = call <4 x ptr> @llvm.matrix.transpose.v4p0(<4 x ptr> %a0, i32 2, i32 2)
  ret void
}

declare <4 x ptr> @llvm.matrix.transpose.v4p0(<4 x ptr>, i32 immarg, i32 immarg)
; -----
; EXPECT: Result type must be an integer or floating-point type!
define void @f(ptr %a0) {
  %r = call <4 x ptr> @llvm.matrix.column.major.load.v4p0.i64(ptr %a0, i64 2, i1 false, i32 2, i32 2)
  ret void
}

declare <4 x ptr> @llvm.matrix.column.major.load.v4p0.i64(ptr, i64, i1 immarg, i32 immarg, i32 immarg)
; -----
; EXPECT: Result type must be an integer or floating-point type!
define void @f(<4 x ptr> %a0, ptr %a1) {
  call void @llvm.matrix.column.major.store.v4p0.i64(<4 x ptr> %a0, ptr %a1, i64 2, i1 false, i32 2, i32 2)
  ret void
}

declare void @llvm.matrix.column.major.store.v4p0.i64(<4 x ptr>, ptr, i64, i1 immarg, i32 immarg, i32 immarg)
; -----
; EXPECT: Vector element type mismatch of the result and first operand vector!
define void @f(<4 x float> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.matrix.multiply.v4i32.v4f32.v4i32(<4 x float> %a0, <4 x i32> %a1, i32 2, i32 2, i32 2)
  ret void
}

declare <4 x i32> @llvm.matrix.multiply.v4i32.v4f32.v4i32(<4 x float>, <4 x i32>, i32 immarg, i32 immarg, i32 immarg)
; -----
; EXPECT: Vector element type mismatch of the result and second operand vector!
define void @f(<4 x i32> %a0, <4 x float> %a1) {
  %r = call <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4f32(<4 x i32> %a0, <4 x float> %a1, i32 2, i32 2, i32 2)
  ret void
}

declare <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4f32(<4 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg)
; -----
; EXPECT: Stride bitwidth cannot exceed 64!
define void @f(ptr %a0) {
  %r = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i128(ptr %a0, i128 2, i1 false, i32 2, i32 2)
  ret void
}

declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i128(ptr, i128, i1 immarg, i32 immarg, i32 immarg)
; -----
; EXPECT: Stride bitwidth cannot exceed 64!
define void @f(<4 x i32> %a0, ptr %a1) {
  call void @llvm.matrix.column.major.store.v4i32.i128(<4 x i32> %a0, ptr %a1, i128 2, i1 false, i32 2, i32 2)
  ret void
}

declare void @llvm.matrix.column.major.store.v4i32.i128(<4 x i32>, ptr, i128, i1 immarg, i32 immarg, i32 immarg)
; -----
; EXPECT: llvm.vp.trunc intrinsic first argument and result element type must be integer
define void @f(<2 x i64> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x float> @llvm.vp.trunc.v2f32.v2i64(<2 x i64> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x float> @llvm.vp.trunc.v2f32.v2i64(<2 x i64>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.trunc intrinsic first argument and result element type must be integer
define void @f(<2 x double> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i32> @llvm.vp.trunc.v2i32.v2f64(<2 x double> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i32> @llvm.vp.trunc.v2i32.v2f64(<2 x double>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer
define void @f(<2 x float> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x double> @llvm.vp.zext.v2f64.v2f32(<2 x float> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x double> @llvm.vp.zext.v2f64.v2f32(<2 x float>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer
define void @f(<2 x float> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i64> @llvm.vp.zext.v2i64.v2f32(<2 x float> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i64> @llvm.vp.zext.v2i64.v2f32(<2 x float>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer
define void @f(<2 x i32> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x double> @llvm.vp.sext.v2f64.v2i32(<2 x i32> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x double> @llvm.vp.sext.v2f64.v2i32(<2 x i32>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
define void @f(<2 x double> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x float> @llvm.vp.fptoui.v2f32.v2f64(<2 x double> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x float> @llvm.vp.fptoui.v2f32.v2f64(<2 x double>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
define void @f(<2 x i64> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i32> @llvm.vp.fptoui.v2i32.v2i64(<2 x i64> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i32> @llvm.vp.fptoui.v2i32.v2i64(<2 x i64>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
define void @f(<2 x double> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x float> @llvm.vp.fptosi.v2f32.v2f64(<2 x double> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x float> @llvm.vp.fptosi.v2f32.v2f64(<2 x double>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer
define void @f(<2 x i32> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i32> @llvm.vp.fptosi.v2i32.v2i32(<2 x i32> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i32> @llvm.vp.fptosi.v2i32.v2i32(<2 x i32>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point
define void @f(<2 x i64> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i32> @llvm.vp.uitofp.v2i32.v2i64(<2 x i64> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i32> @llvm.vp.uitofp.v2i32.v2i64(<2 x i64>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point
define void @f(<2 x double> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x float> @llvm.vp.uitofp.v2f32.v2f64(<2 x double> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x float> @llvm.vp.uitofp.v2f32.v2f64(<2 x double>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point
define void @f(<2 x i32> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i32> @llvm.vp.sitofp.v2i32.v2i32(<2 x i32> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i32> @llvm.vp.sitofp.v2i32.v2i32(<2 x i32>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point
define void @f(<2 x double> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i32> @llvm.vp.fptrunc.v2i32.v2f64(<2 x double> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i32> @llvm.vp.fptrunc.v2i32.v2f64(<2 x double>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point
define void @f(<2 x i64> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x float> @llvm.vp.fptrunc.v2f32.v2i64(<2 x i64> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x float> @llvm.vp.fptrunc.v2f32.v2i64(<2 x i64>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fpext intrinsic first argument and result element type must be floating-point
define void @f(<2 x float> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i64> @llvm.vp.fpext.v2i64.v2f32(<2 x float> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i64> @llvm.vp.fpext.v2i64.v2f32(<2 x float>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.fpext intrinsic first argument and result element type must be floating-point
define void @f(<2 x i32> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x double> @llvm.vp.fpext.v2f64.v2i32(<2 x i32> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x double> @llvm.vp.fpext.v2f64.v2i32(<2 x i32>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer
define void @f(<2 x i32> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i64> @llvm.vp.ptrtoint.v2i64.v2i32(<2 x i32> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i64> @llvm.vp.ptrtoint.v2i64.v2i32(<2 x i32>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer
define void @f(<2 x ptr> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x ptr> @llvm.vp.ptrtoint.v2p0.v2p0(<2 x ptr> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x ptr> @llvm.vp.ptrtoint.v2p0.v2p0(<2 x ptr>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer
define void @f(<2 x i32> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x i64> @llvm.vp.inttoptr.v2i64.v2i32(<2 x i32> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x i64> @llvm.vp.inttoptr.v2i64.v2i32(<2 x i32>, <2 x i1>, i32)
; -----
; EXPECT: llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer
define void @f(<2 x ptr> %a0, <2 x i1> %a1, i32 %a2) {
  %r = call <2 x ptr> @llvm.vp.inttoptr.v2p0.v2p0(<2 x ptr> %a0, <2 x i1> %a1, i32 %a2)
  ret void
}

declare <2 x ptr> @llvm.vp.inttoptr.v2p0.v2p0(<2 x ptr>, <2 x i1>, i32)
; -----
; EXPECT: Intrinsic does not support vectors
define void @f(<2 x float> %a0) strictfp {
  %r = call <2 x i64> @llvm.experimental.constrained.lrint.v2i64.v2f32(<2 x float> %a0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}

declare <2 x i64> @llvm.experimental.constrained.lrint.v2i64.v2f32(<2 x float>, metadata, metadata)
; -----
; EXPECT: Intrinsic does not support vectors
define void @f(<2 x float> %a0) strictfp {
  %r = call <2 x i64> @llvm.experimental.constrained.llrint.v2i64.v2f32(<2 x float> %a0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}

declare <2 x i64> @llvm.experimental.constrained.llrint.v2i64.v2f32(<2 x float>, metadata, metadata)
; -----
; EXPECT: Intrinsic does not support vectors
define void @f(<2 x float> %a0) strictfp {
  %r = call <2 x i64> @llvm.experimental.constrained.lround.v2i64.v2f32(<2 x float> %a0, metadata !"fpexcept.strict") strictfp
  ret void
}

declare <2 x i64> @llvm.experimental.constrained.lround.v2i64.v2f32(<2 x float>, metadata)
; -----
; EXPECT: Intrinsic does not support vectors
define void @f(<2 x float> %a0) strictfp {
  %r = call <2 x i64> @llvm.experimental.constrained.llround.v2i64.v2f32(<2 x float> %a0, metadata !"fpexcept.strict") strictfp
  ret void
}

declare <2 x i64> @llvm.experimental.constrained.llround.v2i64.v2f32(<2 x float>, metadata)
; -----
; EXPECT: Intrinsic first argument and result vector lengths must be equal
define void @f(<2 x float> %a0) strictfp {
  %r = call <4 x i32> @llvm.experimental.constrained.fptosi.v4i32.v2f32(<2 x float> %a0, metadata !"fpexcept.strict") strictfp
  ret void
}

declare <4 x i32> @llvm.experimental.constrained.fptosi.v4i32.v2f32(<2 x float>, metadata)
; -----
; EXPECT: Intrinsic first argument and result vector lengths must be equal
define void @f(<2 x float> %a0) strictfp {
  %r = call <4 x i32> @llvm.experimental.constrained.fptoui.v4i32.v2f32(<2 x float> %a0, metadata !"fpexcept.strict") strictfp
  ret void
}

declare <4 x i32> @llvm.experimental.constrained.fptoui.v4i32.v2f32(<2 x float>, metadata)
; -----
; EXPECT: Intrinsic first argument and result vector lengths must be equal
define void @f(<2 x i32> %a0) strictfp {
  %r = call <4 x float> @llvm.experimental.constrained.sitofp.v4f32.v2i32(<2 x i32> %a0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}

declare <4 x float> @llvm.experimental.constrained.sitofp.v4f32.v2i32(<2 x i32>, metadata, metadata)
; -----
; EXPECT: Intrinsic first argument and result vector lengths must be equal
define void @f(<2 x i32> %a0) strictfp {
  %r = call <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v2i32(<2 x i32> %a0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}

declare <4 x float> @llvm.experimental.constrained.uitofp.v4f32.v2i32(<2 x i32>, metadata, metadata)
; -----
; EXPECT: Intrinsic first argument and result vector lengths must be equal
define void @f(<2 x double> %a0) strictfp {
  %r = call <4 x float> @llvm.experimental.constrained.fptrunc.v4f32.v2f64(<2 x double> %a0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}

declare <4 x float> @llvm.experimental.constrained.fptrunc.v4f32.v2f64(<2 x double>, metadata, metadata)
; -----
; EXPECT: Intrinsic first argument and result vector lengths must be equal
define void @f(<2 x float> %a0) strictfp {
  %r = call <4 x double> @llvm.experimental.constrained.fpext.v4f64.v2f32(<2 x float> %a0, metadata !"fpexcept.strict") strictfp
  ret void
}

declare <4 x double> @llvm.experimental.constrained.fpext.v4f64.v2f32(<2 x float>, metadata)
; -----
; EXPECT: Enclosing function does not use GC.
define void @f(ptr %a0, ptr %a1) {
  %r = call ptr @llvm.gcread(ptr %a0, ptr %a1)
  ret void
}

declare ptr @llvm.gcread(ptr, ptr)
; -----
; EXPECT: Enclosing function does not use GC.
define void @f(ptr %a0, ptr %a1, ptr %a2) {
  call void @llvm.gcwrite(ptr %a0, ptr %a1, ptr %a2)
  ret void
}

declare void @llvm.gcwrite(ptr, ptr, ptr)
; -----
; EXPECT: Enclosing function does not use GC.
define void @f() {
  %slot = alloca ptr
  call void @llvm.gcroot(ptr %slot, ptr null)
  ret void
}

declare void @llvm.gcroot(ptr, ptr)
; -----
; EXPECT: first argument should be a pointer
define void @f() {
  call void @llvm.assume(i1 true) [ "align"(i64 8, i64 8) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: first argument should be a pointer
define void @f() {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i64 8, i64 8) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: second argument should be an integer
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, ptr %p) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: second argument should be an integer
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, ptr %p) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: arguments to separate_storage assumptions should be pointers
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, i64 0) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: third argument should be an integer if present
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, ptr %p) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: dereferenceable assumptions should have 2 arguments
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: too many arguments
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i64 1, i64 2) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: this attribute should have 2 arguments
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "dereferenceable_or_null"(ptr %p) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: the second argument should be a constant integral value
define void @f(ptr %p, i64 %n) {
  call void @llvm.assume(i1 true) [ "dereferenceable_or_null"(ptr %p, i64 %n) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: this attribute should have one argument
define void @f() {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: this attribute should have one argument
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p, i64 1) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: this attribute has no argument
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "cold"(ptr %p) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: info argument of llvm.coro.id must refer to either a struct or an array
@info = private constant [1 x i32] zeroinitializer

define void @f() {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info)
  ret void
}

declare token @llvm.coro.id(i32, ptr, ptr, ptr)
; -----
; EXPECT: info argument of llvm.coro.id must refer to either a struct or an array
@info = private constant [1 x i32] [i32 1]

define void @f() {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info)
  ret void
}

declare token @llvm.coro.id(i32, ptr, ptr, ptr)
; -----
; EXPECT: info argument of llvm.coro.id must refer to an initialized constant
@info = weak constant [1 x ptr] [ptr @f]

define void @f() {
  %r = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info)
  ret void
}

declare token @llvm.coro.id(i32, ptr, ptr, ptr)
; -----
; EXPECT: too many arguments
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "ignore"(ptr %p, ptr %p, ptr %p) ]
  ret void
}

declare void @llvm.assume(i1)
; -----
; EXPECT: The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %a0, <4 x i32> %a1, i32 5)
  ret void
}

declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
; -----
; EXPECT: The splice index exceeds the range [0, VL] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1) {
  %r = call <vscale x 4 x i32> @llvm.vector.splice.right.nxv4i32(<vscale x 4 x i32> %a0, <vscale x 4 x i32> %a1, i32 5)
  ret void
}

declare <vscale x 4 x i32> @llvm.vector.splice.right.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
; -----
; EXPECT: incorrect alignment of the destination argument
define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 2 %p, ptr align 4 %q, i64 8, i32 4)
  ret void
}

declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32 immarg)
; -----
; EXPECT: incorrect alignment of the source argument
define void @f(ptr %p, ptr %q) {
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr %q, i64 8, i32 4)
  ret void
}

declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32 immarg)
; -----
; EXPECT: incorrect alignment of the destination argument
define void @f(ptr %p) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr %p, i8 0, i64 8, i32 4)
  ret void
}

declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32 immarg)
; -----
; EXPECT: eh.exceptionpointer argument must be a catchpad
define void @f() {
  %r = call i32 @llvm.eh.exceptioncode(token none)
  ret void
}

declare i32 @llvm.eh.exceptioncode(token)
; -----
; EXPECT: eh.exceptionpointer argument must be a catchpad
define void @f() {
  %r = call ptr @llvm.eh.exceptionpointer.p0(token none)
  ret void
}

declare ptr @llvm.eh.exceptionpointer.p0(token)
; -----
; EXPECT: llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup
define void @f() {
  %r = call ptr @llvm.call.preallocated.arg(token none, i32 0) preallocated(i32)
  ret void
}

declare ptr @llvm.call.preallocated.arg(token, i32)
; -----
; EXPECT: llvm.call.preallocated.arg must be called with a "preallocated" call site attribute
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %r = call ptr @llvm.call.preallocated.arg(token %t, i32 0)
  ret void
}

declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
; -----
; EXPECT: llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup
define void @f() {
  call void @llvm.call.preallocated.teardown(token none)
  ret void
}

declare void @llvm.call.preallocated.teardown(token)
; -----
; EXPECT: Enclosing function does not use GC.
define void @f() {
  %r = call i32 @llvm.experimental.gc.result.i32(token undef)
  ret void
}

declare i32 @llvm.experimental.gc.result.i32(token)
; -----
; EXPECT: gc.result operand #1 must be from a statepoint
define void @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.result.i32(token none)
  ret void
}

declare i32 @llvm.experimental.gc.result.i32(token)
; -----
; EXPECT: gc.relocate must return a pointer or a vector of pointers
define void @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.relocate.i32(token undef, i32 0, i32 0)
  ret void
}

declare i32 @llvm.experimental.gc.relocate.i32(token, i32, i32)
; -----
; EXPECT: gc relocate is incorrectly tied to the statepoint
define void @f() gc "statepoint-example" {
  %r = call ptr @llvm.experimental.gc.relocate.p0(token none, i32 0, i32 0)
  ret void
}

declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
; -----
; EXPECT: Enclosing function does not use GC.
define void @f(ptr %p) {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) %p, i32 0, i32 0, i32 0, i32 0)
  ret void
}

declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
; -----
; EXPECT: Entry intrinsic can occur only in a convergent function.
define void @f() {
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

declare token @llvm.experimental.convergence.entry()
; -----
; EXPECT: Entry intrinsic can occur only in the entry block.
define void @f() convergent {
  br label %next
next:
  %t = call token @llvm.experimental.convergence.entry()
  ret void
}

declare token @llvm.experimental.convergence.entry()
; -----
; EXPECT: Entry or anchor intrinsic cannot have a convergencectrl token operand.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  %u = call token @llvm.experimental.convergence.anchor() [ "convergencectrl"(token %t) ]
  ret void
}

declare token @llvm.experimental.convergence.anchor()
; -----
; EXPECT: Loop intrinsic must have a convergencectrl token operand.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.loop()
  ret void
}

declare token @llvm.experimental.convergence.loop()
; -----
; EXPECT: const x86_amx is not allowed in argument!
define void @f(i16 %a, ptr %p, i64 %n) {
  call void @llvm.x86.tilestored64.internal(i16 %a, i16 %a, ptr %p, i64 %n, x86_amx poison)
  ret void
}

declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
