// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

spirv.func @f1(%a: i32, %b: i32) "None" {
  %0 = spirv.IAdd %a, %b : i32
  %1 = spirv.ISub %a, %b : i32
  %2 = spirv.IMul %a, %b : i32
  %3 = spirv.SDiv %a, %b : i32
  %4 = spirv.UDiv %a, %b : i32
  %5 = spirv.SRem %a, %b : i32
  %6 = spirv.UMod %a, %b : i32
  %7 = spirv.BitwiseAnd %a, %b : i32
  %8 = spirv.BitwiseOr %a, %b : i32
  %9 = spirv.BitwiseXor %a, %b : i32
  %10 = spirv.IEqual %a, %b : i32
  %11 = spirv.INotEqual %a, %b : i32
  %12 = spirv.SGreaterThan %a, %b : i32
  %13 = spirv.SGreaterThanEqual %a, %b : i32
  %14 = spirv.SLessThan %a, %b : i32
  %15 = spirv.SLessThanEqual %a, %b : i32
  %16 = spirv.UGreaterThan %a, %b : i32
  %17 = spirv.UGreaterThanEqual %a, %b : i32
  %18 = spirv.ULessThan %a, %b : i32
  %19 = spirv.ULessThanEqual %a, %b : i32
  %20 = spirv.GL.SMax %a, %b : i32
  %21 = spirv.GL.SMin %a, %b : i32
  spirv.Return
}
// -----
spirv.func @f2(%a: i32, %b: i32) "None" {
  %0 = spirv.Not %a : i32
  %1 = spirv.BitCount %a : i32
  %2 = spirv.BitReverse %a : i32
  spirv.Return
}
// -----
spirv.func @f3(%a: i32, %b: i32) "None" {
  %0 = spirv.ShiftLeftLogical %a, %b : i32, i32
  %1 = spirv.ShiftRightArithmetic %a, %b : i32, i32
  %2 = spirv.ShiftRightLogical %a, %b : i32, i32
  spirv.Return
}
// -----
spirv.func @f4(%a: i32, %b: i32, %c: i32, %d: i32) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i32, i32, i32
  %2 = spirv.BitFieldUExtract %a, %c, %d : i32, i32, i32
  spirv.Return
}
// -----
spirv.func @f5(%a: i32, %b: i32, %c: i16, %d: i16) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i32, i16, i16
  %2 = spirv.BitFieldUExtract %a, %c, %d : i32, i16, i16
  spirv.Return
}
// -----
spirv.func @f6(%a: i32, %b: i32, %c: i64, %d: i64) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i32, i64, i64
  %2 = spirv.BitFieldUExtract %a, %c, %d : i32, i64, i64
  spirv.Return
}
// -----
spirv.func @f7(%a: vector<3xi32>, %b: vector<3xi32>) "None" {
  %0 = spirv.IAdd %a, %b : vector<3xi32>
  %1 = spirv.ISub %a, %b : vector<3xi32>
  %2 = spirv.IMul %a, %b : vector<3xi32>
  %3 = spirv.SDiv %a, %b : vector<3xi32>
  %4 = spirv.UDiv %a, %b : vector<3xi32>
  %5 = spirv.SRem %a, %b : vector<3xi32>
  %6 = spirv.UMod %a, %b : vector<3xi32>
  %7 = spirv.BitwiseAnd %a, %b : vector<3xi32>
  %8 = spirv.BitwiseOr %a, %b : vector<3xi32>
  %9 = spirv.BitwiseXor %a, %b : vector<3xi32>
  %10 = spirv.IEqual %a, %b : vector<3xi32>
  %11 = spirv.INotEqual %a, %b : vector<3xi32>
  %12 = spirv.SGreaterThan %a, %b : vector<3xi32>
  %13 = spirv.SGreaterThanEqual %a, %b : vector<3xi32>
  %14 = spirv.SLessThan %a, %b : vector<3xi32>
  %15 = spirv.SLessThanEqual %a, %b : vector<3xi32>
  %16 = spirv.UGreaterThan %a, %b : vector<3xi32>
  %17 = spirv.UGreaterThanEqual %a, %b : vector<3xi32>
  %18 = spirv.ULessThan %a, %b : vector<3xi32>
  %19 = spirv.ULessThanEqual %a, %b : vector<3xi32>
  %20 = spirv.GL.SMax %a, %b : vector<3xi32>
  %21 = spirv.GL.SMin %a, %b : vector<3xi32>
  spirv.Return
}
// -----
spirv.func @f8(%a: vector<3xi32>, %b: vector<3xi32>) "None" {
  %0 = spirv.Not %a : vector<3xi32>
  %1 = spirv.BitCount %a : vector<3xi32>
  %2 = spirv.BitReverse %a : vector<3xi32>
  spirv.Return
}
// -----
spirv.func @f9(%a: vector<3xi32>, %b: vector<3xi32>) "None" {
  %0 = spirv.ShiftLeftLogical %a, %b : vector<3xi32>, vector<3xi32>
  %1 = spirv.ShiftRightArithmetic %a, %b : vector<3xi32>, vector<3xi32>
  %2 = spirv.ShiftRightLogical %a, %b : vector<3xi32>, vector<3xi32>
  spirv.Return
}
// -----
spirv.func @f10(%a: vector<3xi32>, %b: vector<3xi32>, %c: i32, %d: i32) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : vector<3xi32>, i32, i32
  %2 = spirv.BitFieldUExtract %a, %c, %d : vector<3xi32>, i32, i32
  spirv.Return
}
// -----
spirv.func @f11(%a: vector<3xi32>, %b: vector<3xi32>, %c: i16, %d: i16) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : vector<3xi32>, i16, i16
  %2 = spirv.BitFieldUExtract %a, %c, %d : vector<3xi32>, i16, i16
  spirv.Return
}
// -----
spirv.func @f12(%a: vector<3xi32>, %b: vector<3xi32>, %c: i64, %d: i64) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : vector<3xi32>, i64, i64
  %2 = spirv.BitFieldUExtract %a, %c, %d : vector<3xi32>, i64, i64
  spirv.Return
}
// -----
spirv.func @f13(%a: i8, %b: i8) "None" {
  %0 = spirv.IAdd %a, %b : i8
  %1 = spirv.ISub %a, %b : i8
  %2 = spirv.IMul %a, %b : i8
  %3 = spirv.SDiv %a, %b : i8
  %4 = spirv.UDiv %a, %b : i8
  %5 = spirv.SRem %a, %b : i8
  %6 = spirv.UMod %a, %b : i8
  %7 = spirv.BitwiseAnd %a, %b : i8
  %8 = spirv.BitwiseOr %a, %b : i8
  %9 = spirv.BitwiseXor %a, %b : i8
  %10 = spirv.IEqual %a, %b : i8
  %11 = spirv.INotEqual %a, %b : i8
  %12 = spirv.SGreaterThan %a, %b : i8
  %13 = spirv.SGreaterThanEqual %a, %b : i8
  %14 = spirv.SLessThan %a, %b : i8
  %15 = spirv.SLessThanEqual %a, %b : i8
  %16 = spirv.UGreaterThan %a, %b : i8
  %17 = spirv.UGreaterThanEqual %a, %b : i8
  %18 = spirv.ULessThan %a, %b : i8
  %19 = spirv.ULessThanEqual %a, %b : i8
  %20 = spirv.GL.SMax %a, %b : i8
  %21 = spirv.GL.SMin %a, %b : i8
  spirv.Return
}
// -----
spirv.func @f14(%a: i8, %b: i8) "None" {
  %0 = spirv.Not %a : i8
  %1 = spirv.BitCount %a : i8
  %2 = spirv.BitReverse %a : i8
  spirv.Return
}
// -----
spirv.func @f15(%a: i8, %b: i8) "None" {
  %0 = spirv.ShiftLeftLogical %a, %b : i8, i8
  %1 = spirv.ShiftRightArithmetic %a, %b : i8, i8
  %2 = spirv.ShiftRightLogical %a, %b : i8, i8
  spirv.Return
}
// -----
spirv.func @f16(%a: i8, %b: i8, %c: i32, %d: i32) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i8, i32, i32
  %2 = spirv.BitFieldUExtract %a, %c, %d : i8, i32, i32
  spirv.Return
}
// -----
spirv.func @f17(%a: i8, %b: i8, %c: i16, %d: i16) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i8, i16, i16
  %2 = spirv.BitFieldUExtract %a, %c, %d : i8, i16, i16
  spirv.Return
}
// -----
spirv.func @f18(%a: i8, %b: i8, %c: i64, %d: i64) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i8, i64, i64
  %2 = spirv.BitFieldUExtract %a, %c, %d : i8, i64, i64
  spirv.Return
}
// -----
spirv.func @f19(%a: i64, %b: i64) "None" {
  %0 = spirv.IAdd %a, %b : i64
  %1 = spirv.ISub %a, %b : i64
  %2 = spirv.IMul %a, %b : i64
  %3 = spirv.SDiv %a, %b : i64
  %4 = spirv.UDiv %a, %b : i64
  %5 = spirv.SRem %a, %b : i64
  %6 = spirv.UMod %a, %b : i64
  %7 = spirv.BitwiseAnd %a, %b : i64
  %8 = spirv.BitwiseOr %a, %b : i64
  %9 = spirv.BitwiseXor %a, %b : i64
  %10 = spirv.IEqual %a, %b : i64
  %11 = spirv.INotEqual %a, %b : i64
  %12 = spirv.SGreaterThan %a, %b : i64
  %13 = spirv.SGreaterThanEqual %a, %b : i64
  %14 = spirv.SLessThan %a, %b : i64
  %15 = spirv.SLessThanEqual %a, %b : i64
  %16 = spirv.UGreaterThan %a, %b : i64
  %17 = spirv.UGreaterThanEqual %a, %b : i64
  %18 = spirv.ULessThan %a, %b : i64
  %19 = spirv.ULessThanEqual %a, %b : i64
  %20 = spirv.GL.SMax %a, %b : i64
  %21 = spirv.GL.SMin %a, %b : i64
  spirv.Return
}
// -----
spirv.func @f20(%a: i64, %b: i64) "None" {
  %0 = spirv.Not %a : i64
  %1 = spirv.BitCount %a : i64
  %2 = spirv.BitReverse %a : i64
  spirv.Return
}
// -----
spirv.func @f21(%a: i64, %b: i64) "None" {
  %0 = spirv.ShiftLeftLogical %a, %b : i64, i64
  %1 = spirv.ShiftRightArithmetic %a, %b : i64, i64
  %2 = spirv.ShiftRightLogical %a, %b : i64, i64
  spirv.Return
}
// -----
spirv.func @f22(%a: i64, %b: i64, %c: i32, %d: i32) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i64, i32, i32
  %2 = spirv.BitFieldUExtract %a, %c, %d : i64, i32, i32
  spirv.Return
}
// -----
spirv.func @f23(%a: i64, %b: i64, %c: i16, %d: i16) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i64, i16, i16
  %2 = spirv.BitFieldUExtract %a, %c, %d : i64, i16, i16
  spirv.Return
}
// -----
spirv.func @f24(%a: i64, %b: i64, %c: i64, %d: i64) "None" {
  %1 = spirv.BitFieldSExtract %a, %c, %d : i64, i64, i64
  %2 = spirv.BitFieldUExtract %a, %c, %d : i64, i64, i64
  spirv.Return
}
// -----
spirv.func @f25(%a: i32, %b: i64, %c: vector<2xi32>, %d: vector<2xi8>) "None" {
  %1 = spirv.ShiftRightLogical %b, %a : i64, i32
  %2 = spirv.ShiftRightArithmetic %c, %d : vector<2xi32>, vector<2xi8>
  spirv.Return
}
// -----
spirv.func @f26(%a: si32, %b: ui32, %c: i64, %d: ui64) "None" {
  %0 = spirv.ShiftLeftLogical %a, %b : si32, ui32
  %1 = spirv.ShiftRightLogical %c, %a : i64, si32
  %2 = spirv.ShiftRightLogical %c, %b : i64, ui32
  spirv.Return
}
// -----
spirv.func @f27(%a: f32, %b: f32) "None" {
  %0 = spirv.FAdd %a, %b : f32
  %1 = spirv.FSub %a, %b : f32
  %2 = spirv.FMul %a, %b : f32
  %3 = spirv.FDiv %a, %b : f32
  %4 = spirv.FRem %a, %b : f32
  %5 = spirv.FOrdEqual %a, %b : f32
  %6 = spirv.FOrdNotEqual %a, %b : f32
  %7 = spirv.FOrdGreaterThan %a, %b : f32
  %8 = spirv.FOrdGreaterThanEqual %a, %b : f32
  %9 = spirv.FOrdLessThan %a, %b : f32
  %10 = spirv.FOrdLessThanEqual %a, %b : f32
  %11 = spirv.FUnordEqual %a, %b : f32
  %12 = spirv.FUnordNotEqual %a, %b : f32
  %13 = spirv.FUnordGreaterThan %a, %b : f32
  %14 = spirv.FUnordGreaterThanEqual %a, %b : f32
  %15 = spirv.FUnordLessThan %a, %b : f32
  %16 = spirv.FUnordLessThanEqual %a, %b : f32
  %17 = spirv.GL.FMax %a, %b : f32
  %18 = spirv.GL.FMin %a, %b : f32
  spirv.Return
}
// -----
spirv.func @f28(%a: f32, %b: f32) "None" {
  %0 = spirv.FNegate %a : f32
  %1 = spirv.GL.Ceil %a : f32
  %2 = spirv.GL.FAbs %a : f32
  %3 = spirv.GL.Floor %a : f32
  %4 = spirv.GL.InverseSqrt %a : f32
  %5 = spirv.GL.Sqrt %a : f32
  %6 = spirv.GL.Cos %a : f32
  %7 = spirv.GL.Exp %a : f32
  %8 = spirv.GL.Log %a : f32
  %9 = spirv.GL.Sin %a : f32
  %10 = spirv.GL.Tan %a : f32
  %11 = spirv.GL.Tanh %a : f32
  spirv.Return
}
// -----
spirv.func @f29(%a: vector<4xf32>, %b: vector<4xf32>) "None" {
  %0 = spirv.FAdd %a, %b : vector<4xf32>
  %1 = spirv.FSub %a, %b : vector<4xf32>
  %2 = spirv.FMul %a, %b : vector<4xf32>
  %3 = spirv.FDiv %a, %b : vector<4xf32>
  %4 = spirv.FRem %a, %b : vector<4xf32>
  %5 = spirv.FOrdEqual %a, %b : vector<4xf32>
  %6 = spirv.FOrdNotEqual %a, %b : vector<4xf32>
  %7 = spirv.FOrdGreaterThan %a, %b : vector<4xf32>
  %8 = spirv.FOrdGreaterThanEqual %a, %b : vector<4xf32>
  %9 = spirv.FOrdLessThan %a, %b : vector<4xf32>
  %10 = spirv.FOrdLessThanEqual %a, %b : vector<4xf32>
  %11 = spirv.FUnordEqual %a, %b : vector<4xf32>
  %12 = spirv.FUnordNotEqual %a, %b : vector<4xf32>
  %13 = spirv.FUnordGreaterThan %a, %b : vector<4xf32>
  %14 = spirv.FUnordGreaterThanEqual %a, %b : vector<4xf32>
  %15 = spirv.FUnordLessThan %a, %b : vector<4xf32>
  %16 = spirv.FUnordLessThanEqual %a, %b : vector<4xf32>
  %17 = spirv.GL.FMax %a, %b : vector<4xf32>
  %18 = spirv.GL.FMin %a, %b : vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f30(%a: vector<4xf32>, %b: vector<4xf32>) "None" {
  %0 = spirv.FNegate %a : vector<4xf32>
  %1 = spirv.GL.Ceil %a : vector<4xf32>
  %2 = spirv.GL.FAbs %a : vector<4xf32>
  %3 = spirv.GL.Floor %a : vector<4xf32>
  %4 = spirv.GL.InverseSqrt %a : vector<4xf32>
  %5 = spirv.GL.Sqrt %a : vector<4xf32>
  %6 = spirv.GL.Cos %a : vector<4xf32>
  %7 = spirv.GL.Exp %a : vector<4xf32>
  %8 = spirv.GL.Log %a : vector<4xf32>
  %9 = spirv.GL.Sin %a : vector<4xf32>
  %10 = spirv.GL.Tan %a : vector<4xf32>
  %11 = spirv.GL.Tanh %a : vector<4xf32>
  spirv.Return
}
// -----
spirv.func @f31(%a: f16, %b: f16) "None" {
  %0 = spirv.FAdd %a, %b : f16
  %1 = spirv.FSub %a, %b : f16
  %2 = spirv.FMul %a, %b : f16
  %3 = spirv.FDiv %a, %b : f16
  %4 = spirv.FRem %a, %b : f16
  %5 = spirv.FOrdEqual %a, %b : f16
  %6 = spirv.FOrdNotEqual %a, %b : f16
  %7 = spirv.FOrdGreaterThan %a, %b : f16
  %8 = spirv.FOrdGreaterThanEqual %a, %b : f16
  %9 = spirv.FOrdLessThan %a, %b : f16
  %10 = spirv.FOrdLessThanEqual %a, %b : f16
  %11 = spirv.FUnordEqual %a, %b : f16
  %12 = spirv.FUnordNotEqual %a, %b : f16
  %13 = spirv.FUnordGreaterThan %a, %b : f16
  %14 = spirv.FUnordGreaterThanEqual %a, %b : f16
  %15 = spirv.FUnordLessThan %a, %b : f16
  %16 = spirv.FUnordLessThanEqual %a, %b : f16
  %17 = spirv.GL.FMax %a, %b : f16
  %18 = spirv.GL.FMin %a, %b : f16
  spirv.Return
}
// -----
spirv.func @f32(%a: f16, %b: f16) "None" {
  %0 = spirv.FNegate %a : f16
  %1 = spirv.GL.Ceil %a : f16
  %2 = spirv.GL.FAbs %a : f16
  %3 = spirv.GL.Floor %a : f16
  %4 = spirv.GL.InverseSqrt %a : f16
  %5 = spirv.GL.Sqrt %a : f16
  %6 = spirv.GL.Cos %a : f16
  %7 = spirv.GL.Exp %a : f16
  %8 = spirv.GL.Log %a : f16
  %9 = spirv.GL.Sin %a : f16
  %10 = spirv.GL.Tan %a : f16
  %11 = spirv.GL.Tanh %a : f16
  spirv.Return
}
// -----
spirv.func @f33(%a: f64, %b: f64) "None" {
  %0 = spirv.FAdd %a, %b : f64
  %1 = spirv.FSub %a, %b : f64
  %2 = spirv.FMul %a, %b : f64
  %3 = spirv.FDiv %a, %b : f64
  %4 = spirv.FRem %a, %b : f64
  %5 = spirv.FOrdEqual %a, %b : f64
  %6 = spirv.FOrdNotEqual %a, %b : f64
  %7 = spirv.FOrdGreaterThan %a, %b : f64
  %8 = spirv.FOrdGreaterThanEqual %a, %b : f64
  %9 = spirv.FOrdLessThan %a, %b : f64
  %10 = spirv.FOrdLessThanEqual %a, %b : f64
  %11 = spirv.FUnordEqual %a, %b : f64
  %12 = spirv.FUnordNotEqual %a, %b : f64
  %13 = spirv.FUnordGreaterThan %a, %b : f64
  %14 = spirv.FUnordGreaterThanEqual %a, %b : f64
  %15 = spirv.FUnordLessThan %a, %b : f64
  %16 = spirv.FUnordLessThanEqual %a, %b : f64
  %17 = spirv.GL.FMax %a, %b : f64
  %18 = spirv.GL.FMin %a, %b : f64
  spirv.Return
}
// -----
spirv.func @f34(%a: f64, %b: f64) "None" {
  %0 = spirv.FNegate %a : f64
  %1 = spirv.GL.Ceil %a : f64
  %2 = spirv.GL.FAbs %a : f64
  %3 = spirv.GL.Floor %a : f64
  %4 = spirv.GL.InverseSqrt %a : f64
  %5 = spirv.GL.Sqrt %a : f64
  spirv.Return
}
// -----
spirv.func @f35(%a: i1, %b: i1) "None" {
  %0 = spirv.LogicalAnd %a, %b : i1
  %1 = spirv.LogicalOr %a, %b : i1
  %2 = spirv.LogicalEqual %a, %b : i1
  %3 = spirv.LogicalNotEqual %a, %b : i1
  %9 = spirv.LogicalNot %a : i1
  spirv.Return
}
// -----
spirv.func @f36(%a: vector<2xi1>, %b: vector<2xi1>) "None" {
  %0 = spirv.LogicalAnd %a, %b : vector<2xi1>
  %1 = spirv.LogicalOr %a, %b : vector<2xi1>
  %2 = spirv.LogicalEqual %a, %b : vector<2xi1>
  %3 = spirv.LogicalNotEqual %a, %b : vector<2xi1>
  %9 = spirv.LogicalNot %a : vector<2xi1>
  spirv.Return
}
// -----
spirv.func @f37(%a: f32, %b: vector<2xf32>, %c: i32, %d: vector<2xi32>, %e: i8, %h: f16, %l: f64, %bf: bf16, %p: !spirv.ptr<i32, Function>) "None" {
  %0 = spirv.ConvertFToS %a : f32 to i32
  %1 = spirv.ConvertFToU %b : vector<2xf32> to vector<2xi32>
  %2 = spirv.ConvertSToF %c : i32 to f64
  %3 = spirv.ConvertUToF %d : vector<2xi32> to vector<2xf32>
  %4 = spirv.FConvert %a : f32 to f64
  %5 = spirv.FConvert %l : f64 to f16
  %6 = spirv.FConvert %bf : bf16 to f32
  %7 = spirv.FConvert %a : f32 to bf16
  %8 = spirv.SConvert %c : i32 to i64
  %9 = spirv.SConvert %c : i32 to i8
  %10 = spirv.UConvert %e : i8 to i32
  %11 = spirv.UConvert %d : vector<2xi32> to vector<2xi16>
  %12 = spirv.Bitcast %a : f32 to i32
  %13 = spirv.Bitcast %d : vector<2xi32> to i64
  %14 = spirv.Bitcast %p : !spirv.ptr<i32, Function> to !spirv.ptr<f32, Function>
  %15 = spirv.Bitcast %b : vector<2xf32> to vector<4xf16>
  %16 = spirv.Undef : f32
  %17 = spirv.Undef : !spirv.struct<(f32, i32)>
  spirv.Return
}
// -----
spirv.func @f38(%c: i1, %v: vector<2xi1>, %a: i32, %b: vector<2xi32>, %p: !spirv.ptr<i32, Function>) "None" {
  %0 = spirv.Select %c, %a, %a : i1, i32
  %1 = spirv.Select %v, %b, %b : vector<2xi1>, vector<2xi32>
  %2 = spirv.Select %c, %p, %p : i1, !spirv.ptr<i32, Function>
  %3 = spirv.Select %c, %b, %b : i1, vector<2xi32>
  spirv.Return
}
// -----
spirv.func @f39(%si: si32) "None" {
  %0 = spirv.Constant 3 : i32
  %1 = spirv.Constant -1 : si32
  %2 = spirv.Constant 4294967295 : ui32
  %3 = spirv.Constant dense<[1, 2]> : vector<2xsi32>
  %4 = spirv.Constant dense<1.5> : vector<4xf32>
  %5 = spirv.Constant true
  %6 = spirv.Constant dense<true> : vector<2xi1>
  %7 = spirv.Constant 1.5 : f16
  %8 = spirv.Constant dense<[1,2]> : vector<2xui64>
  spirv.Return
}
// -----
spirv.func @f40(%v: vector<4xf32>, %w: vector<2xf32>, %a: !spirv.array<4xf32>, %s: !spirv.struct<(f32, !spirv.array<2xi32>)>, %f: f32) "None" {
  %0 = spirv.CompositeExtract %v[1:i32] : vector<4xf32>
  %1 = spirv.CompositeExtract %a[1:i32] : !spirv.array<4xf32>
  %2 = spirv.CompositeExtract %s[1:i32, 1:i32] : !spirv.struct<(f32, !spirv.array<2xi32>)>
  %3 = spirv.CompositeInsert %f, %v[1:i32] : f32 into vector<4xf32>
  %4 = spirv.CompositeInsert %f, %a[1:i32] : f32 into !spirv.array<4xf32>
  %5 = spirv.VectorShuffle [0:i32, 1:i32] %w, %w : vector<2xf32>, vector<2xf32> -> vector<2xf32>
  %6 = spirv.VectorShuffle [0:i32, 5:i32, -1:i32] %v, %w : vector<4xf32>, vector<2xf32> -> vector<3xf32>
  %7 = spirv.VectorShuffle [0:i32, 3:i32,1:i32] %w, %w : vector<2xf32>, vector<2xf32> -> vector<3xf32>
  spirv.Return
}
// -----
spirv.func @f41(%p: !spirv.ptr<f32, Function>, %s: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, %i: i32, %j: i64, %r: !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, %v: !spirv.ptr<vector<4xf32>, Workgroup>) "None" {
  %0 = spirv.Load "Function" %p : f32
  %1 = spirv.Load "Function" %p ["Volatile"] : f32
  %2 = spirv.Load "Function" %p ["Aligned", 4] : f32
  %3 = spirv.Load "Function" %p ["Nontemporal"] : f32
  %4 = spirv.Load "Function" %p ["None"] : f32
  spirv.Store "Function" %p, %0 : f32
  spirv.Store "Function" %p, %0 ["Volatile"] : f32
  spirv.Store "Function" %p, %0 ["Aligned", 8] : f32
  %c1 = spirv.Constant 1 : i32
  %5 = spirv.AccessChain %s[%c1, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %6 = spirv.AccessChain %r[%j] : !spirv.ptr<!spirv.rtarray<f32>, StorageBuffer>, i64 -> !spirv.ptr<f32, StorageBuffer>
  %7 = spirv.AccessChain %v[%j] : !spirv.ptr<vector<4xf32>, Workgroup>, i64 -> !spirv.ptr<f32, Workgroup>
  %9 = spirv.Variable : !spirv.ptr<f32, Function>
  %cf = spirv.Constant 1.0 : f32
  %10 = spirv.Variable init(%cf) : !spirv.ptr<f32, Function>
  %11 = spirv.Variable : !spirv.ptr<!spirv.array<4xf32>, Function>
  %12 = spirv.Variable : !spirv.ptr<vector<4xf32>, Function>
  %cv = spirv.Constant dense<1.0> : vector<4xf32>
  %13 = spirv.Variable init(%cv) : !spirv.ptr<vector<4xf32>, Function>
  spirv.Return
}
// -----
spirv.func @f42(%a: f32, %h: f16, %d: f64) "None" {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %a : f32
  %1 = spirv.GroupFAdd <Subgroup> <InclusiveScan> %h : f16
  %2 = spirv.GroupFAdd <Subgroup> <ExclusiveScan> %d : f64
  spirv.Return
}
// -----
spirv.func @f43(%a: f32, %h: f16, %d: f64) "None" {
  %0 = spirv.GroupFMax <Workgroup> <Reduce> %a : f32
  %1 = spirv.GroupFMax <Subgroup> <InclusiveScan> %h : f16
  %2 = spirv.GroupFMax <Subgroup> <ExclusiveScan> %d : f64
  spirv.Return
}
// -----
spirv.func @f44(%a: f32, %h: f16, %d: f64) "None" {
  %0 = spirv.GroupFMin <Workgroup> <Reduce> %a : f32
  %1 = spirv.GroupFMin <Subgroup> <InclusiveScan> %h : f16
  %2 = spirv.GroupFMin <Subgroup> <ExclusiveScan> %d : f64
  spirv.Return
}
// -----
spirv.func @f45(%a: i32, %h: i8, %d: i64, %e: i16) "None" {
  %0 = spirv.GroupIAdd <Workgroup> <Reduce> %a : i32
  %1 = spirv.GroupIAdd <Subgroup> <InclusiveScan> %h : i8
  %2 = spirv.GroupIAdd <Subgroup> <ExclusiveScan> %d : i64
  %3 = spirv.GroupIAdd <Subgroup> <ExclusiveScan> %e : i16
  spirv.Return
}
// -----
spirv.func @f46(%a: i32, %h: i8, %d: i64, %e: i16) "None" {
  %0 = spirv.GroupSMax <Workgroup> <Reduce> %a : i32
  %1 = spirv.GroupSMax <Subgroup> <InclusiveScan> %h : i8
  %2 = spirv.GroupSMax <Subgroup> <ExclusiveScan> %d : i64
  %3 = spirv.GroupSMax <Subgroup> <ExclusiveScan> %e : i16
  spirv.Return
}
// -----
spirv.func @f47(%a: i32, %h: i8, %d: i64, %e: i16) "None" {
  %0 = spirv.GroupSMin <Workgroup> <Reduce> %a : i32
  %1 = spirv.GroupSMin <Subgroup> <InclusiveScan> %h : i8
  %2 = spirv.GroupSMin <Subgroup> <ExclusiveScan> %d : i64
  %3 = spirv.GroupSMin <Subgroup> <ExclusiveScan> %e : i16
  spirv.Return
}
// -----
spirv.func @f48(%a: i32, %h: i8, %d: i64, %e: i16) "None" {
  %0 = spirv.GroupUMax <Workgroup> <Reduce> %a : i32
  %1 = spirv.GroupUMax <Subgroup> <InclusiveScan> %h : i8
  %2 = spirv.GroupUMax <Subgroup> <ExclusiveScan> %d : i64
  %3 = spirv.GroupUMax <Subgroup> <ExclusiveScan> %e : i16
  spirv.Return
}
// -----
spirv.func @f49(%a: i32, %h: i8, %d: i64, %e: i16) "None" {
  %0 = spirv.GroupUMin <Workgroup> <Reduce> %a : i32
  %1 = spirv.GroupUMin <Subgroup> <InclusiveScan> %h : i8
  %2 = spirv.GroupUMin <Subgroup> <ExclusiveScan> %d : i64
  %3 = spirv.GroupUMin <Subgroup> <ExclusiveScan> %e : i16
  spirv.Return
}
// -----
spirv.func @f50(%a: f32, %h: f16, %d: f64) "None" {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %a : f32 -> f32
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <InclusiveScan> %h : f16 -> f16
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %d cluster_size(%c) : f64, i32 -> f64
  spirv.Return
}
// -----
spirv.func @f51(%a: f32, %h: f16, %d: f64) "None" {
  %0 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %a : f32 -> f32
  %1 = spirv.GroupNonUniformFMax <Subgroup> <InclusiveScan> %h : f16 -> f16
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformFMax <Subgroup> <ClusteredReduce> %d cluster_size(%c) : f64, i32 -> f64
  spirv.Return
}
// -----
spirv.func @f52(%a: f32, %h: f16, %d: f64) "None" {
  %0 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %a : f32 -> f32
  %1 = spirv.GroupNonUniformFMin <Subgroup> <InclusiveScan> %h : f16 -> f16
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformFMin <Subgroup> <ClusteredReduce> %d cluster_size(%c) : f64, i32 -> f64
  spirv.Return
}
// -----
spirv.func @f53(%a: f32, %h: f16, %d: f64) "None" {
  %0 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %a : f32 -> f32
  %1 = spirv.GroupNonUniformFMul <Subgroup> <InclusiveScan> %h : f16 -> f16
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformFMul <Subgroup> <ClusteredReduce> %d cluster_size(%c) : f64, i32 -> f64
  spirv.Return
}
// -----
spirv.func @f54(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f55(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformBitwiseOr <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformBitwiseOr <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f56(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformBitwiseXor <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f57(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformIAdd <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f58(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformIMul <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformIMul <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f59(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformSMax <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f60(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformSMin <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformSMin <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f61(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformUMax <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f62(%a: i32, %h: i8, %d: i64) "None" {
  %0 = spirv.GroupNonUniformUMin <Workgroup> <Reduce> %a : i32 -> i32
  %1 = spirv.GroupNonUniformUMin <Subgroup> <InclusiveScan> %h : i8 -> i8
  %c = spirv.Constant 4 : i32
  %2 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %d cluster_size(%c) : i64, i32 -> i64
  spirv.Return
}
// -----
spirv.func @f63(%a: i1) "None" {
  %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %a : i1 -> i1
  spirv.Return
}
// -----
spirv.func @f64(%a: i1) "None" {
  %0 = spirv.GroupNonUniformLogicalOr <Workgroup> <Reduce> %a : i1 -> i1
  spirv.Return
}
// -----
spirv.func @f65(%a: i1) "None" {
  %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %a : i1 -> i1
  spirv.Return
}
// -----
spirv.func @f66() "None" {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <None>
  spirv.Return
}
// -----
spirv.func @c66() "Inline" { spirv.Return }
// -----
spirv.func @c67() "DontInline" { spirv.Return }
// -----
spirv.func @c68() "Pure" { spirv.Return }
// -----
spirv.func @c69() "Const" { spirv.Return }
// -----
spirv.func @c70() "None" { spirv.Return }
// -----
spirv.func @c71() "Inline|Pure" { spirv.Return }
// -----
spirv.func @c72() "OptNoneINTEL" { spirv.Return }
// -----
spirv.func @c73() "DontInline|Const|Pure" { spirv.Return }
// -----
spirv.func @r(%a: i32) -> i32 "None" { %0 = spirv.FunctionCall @r(%a) : (i32) -> i32
 spirv.FunctionCall @e() : () -> ()
 spirv.ReturnValue %0 : i32 }
spirv.func @e() "None" attributes {foo, linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type=<Export>>} { spirv.Return }
// -----
spirv.func @l(%c: i1, %n: i32) "None" {
  spirv.mlir.loop { spirv.Branch ^h
  ^h: spirv.BranchConditional %c, ^b, ^m
  ^b: %0 = spirv.IAdd %n, %n : i32
    spirv.Branch ^k
  ^k: spirv.Branch ^h
  ^m: spirv.mlir.merge }
  spirv.mlir.selection { spirv.BranchConditional %c [3, 4], ^t, ^m
  ^t: spirv.Branch ^m
  ^m: spirv.mlir.merge }
  spirv.Return
}
spirv.func @l2(%c: i1, %n: i32) -> i32 "None" {
  spirv.Branch ^a(%n, %c : i32, i1)
^a(%x: i32, %y: i1):
  spirv.BranchConditional %y, ^b(%x : i32), ^d(%n, %x: i32, i32)
^b(%z: i32):
  spirv.ReturnValue %z : i32
^d(%z1: i32, %z2: i32):
  spirv.ReturnValue %z2 : i32
}
