// RUN: terrace opt %s --convert-to-llvm

func.func @absf_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %absf0 = math.absf %c0 : f32
  %absf1 = math.absf %c1 : f32
  %absf2 = math.absf %c2 : f32
  %absf3 = math.absf %c3 : f32
  %absf4 = math.absf %c4 : f32
  %absf5 = math.absf %c5 : f32
  %absf6 = math.absf %c6 : f32
  %absf7 = math.absf %c7 : f32
  %absf8 = math.absf %c8 : f32
  %absf9 = math.absf %c9 : f32
  %absf10 = math.absf %c10 : f32
  %absf11 = math.absf %c11 : f32
  %absf12 = math.absf %c12 : f32
  %absf13 = math.absf %c13 : f32
  %absf14 = math.absf %c14 : f32
  return
}
func.func @acosh_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %acosh0 = math.acosh %c0 : f32
  %acosh1 = math.acosh %c1 : f32
  %acosh2 = math.acosh %c2 : f32
  %acosh3 = math.acosh %c3 : f32
  %acosh4 = math.acosh %c4 : f32
  %acosh5 = math.acosh %c5 : f32
  %acosh6 = math.acosh %c6 : f32
  %acosh7 = math.acosh %c7 : f32
  %acosh8 = math.acosh %c8 : f32
  %acosh9 = math.acosh %c9 : f32
  %acosh10 = math.acosh %c10 : f32
  %acosh11 = math.acosh %c11 : f32
  %acosh12 = math.acosh %c12 : f32
  %acosh13 = math.acosh %c13 : f32
  %acosh14 = math.acosh %c14 : f32
  return
}
func.func @asin_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %asin0 = math.asin %c0 : f32
  %asin1 = math.asin %c1 : f32
  %asin2 = math.asin %c2 : f32
  %asin3 = math.asin %c3 : f32
  %asin4 = math.asin %c4 : f32
  %asin5 = math.asin %c5 : f32
  %asin6 = math.asin %c6 : f32
  %asin7 = math.asin %c7 : f32
  %asin8 = math.asin %c8 : f32
  %asin9 = math.asin %c9 : f32
  %asin10 = math.asin %c10 : f32
  %asin11 = math.asin %c11 : f32
  %asin12 = math.asin %c12 : f32
  %asin13 = math.asin %c13 : f32
  %asin14 = math.asin %c14 : f32
  return
}
func.func @asinh_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %asinh0 = math.asinh %c0 : f32
  %asinh1 = math.asinh %c1 : f32
  %asinh2 = math.asinh %c2 : f32
  %asinh3 = math.asinh %c3 : f32
  %asinh4 = math.asinh %c4 : f32
  %asinh5 = math.asinh %c5 : f32
  %asinh6 = math.asinh %c6 : f32
  %asinh7 = math.asinh %c7 : f32
  %asinh8 = math.asinh %c8 : f32
  %asinh9 = math.asinh %c9 : f32
  %asinh10 = math.asinh %c10 : f32
  %asinh11 = math.asinh %c11 : f32
  %asinh12 = math.asinh %c12 : f32
  %asinh13 = math.asinh %c13 : f32
  %asinh14 = math.asinh %c14 : f32
  return
}
func.func @atan_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %atan0 = math.atan %c0 : f32
  %atan1 = math.atan %c1 : f32
  %atan2 = math.atan %c2 : f32
  %atan3 = math.atan %c3 : f32
  %atan4 = math.atan %c4 : f32
  %atan5 = math.atan %c5 : f32
  %atan6 = math.atan %c6 : f32
  %atan7 = math.atan %c7 : f32
  %atan8 = math.atan %c8 : f32
  %atan9 = math.atan %c9 : f32
  %atan10 = math.atan %c10 : f32
  %atan11 = math.atan %c11 : f32
  %atan12 = math.atan %c12 : f32
  %atan13 = math.atan %c13 : f32
  %atan14 = math.atan %c14 : f32
  return
}
func.func @atanh_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %atanh0 = math.atanh %c0 : f32
  %atanh1 = math.atanh %c1 : f32
  %atanh2 = math.atanh %c2 : f32
  %atanh3 = math.atanh %c3 : f32
  %atanh4 = math.atanh %c4 : f32
  %atanh5 = math.atanh %c5 : f32
  %atanh6 = math.atanh %c6 : f32
  %atanh7 = math.atanh %c7 : f32
  %atanh8 = math.atanh %c8 : f32
  %atanh9 = math.atanh %c9 : f32
  %atanh10 = math.atanh %c10 : f32
  %atanh11 = math.atanh %c11 : f32
  %atanh12 = math.atanh %c12 : f32
  %atanh13 = math.atanh %c13 : f32
  %atanh14 = math.atanh %c14 : f32
  return
}
func.func @cbrt_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %cbrt0 = math.cbrt %c0 : f32
  %cbrt1 = math.cbrt %c1 : f32
  %cbrt2 = math.cbrt %c2 : f32
  %cbrt3 = math.cbrt %c3 : f32
  %cbrt4 = math.cbrt %c4 : f32
  %cbrt5 = math.cbrt %c5 : f32
  %cbrt6 = math.cbrt %c6 : f32
  %cbrt7 = math.cbrt %c7 : f32
  %cbrt8 = math.cbrt %c8 : f32
  %cbrt9 = math.cbrt %c9 : f32
  %cbrt10 = math.cbrt %c10 : f32
  %cbrt11 = math.cbrt %c11 : f32
  %cbrt12 = math.cbrt %c12 : f32
  %cbrt13 = math.cbrt %c13 : f32
  %cbrt14 = math.cbrt %c14 : f32
  return
}
func.func @ceil_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %ceil0 = math.ceil %c0 : f32
  %ceil1 = math.ceil %c1 : f32
  %ceil2 = math.ceil %c2 : f32
  %ceil3 = math.ceil %c3 : f32
  %ceil4 = math.ceil %c4 : f32
  %ceil5 = math.ceil %c5 : f32
  %ceil6 = math.ceil %c6 : f32
  %ceil7 = math.ceil %c7 : f32
  %ceil8 = math.ceil %c8 : f32
  %ceil9 = math.ceil %c9 : f32
  %ceil10 = math.ceil %c10 : f32
  %ceil11 = math.ceil %c11 : f32
  %ceil12 = math.ceil %c12 : f32
  %ceil13 = math.ceil %c13 : f32
  %ceil14 = math.ceil %c14 : f32
  return
}
func.func @cos_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %cos0 = math.cos %c0 : f32
  %cos1 = math.cos %c1 : f32
  %cos2 = math.cos %c2 : f32
  %cos3 = math.cos %c3 : f32
  %cos4 = math.cos %c4 : f32
  %cos5 = math.cos %c5 : f32
  %cos6 = math.cos %c6 : f32
  %cos7 = math.cos %c7 : f32
  %cos8 = math.cos %c8 : f32
  %cos9 = math.cos %c9 : f32
  %cos10 = math.cos %c10 : f32
  %cos11 = math.cos %c11 : f32
  %cos12 = math.cos %c12 : f32
  %cos13 = math.cos %c13 : f32
  %cos14 = math.cos %c14 : f32
  return
}
func.func @acos_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %acos0 = math.acos %c0 : f32
  %acos1 = math.acos %c1 : f32
  %acos2 = math.acos %c2 : f32
  %acos3 = math.acos %c3 : f32
  %acos4 = math.acos %c4 : f32
  %acos5 = math.acos %c5 : f32
  %acos6 = math.acos %c6 : f32
  %acos7 = math.acos %c7 : f32
  %acos8 = math.acos %c8 : f32
  %acos9 = math.acos %c9 : f32
  %acos10 = math.acos %c10 : f32
  %acos11 = math.acos %c11 : f32
  %acos12 = math.acos %c12 : f32
  %acos13 = math.acos %c13 : f32
  %acos14 = math.acos %c14 : f32
  return
}
func.func @cosh_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %cosh0 = math.cosh %c0 : f32
  %cosh1 = math.cosh %c1 : f32
  %cosh2 = math.cosh %c2 : f32
  %cosh3 = math.cosh %c3 : f32
  %cosh4 = math.cosh %c4 : f32
  %cosh5 = math.cosh %c5 : f32
  %cosh6 = math.cosh %c6 : f32
  %cosh7 = math.cosh %c7 : f32
  %cosh8 = math.cosh %c8 : f32
  %cosh9 = math.cosh %c9 : f32
  %cosh10 = math.cosh %c10 : f32
  %cosh11 = math.cosh %c11 : f32
  %cosh12 = math.cosh %c12 : f32
  %cosh13 = math.cosh %c13 : f32
  %cosh14 = math.cosh %c14 : f32
  return
}
func.func @sin_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %sin0 = math.sin %c0 : f32
  %sin1 = math.sin %c1 : f32
  %sin2 = math.sin %c2 : f32
  %sin3 = math.sin %c3 : f32
  %sin4 = math.sin %c4 : f32
  %sin5 = math.sin %c5 : f32
  %sin6 = math.sin %c6 : f32
  %sin7 = math.sin %c7 : f32
  %sin8 = math.sin %c8 : f32
  %sin9 = math.sin %c9 : f32
  %sin10 = math.sin %c10 : f32
  %sin11 = math.sin %c11 : f32
  %sin12 = math.sin %c12 : f32
  %sin13 = math.sin %c13 : f32
  %sin14 = math.sin %c14 : f32
  return
}
func.func @sinh_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %sinh0 = math.sinh %c0 : f32
  %sinh1 = math.sinh %c1 : f32
  %sinh2 = math.sinh %c2 : f32
  %sinh3 = math.sinh %c3 : f32
  %sinh4 = math.sinh %c4 : f32
  %sinh5 = math.sinh %c5 : f32
  %sinh6 = math.sinh %c6 : f32
  %sinh7 = math.sinh %c7 : f32
  %sinh8 = math.sinh %c8 : f32
  %sinh9 = math.sinh %c9 : f32
  %sinh10 = math.sinh %c10 : f32
  %sinh11 = math.sinh %c11 : f32
  %sinh12 = math.sinh %c12 : f32
  %sinh13 = math.sinh %c13 : f32
  %sinh14 = math.sinh %c14 : f32
  return
}
func.func @erf_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %erf0 = math.erf %c0 : f32
  %erf1 = math.erf %c1 : f32
  %erf2 = math.erf %c2 : f32
  %erf3 = math.erf %c3 : f32
  %erf4 = math.erf %c4 : f32
  %erf5 = math.erf %c5 : f32
  %erf6 = math.erf %c6 : f32
  %erf7 = math.erf %c7 : f32
  %erf8 = math.erf %c8 : f32
  %erf9 = math.erf %c9 : f32
  %erf10 = math.erf %c10 : f32
  %erf11 = math.erf %c11 : f32
  %erf12 = math.erf %c12 : f32
  %erf13 = math.erf %c13 : f32
  %erf14 = math.erf %c14 : f32
  return
}
func.func @erfc_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %erfc0 = math.erfc %c0 : f32
  %erfc1 = math.erfc %c1 : f32
  %erfc2 = math.erfc %c2 : f32
  %erfc3 = math.erfc %c3 : f32
  %erfc4 = math.erfc %c4 : f32
  %erfc5 = math.erfc %c5 : f32
  %erfc6 = math.erfc %c6 : f32
  %erfc7 = math.erfc %c7 : f32
  %erfc8 = math.erfc %c8 : f32
  %erfc9 = math.erfc %c9 : f32
  %erfc10 = math.erfc %c10 : f32
  %erfc11 = math.erfc %c11 : f32
  %erfc12 = math.erfc %c12 : f32
  %erfc13 = math.erfc %c13 : f32
  %erfc14 = math.erfc %c14 : f32
  return
}
func.func @exp_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %exp0 = math.exp %c0 : f32
  %exp1 = math.exp %c1 : f32
  %exp2 = math.exp %c2 : f32
  %exp3 = math.exp %c3 : f32
  %exp4 = math.exp %c4 : f32
  %exp5 = math.exp %c5 : f32
  %exp6 = math.exp %c6 : f32
  %exp7 = math.exp %c7 : f32
  %exp8 = math.exp %c8 : f32
  %exp9 = math.exp %c9 : f32
  %exp10 = math.exp %c10 : f32
  %exp11 = math.exp %c11 : f32
  %exp12 = math.exp %c12 : f32
  %exp13 = math.exp %c13 : f32
  %exp14 = math.exp %c14 : f32
  return
}
func.func @exp2_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %exp20 = math.exp2 %c0 : f32
  %exp21 = math.exp2 %c1 : f32
  %exp22 = math.exp2 %c2 : f32
  %exp23 = math.exp2 %c3 : f32
  %exp24 = math.exp2 %c4 : f32
  %exp25 = math.exp2 %c5 : f32
  %exp26 = math.exp2 %c6 : f32
  %exp27 = math.exp2 %c7 : f32
  %exp28 = math.exp2 %c8 : f32
  %exp29 = math.exp2 %c9 : f32
  %exp210 = math.exp2 %c10 : f32
  %exp211 = math.exp2 %c11 : f32
  %exp212 = math.exp2 %c12 : f32
  %exp213 = math.exp2 %c13 : f32
  %exp214 = math.exp2 %c14 : f32
  return
}
func.func @expm1_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %expm10 = math.expm1 %c0 : f32
  %expm11 = math.expm1 %c1 : f32
  %expm12 = math.expm1 %c2 : f32
  %expm13 = math.expm1 %c3 : f32
  %expm14 = math.expm1 %c4 : f32
  %expm15 = math.expm1 %c5 : f32
  %expm16 = math.expm1 %c6 : f32
  %expm17 = math.expm1 %c7 : f32
  %expm18 = math.expm1 %c8 : f32
  %expm19 = math.expm1 %c9 : f32
  %expm110 = math.expm1 %c10 : f32
  %expm111 = math.expm1 %c11 : f32
  %expm112 = math.expm1 %c12 : f32
  %expm113 = math.expm1 %c13 : f32
  %expm114 = math.expm1 %c14 : f32
  return
}
func.func @floor_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %floor0 = math.floor %c0 : f32
  %floor1 = math.floor %c1 : f32
  %floor2 = math.floor %c2 : f32
  %floor3 = math.floor %c3 : f32
  %floor4 = math.floor %c4 : f32
  %floor5 = math.floor %c5 : f32
  %floor6 = math.floor %c6 : f32
  %floor7 = math.floor %c7 : f32
  %floor8 = math.floor %c8 : f32
  %floor9 = math.floor %c9 : f32
  %floor10 = math.floor %c10 : f32
  %floor11 = math.floor %c11 : f32
  %floor12 = math.floor %c12 : f32
  %floor13 = math.floor %c13 : f32
  %floor14 = math.floor %c14 : f32
  return
}
func.func @log_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %log0 = math.log %c0 : f32
  %log1 = math.log %c1 : f32
  %log2 = math.log %c2 : f32
  %log3 = math.log %c3 : f32
  %log4 = math.log %c4 : f32
  %log5 = math.log %c5 : f32
  %log6 = math.log %c6 : f32
  %log7 = math.log %c7 : f32
  %log8 = math.log %c8 : f32
  %log9 = math.log %c9 : f32
  %log10 = math.log %c10 : f32
  %log11 = math.log %c11 : f32
  %log12 = math.log %c12 : f32
  %log13 = math.log %c13 : f32
  %log14 = math.log %c14 : f32
  return
}
func.func @log10_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %log100 = math.log10 %c0 : f32
  %log101 = math.log10 %c1 : f32
  %log102 = math.log10 %c2 : f32
  %log103 = math.log10 %c3 : f32
  %log104 = math.log10 %c4 : f32
  %log105 = math.log10 %c5 : f32
  %log106 = math.log10 %c6 : f32
  %log107 = math.log10 %c7 : f32
  %log108 = math.log10 %c8 : f32
  %log109 = math.log10 %c9 : f32
  %log1010 = math.log10 %c10 : f32
  %log1011 = math.log10 %c11 : f32
  %log1012 = math.log10 %c12 : f32
  %log1013 = math.log10 %c13 : f32
  %log1014 = math.log10 %c14 : f32
  return
}
func.func @log1p_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %log1p0 = math.log1p %c0 : f32
  %log1p1 = math.log1p %c1 : f32
  %log1p2 = math.log1p %c2 : f32
  %log1p3 = math.log1p %c3 : f32
  %log1p4 = math.log1p %c4 : f32
  %log1p5 = math.log1p %c5 : f32
  %log1p6 = math.log1p %c6 : f32
  %log1p7 = math.log1p %c7 : f32
  %log1p8 = math.log1p %c8 : f32
  %log1p9 = math.log1p %c9 : f32
  %log1p10 = math.log1p %c10 : f32
  %log1p11 = math.log1p %c11 : f32
  %log1p12 = math.log1p %c12 : f32
  %log1p13 = math.log1p %c13 : f32
  %log1p14 = math.log1p %c14 : f32
  return
}
func.func @log2_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %log20 = math.log2 %c0 : f32
  %log21 = math.log2 %c1 : f32
  %log22 = math.log2 %c2 : f32
  %log23 = math.log2 %c3 : f32
  %log24 = math.log2 %c4 : f32
  %log25 = math.log2 %c5 : f32
  %log26 = math.log2 %c6 : f32
  %log27 = math.log2 %c7 : f32
  %log28 = math.log2 %c8 : f32
  %log29 = math.log2 %c9 : f32
  %log210 = math.log2 %c10 : f32
  %log211 = math.log2 %c11 : f32
  %log212 = math.log2 %c12 : f32
  %log213 = math.log2 %c13 : f32
  %log214 = math.log2 %c14 : f32
  return
}
func.func @rsqrt_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %rsqrt0 = math.rsqrt %c0 : f32
  %rsqrt1 = math.rsqrt %c1 : f32
  %rsqrt2 = math.rsqrt %c2 : f32
  %rsqrt3 = math.rsqrt %c3 : f32
  %rsqrt4 = math.rsqrt %c4 : f32
  %rsqrt5 = math.rsqrt %c5 : f32
  %rsqrt6 = math.rsqrt %c6 : f32
  %rsqrt7 = math.rsqrt %c7 : f32
  %rsqrt8 = math.rsqrt %c8 : f32
  %rsqrt9 = math.rsqrt %c9 : f32
  %rsqrt10 = math.rsqrt %c10 : f32
  %rsqrt11 = math.rsqrt %c11 : f32
  %rsqrt12 = math.rsqrt %c12 : f32
  %rsqrt13 = math.rsqrt %c13 : f32
  %rsqrt14 = math.rsqrt %c14 : f32
  return
}
func.func @sqrt_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %sqrt0 = math.sqrt %c0 : f32
  %sqrt1 = math.sqrt %c1 : f32
  %sqrt2 = math.sqrt %c2 : f32
  %sqrt3 = math.sqrt %c3 : f32
  %sqrt4 = math.sqrt %c4 : f32
  %sqrt5 = math.sqrt %c5 : f32
  %sqrt6 = math.sqrt %c6 : f32
  %sqrt7 = math.sqrt %c7 : f32
  %sqrt8 = math.sqrt %c8 : f32
  %sqrt9 = math.sqrt %c9 : f32
  %sqrt10 = math.sqrt %c10 : f32
  %sqrt11 = math.sqrt %c11 : f32
  %sqrt12 = math.sqrt %c12 : f32
  %sqrt13 = math.sqrt %c13 : f32
  %sqrt14 = math.sqrt %c14 : f32
  return
}
func.func @tan_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %tan0 = math.tan %c0 : f32
  %tan1 = math.tan %c1 : f32
  %tan2 = math.tan %c2 : f32
  %tan3 = math.tan %c3 : f32
  %tan4 = math.tan %c4 : f32
  %tan5 = math.tan %c5 : f32
  %tan6 = math.tan %c6 : f32
  %tan7 = math.tan %c7 : f32
  %tan8 = math.tan %c8 : f32
  %tan9 = math.tan %c9 : f32
  %tan10 = math.tan %c10 : f32
  %tan11 = math.tan %c11 : f32
  %tan12 = math.tan %c12 : f32
  %tan13 = math.tan %c13 : f32
  %tan14 = math.tan %c14 : f32
  return
}
func.func @tanh_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %tanh0 = math.tanh %c0 : f32
  %tanh1 = math.tanh %c1 : f32
  %tanh2 = math.tanh %c2 : f32
  %tanh3 = math.tanh %c3 : f32
  %tanh4 = math.tanh %c4 : f32
  %tanh5 = math.tanh %c5 : f32
  %tanh6 = math.tanh %c6 : f32
  %tanh7 = math.tanh %c7 : f32
  %tanh8 = math.tanh %c8 : f32
  %tanh9 = math.tanh %c9 : f32
  %tanh10 = math.tanh %c10 : f32
  %tanh11 = math.tanh %c11 : f32
  %tanh12 = math.tanh %c12 : f32
  %tanh13 = math.tanh %c13 : f32
  %tanh14 = math.tanh %c14 : f32
  return
}
func.func @roundeven_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %roundeven0 = math.roundeven %c0 : f32
  %roundeven1 = math.roundeven %c1 : f32
  %roundeven2 = math.roundeven %c2 : f32
  %roundeven3 = math.roundeven %c3 : f32
  %roundeven4 = math.roundeven %c4 : f32
  %roundeven5 = math.roundeven %c5 : f32
  %roundeven6 = math.roundeven %c6 : f32
  %roundeven7 = math.roundeven %c7 : f32
  %roundeven8 = math.roundeven %c8 : f32
  %roundeven9 = math.roundeven %c9 : f32
  %roundeven10 = math.roundeven %c10 : f32
  %roundeven11 = math.roundeven %c11 : f32
  %roundeven12 = math.roundeven %c12 : f32
  %roundeven13 = math.roundeven %c13 : f32
  %roundeven14 = math.roundeven %c14 : f32
  return
}
func.func @round_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %round0 = math.round %c0 : f32
  %round1 = math.round %c1 : f32
  %round2 = math.round %c2 : f32
  %round3 = math.round %c3 : f32
  %round4 = math.round %c4 : f32
  %round5 = math.round %c5 : f32
  %round6 = math.round %c6 : f32
  %round7 = math.round %c7 : f32
  %round8 = math.round %c8 : f32
  %round9 = math.round %c9 : f32
  %round10 = math.round %c10 : f32
  %round11 = math.round %c11 : f32
  %round12 = math.round %c12 : f32
  %round13 = math.round %c13 : f32
  %round14 = math.round %c14 : f32
  return
}
func.func @trunc_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %trunc0 = math.trunc %c0 : f32
  %trunc1 = math.trunc %c1 : f32
  %trunc2 = math.trunc %c2 : f32
  %trunc3 = math.trunc %c3 : f32
  %trunc4 = math.trunc %c4 : f32
  %trunc5 = math.trunc %c5 : f32
  %trunc6 = math.trunc %c6 : f32
  %trunc7 = math.trunc %c7 : f32
  %trunc8 = math.trunc %c8 : f32
  %trunc9 = math.trunc %c9 : f32
  %trunc10 = math.trunc %c10 : f32
  %trunc11 = math.trunc %c11 : f32
  %trunc12 = math.trunc %c12 : f32
  %trunc13 = math.trunc %c13 : f32
  %trunc14 = math.trunc %c14 : f32
  return
}
func.func @isfinite_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %isfinite0 = math.isfinite %c0 : f32
  %isfinite1 = math.isfinite %c1 : f32
  %isfinite2 = math.isfinite %c2 : f32
  %isfinite3 = math.isfinite %c3 : f32
  %isfinite4 = math.isfinite %c4 : f32
  %isfinite5 = math.isfinite %c5 : f32
  %isfinite6 = math.isfinite %c6 : f32
  %isfinite7 = math.isfinite %c7 : f32
  %isfinite8 = math.isfinite %c8 : f32
  %isfinite9 = math.isfinite %c9 : f32
  %isfinite10 = math.isfinite %c10 : f32
  %isfinite11 = math.isfinite %c11 : f32
  %isfinite12 = math.isfinite %c12 : f32
  %isfinite13 = math.isfinite %c13 : f32
  %isfinite14 = math.isfinite %c14 : f32
  return
}
func.func @isinf_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %isinf0 = math.isinf %c0 : f32
  %isinf1 = math.isinf %c1 : f32
  %isinf2 = math.isinf %c2 : f32
  %isinf3 = math.isinf %c3 : f32
  %isinf4 = math.isinf %c4 : f32
  %isinf5 = math.isinf %c5 : f32
  %isinf6 = math.isinf %c6 : f32
  %isinf7 = math.isinf %c7 : f32
  %isinf8 = math.isinf %c8 : f32
  %isinf9 = math.isinf %c9 : f32
  %isinf10 = math.isinf %c10 : f32
  %isinf11 = math.isinf %c11 : f32
  %isinf12 = math.isinf %c12 : f32
  %isinf13 = math.isinf %c13 : f32
  %isinf14 = math.isinf %c14 : f32
  return
}
func.func @isnan_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %isnan0 = math.isnan %c0 : f32
  %isnan1 = math.isnan %c1 : f32
  %isnan2 = math.isnan %c2 : f32
  %isnan3 = math.isnan %c3 : f32
  %isnan4 = math.isnan %c4 : f32
  %isnan5 = math.isnan %c5 : f32
  %isnan6 = math.isnan %c6 : f32
  %isnan7 = math.isnan %c7 : f32
  %isnan8 = math.isnan %c8 : f32
  %isnan9 = math.isnan %c9 : f32
  %isnan10 = math.isnan %c10 : f32
  %isnan11 = math.isnan %c11 : f32
  %isnan12 = math.isnan %c12 : f32
  %isnan13 = math.isnan %c13 : f32
  %isnan14 = math.isnan %c14 : f32
  return
}
func.func @isnormal_f32() {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 1.0 : f32
  %c4 = arith.constant -1.0 : f32
  %c5 = arith.constant 2.0 : f32
  %c6 = arith.constant 3.5 : f32
  %c7 = arith.constant -2.5 : f32
  %c8 = arith.constant 1.0e-10 : f32
  %c9 = arith.constant 1.0e+10 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %c13 = arith.constant 100.0 : f32
  %c14 = arith.constant 0.1 : f32
  %isnormal0 = math.isnormal %c0 : f32
  %isnormal1 = math.isnormal %c1 : f32
  %isnormal2 = math.isnormal %c2 : f32
  %isnormal3 = math.isnormal %c3 : f32
  %isnormal4 = math.isnormal %c4 : f32
  %isnormal5 = math.isnormal %c5 : f32
  %isnormal6 = math.isnormal %c6 : f32
  %isnormal7 = math.isnormal %c7 : f32
  %isnormal8 = math.isnormal %c8 : f32
  %isnormal9 = math.isnormal %c9 : f32
  %isnormal10 = math.isnormal %c10 : f32
  %isnormal11 = math.isnormal %c11 : f32
  %isnormal12 = math.isnormal %c12 : f32
  %isnormal13 = math.isnormal %c13 : f32
  %isnormal14 = math.isnormal %c14 : f32
  return
}
func.func @absf_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %absf0 = math.absf %c0 : f64
  %absf1 = math.absf %c1 : f64
  %absf2 = math.absf %c2 : f64
  %absf3 = math.absf %c3 : f64
  %absf4 = math.absf %c4 : f64
  %absf5 = math.absf %c5 : f64
  %absf6 = math.absf %c6 : f64
  %absf7 = math.absf %c7 : f64
  %absf8 = math.absf %c8 : f64
  %absf9 = math.absf %c9 : f64
  %absf10 = math.absf %c10 : f64
  %absf11 = math.absf %c11 : f64
  %absf12 = math.absf %c12 : f64
  %absf13 = math.absf %c13 : f64
  %absf14 = math.absf %c14 : f64
  return
}
func.func @acosh_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %acosh0 = math.acosh %c0 : f64
  %acosh1 = math.acosh %c1 : f64
  %acosh2 = math.acosh %c2 : f64
  %acosh3 = math.acosh %c3 : f64
  %acosh4 = math.acosh %c4 : f64
  %acosh5 = math.acosh %c5 : f64
  %acosh6 = math.acosh %c6 : f64
  %acosh7 = math.acosh %c7 : f64
  %acosh8 = math.acosh %c8 : f64
  %acosh9 = math.acosh %c9 : f64
  %acosh10 = math.acosh %c10 : f64
  %acosh11 = math.acosh %c11 : f64
  %acosh12 = math.acosh %c12 : f64
  %acosh13 = math.acosh %c13 : f64
  %acosh14 = math.acosh %c14 : f64
  return
}
func.func @asin_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %asin0 = math.asin %c0 : f64
  %asin1 = math.asin %c1 : f64
  %asin2 = math.asin %c2 : f64
  %asin3 = math.asin %c3 : f64
  %asin4 = math.asin %c4 : f64
  %asin5 = math.asin %c5 : f64
  %asin6 = math.asin %c6 : f64
  %asin7 = math.asin %c7 : f64
  %asin8 = math.asin %c8 : f64
  %asin9 = math.asin %c9 : f64
  %asin10 = math.asin %c10 : f64
  %asin11 = math.asin %c11 : f64
  %asin12 = math.asin %c12 : f64
  %asin13 = math.asin %c13 : f64
  %asin14 = math.asin %c14 : f64
  return
}
func.func @asinh_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %asinh0 = math.asinh %c0 : f64
  %asinh1 = math.asinh %c1 : f64
  %asinh2 = math.asinh %c2 : f64
  %asinh3 = math.asinh %c3 : f64
  %asinh4 = math.asinh %c4 : f64
  %asinh5 = math.asinh %c5 : f64
  %asinh6 = math.asinh %c6 : f64
  %asinh7 = math.asinh %c7 : f64
  %asinh8 = math.asinh %c8 : f64
  %asinh9 = math.asinh %c9 : f64
  %asinh10 = math.asinh %c10 : f64
  %asinh11 = math.asinh %c11 : f64
  %asinh12 = math.asinh %c12 : f64
  %asinh13 = math.asinh %c13 : f64
  %asinh14 = math.asinh %c14 : f64
  return
}
func.func @atan_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %atan0 = math.atan %c0 : f64
  %atan1 = math.atan %c1 : f64
  %atan2 = math.atan %c2 : f64
  %atan3 = math.atan %c3 : f64
  %atan4 = math.atan %c4 : f64
  %atan5 = math.atan %c5 : f64
  %atan6 = math.atan %c6 : f64
  %atan7 = math.atan %c7 : f64
  %atan8 = math.atan %c8 : f64
  %atan9 = math.atan %c9 : f64
  %atan10 = math.atan %c10 : f64
  %atan11 = math.atan %c11 : f64
  %atan12 = math.atan %c12 : f64
  %atan13 = math.atan %c13 : f64
  %atan14 = math.atan %c14 : f64
  return
}
func.func @atanh_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %atanh0 = math.atanh %c0 : f64
  %atanh1 = math.atanh %c1 : f64
  %atanh2 = math.atanh %c2 : f64
  %atanh3 = math.atanh %c3 : f64
  %atanh4 = math.atanh %c4 : f64
  %atanh5 = math.atanh %c5 : f64
  %atanh6 = math.atanh %c6 : f64
  %atanh7 = math.atanh %c7 : f64
  %atanh8 = math.atanh %c8 : f64
  %atanh9 = math.atanh %c9 : f64
  %atanh10 = math.atanh %c10 : f64
  %atanh11 = math.atanh %c11 : f64
  %atanh12 = math.atanh %c12 : f64
  %atanh13 = math.atanh %c13 : f64
  %atanh14 = math.atanh %c14 : f64
  return
}
func.func @cbrt_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %cbrt0 = math.cbrt %c0 : f64
  %cbrt1 = math.cbrt %c1 : f64
  %cbrt2 = math.cbrt %c2 : f64
  %cbrt3 = math.cbrt %c3 : f64
  %cbrt4 = math.cbrt %c4 : f64
  %cbrt5 = math.cbrt %c5 : f64
  %cbrt6 = math.cbrt %c6 : f64
  %cbrt7 = math.cbrt %c7 : f64
  %cbrt8 = math.cbrt %c8 : f64
  %cbrt9 = math.cbrt %c9 : f64
  %cbrt10 = math.cbrt %c10 : f64
  %cbrt11 = math.cbrt %c11 : f64
  %cbrt12 = math.cbrt %c12 : f64
  %cbrt13 = math.cbrt %c13 : f64
  %cbrt14 = math.cbrt %c14 : f64
  return
}
func.func @ceil_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %ceil0 = math.ceil %c0 : f64
  %ceil1 = math.ceil %c1 : f64
  %ceil2 = math.ceil %c2 : f64
  %ceil3 = math.ceil %c3 : f64
  %ceil4 = math.ceil %c4 : f64
  %ceil5 = math.ceil %c5 : f64
  %ceil6 = math.ceil %c6 : f64
  %ceil7 = math.ceil %c7 : f64
  %ceil8 = math.ceil %c8 : f64
  %ceil9 = math.ceil %c9 : f64
  %ceil10 = math.ceil %c10 : f64
  %ceil11 = math.ceil %c11 : f64
  %ceil12 = math.ceil %c12 : f64
  %ceil13 = math.ceil %c13 : f64
  %ceil14 = math.ceil %c14 : f64
  return
}
func.func @cos_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %cos0 = math.cos %c0 : f64
  %cos1 = math.cos %c1 : f64
  %cos2 = math.cos %c2 : f64
  %cos3 = math.cos %c3 : f64
  %cos4 = math.cos %c4 : f64
  %cos5 = math.cos %c5 : f64
  %cos6 = math.cos %c6 : f64
  %cos7 = math.cos %c7 : f64
  %cos8 = math.cos %c8 : f64
  %cos9 = math.cos %c9 : f64
  %cos10 = math.cos %c10 : f64
  %cos11 = math.cos %c11 : f64
  %cos12 = math.cos %c12 : f64
  %cos13 = math.cos %c13 : f64
  %cos14 = math.cos %c14 : f64
  return
}
func.func @acos_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %acos0 = math.acos %c0 : f64
  %acos1 = math.acos %c1 : f64
  %acos2 = math.acos %c2 : f64
  %acos3 = math.acos %c3 : f64
  %acos4 = math.acos %c4 : f64
  %acos5 = math.acos %c5 : f64
  %acos6 = math.acos %c6 : f64
  %acos7 = math.acos %c7 : f64
  %acos8 = math.acos %c8 : f64
  %acos9 = math.acos %c9 : f64
  %acos10 = math.acos %c10 : f64
  %acos11 = math.acos %c11 : f64
  %acos12 = math.acos %c12 : f64
  %acos13 = math.acos %c13 : f64
  %acos14 = math.acos %c14 : f64
  return
}
func.func @cosh_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %cosh0 = math.cosh %c0 : f64
  %cosh1 = math.cosh %c1 : f64
  %cosh2 = math.cosh %c2 : f64
  %cosh3 = math.cosh %c3 : f64
  %cosh4 = math.cosh %c4 : f64
  %cosh5 = math.cosh %c5 : f64
  %cosh6 = math.cosh %c6 : f64
  %cosh7 = math.cosh %c7 : f64
  %cosh8 = math.cosh %c8 : f64
  %cosh9 = math.cosh %c9 : f64
  %cosh10 = math.cosh %c10 : f64
  %cosh11 = math.cosh %c11 : f64
  %cosh12 = math.cosh %c12 : f64
  %cosh13 = math.cosh %c13 : f64
  %cosh14 = math.cosh %c14 : f64
  return
}
func.func @sin_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %sin0 = math.sin %c0 : f64
  %sin1 = math.sin %c1 : f64
  %sin2 = math.sin %c2 : f64
  %sin3 = math.sin %c3 : f64
  %sin4 = math.sin %c4 : f64
  %sin5 = math.sin %c5 : f64
  %sin6 = math.sin %c6 : f64
  %sin7 = math.sin %c7 : f64
  %sin8 = math.sin %c8 : f64
  %sin9 = math.sin %c9 : f64
  %sin10 = math.sin %c10 : f64
  %sin11 = math.sin %c11 : f64
  %sin12 = math.sin %c12 : f64
  %sin13 = math.sin %c13 : f64
  %sin14 = math.sin %c14 : f64
  return
}
func.func @sinh_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %sinh0 = math.sinh %c0 : f64
  %sinh1 = math.sinh %c1 : f64
  %sinh2 = math.sinh %c2 : f64
  %sinh3 = math.sinh %c3 : f64
  %sinh4 = math.sinh %c4 : f64
  %sinh5 = math.sinh %c5 : f64
  %sinh6 = math.sinh %c6 : f64
  %sinh7 = math.sinh %c7 : f64
  %sinh8 = math.sinh %c8 : f64
  %sinh9 = math.sinh %c9 : f64
  %sinh10 = math.sinh %c10 : f64
  %sinh11 = math.sinh %c11 : f64
  %sinh12 = math.sinh %c12 : f64
  %sinh13 = math.sinh %c13 : f64
  %sinh14 = math.sinh %c14 : f64
  return
}
func.func @erf_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %erf0 = math.erf %c0 : f64
  %erf1 = math.erf %c1 : f64
  %erf2 = math.erf %c2 : f64
  %erf3 = math.erf %c3 : f64
  %erf4 = math.erf %c4 : f64
  %erf5 = math.erf %c5 : f64
  %erf6 = math.erf %c6 : f64
  %erf7 = math.erf %c7 : f64
  %erf8 = math.erf %c8 : f64
  %erf9 = math.erf %c9 : f64
  %erf10 = math.erf %c10 : f64
  %erf11 = math.erf %c11 : f64
  %erf12 = math.erf %c12 : f64
  %erf13 = math.erf %c13 : f64
  %erf14 = math.erf %c14 : f64
  return
}
func.func @erfc_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %erfc0 = math.erfc %c0 : f64
  %erfc1 = math.erfc %c1 : f64
  %erfc2 = math.erfc %c2 : f64
  %erfc3 = math.erfc %c3 : f64
  %erfc4 = math.erfc %c4 : f64
  %erfc5 = math.erfc %c5 : f64
  %erfc6 = math.erfc %c6 : f64
  %erfc7 = math.erfc %c7 : f64
  %erfc8 = math.erfc %c8 : f64
  %erfc9 = math.erfc %c9 : f64
  %erfc10 = math.erfc %c10 : f64
  %erfc11 = math.erfc %c11 : f64
  %erfc12 = math.erfc %c12 : f64
  %erfc13 = math.erfc %c13 : f64
  %erfc14 = math.erfc %c14 : f64
  return
}
func.func @exp_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %exp0 = math.exp %c0 : f64
  %exp1 = math.exp %c1 : f64
  %exp2 = math.exp %c2 : f64
  %exp3 = math.exp %c3 : f64
  %exp4 = math.exp %c4 : f64
  %exp5 = math.exp %c5 : f64
  %exp6 = math.exp %c6 : f64
  %exp7 = math.exp %c7 : f64
  %exp8 = math.exp %c8 : f64
  %exp9 = math.exp %c9 : f64
  %exp10 = math.exp %c10 : f64
  %exp11 = math.exp %c11 : f64
  %exp12 = math.exp %c12 : f64
  %exp13 = math.exp %c13 : f64
  %exp14 = math.exp %c14 : f64
  return
}
func.func @exp2_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %exp20 = math.exp2 %c0 : f64
  %exp21 = math.exp2 %c1 : f64
  %exp22 = math.exp2 %c2 : f64
  %exp23 = math.exp2 %c3 : f64
  %exp24 = math.exp2 %c4 : f64
  %exp25 = math.exp2 %c5 : f64
  %exp26 = math.exp2 %c6 : f64
  %exp27 = math.exp2 %c7 : f64
  %exp28 = math.exp2 %c8 : f64
  %exp29 = math.exp2 %c9 : f64
  %exp210 = math.exp2 %c10 : f64
  %exp211 = math.exp2 %c11 : f64
  %exp212 = math.exp2 %c12 : f64
  %exp213 = math.exp2 %c13 : f64
  %exp214 = math.exp2 %c14 : f64
  return
}
func.func @expm1_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %expm10 = math.expm1 %c0 : f64
  %expm11 = math.expm1 %c1 : f64
  %expm12 = math.expm1 %c2 : f64
  %expm13 = math.expm1 %c3 : f64
  %expm14 = math.expm1 %c4 : f64
  %expm15 = math.expm1 %c5 : f64
  %expm16 = math.expm1 %c6 : f64
  %expm17 = math.expm1 %c7 : f64
  %expm18 = math.expm1 %c8 : f64
  %expm19 = math.expm1 %c9 : f64
  %expm110 = math.expm1 %c10 : f64
  %expm111 = math.expm1 %c11 : f64
  %expm112 = math.expm1 %c12 : f64
  %expm113 = math.expm1 %c13 : f64
  %expm114 = math.expm1 %c14 : f64
  return
}
func.func @floor_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %floor0 = math.floor %c0 : f64
  %floor1 = math.floor %c1 : f64
  %floor2 = math.floor %c2 : f64
  %floor3 = math.floor %c3 : f64
  %floor4 = math.floor %c4 : f64
  %floor5 = math.floor %c5 : f64
  %floor6 = math.floor %c6 : f64
  %floor7 = math.floor %c7 : f64
  %floor8 = math.floor %c8 : f64
  %floor9 = math.floor %c9 : f64
  %floor10 = math.floor %c10 : f64
  %floor11 = math.floor %c11 : f64
  %floor12 = math.floor %c12 : f64
  %floor13 = math.floor %c13 : f64
  %floor14 = math.floor %c14 : f64
  return
}
func.func @log_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %log0 = math.log %c0 : f64
  %log1 = math.log %c1 : f64
  %log2 = math.log %c2 : f64
  %log3 = math.log %c3 : f64
  %log4 = math.log %c4 : f64
  %log5 = math.log %c5 : f64
  %log6 = math.log %c6 : f64
  %log7 = math.log %c7 : f64
  %log8 = math.log %c8 : f64
  %log9 = math.log %c9 : f64
  %log10 = math.log %c10 : f64
  %log11 = math.log %c11 : f64
  %log12 = math.log %c12 : f64
  %log13 = math.log %c13 : f64
  %log14 = math.log %c14 : f64
  return
}
func.func @log10_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %log100 = math.log10 %c0 : f64
  %log101 = math.log10 %c1 : f64
  %log102 = math.log10 %c2 : f64
  %log103 = math.log10 %c3 : f64
  %log104 = math.log10 %c4 : f64
  %log105 = math.log10 %c5 : f64
  %log106 = math.log10 %c6 : f64
  %log107 = math.log10 %c7 : f64
  %log108 = math.log10 %c8 : f64
  %log109 = math.log10 %c9 : f64
  %log1010 = math.log10 %c10 : f64
  %log1011 = math.log10 %c11 : f64
  %log1012 = math.log10 %c12 : f64
  %log1013 = math.log10 %c13 : f64
  %log1014 = math.log10 %c14 : f64
  return
}
func.func @log1p_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %log1p0 = math.log1p %c0 : f64
  %log1p1 = math.log1p %c1 : f64
  %log1p2 = math.log1p %c2 : f64
  %log1p3 = math.log1p %c3 : f64
  %log1p4 = math.log1p %c4 : f64
  %log1p5 = math.log1p %c5 : f64
  %log1p6 = math.log1p %c6 : f64
  %log1p7 = math.log1p %c7 : f64
  %log1p8 = math.log1p %c8 : f64
  %log1p9 = math.log1p %c9 : f64
  %log1p10 = math.log1p %c10 : f64
  %log1p11 = math.log1p %c11 : f64
  %log1p12 = math.log1p %c12 : f64
  %log1p13 = math.log1p %c13 : f64
  %log1p14 = math.log1p %c14 : f64
  return
}
func.func @log2_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %log20 = math.log2 %c0 : f64
  %log21 = math.log2 %c1 : f64
  %log22 = math.log2 %c2 : f64
  %log23 = math.log2 %c3 : f64
  %log24 = math.log2 %c4 : f64
  %log25 = math.log2 %c5 : f64
  %log26 = math.log2 %c6 : f64
  %log27 = math.log2 %c7 : f64
  %log28 = math.log2 %c8 : f64
  %log29 = math.log2 %c9 : f64
  %log210 = math.log2 %c10 : f64
  %log211 = math.log2 %c11 : f64
  %log212 = math.log2 %c12 : f64
  %log213 = math.log2 %c13 : f64
  %log214 = math.log2 %c14 : f64
  return
}
func.func @rsqrt_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %rsqrt0 = math.rsqrt %c0 : f64
  %rsqrt1 = math.rsqrt %c1 : f64
  %rsqrt2 = math.rsqrt %c2 : f64
  %rsqrt3 = math.rsqrt %c3 : f64
  %rsqrt4 = math.rsqrt %c4 : f64
  %rsqrt5 = math.rsqrt %c5 : f64
  %rsqrt6 = math.rsqrt %c6 : f64
  %rsqrt7 = math.rsqrt %c7 : f64
  %rsqrt8 = math.rsqrt %c8 : f64
  %rsqrt9 = math.rsqrt %c9 : f64
  %rsqrt10 = math.rsqrt %c10 : f64
  %rsqrt11 = math.rsqrt %c11 : f64
  %rsqrt12 = math.rsqrt %c12 : f64
  %rsqrt13 = math.rsqrt %c13 : f64
  %rsqrt14 = math.rsqrt %c14 : f64
  return
}
func.func @sqrt_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %sqrt0 = math.sqrt %c0 : f64
  %sqrt1 = math.sqrt %c1 : f64
  %sqrt2 = math.sqrt %c2 : f64
  %sqrt3 = math.sqrt %c3 : f64
  %sqrt4 = math.sqrt %c4 : f64
  %sqrt5 = math.sqrt %c5 : f64
  %sqrt6 = math.sqrt %c6 : f64
  %sqrt7 = math.sqrt %c7 : f64
  %sqrt8 = math.sqrt %c8 : f64
  %sqrt9 = math.sqrt %c9 : f64
  %sqrt10 = math.sqrt %c10 : f64
  %sqrt11 = math.sqrt %c11 : f64
  %sqrt12 = math.sqrt %c12 : f64
  %sqrt13 = math.sqrt %c13 : f64
  %sqrt14 = math.sqrt %c14 : f64
  return
}
func.func @tan_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %tan0 = math.tan %c0 : f64
  %tan1 = math.tan %c1 : f64
  %tan2 = math.tan %c2 : f64
  %tan3 = math.tan %c3 : f64
  %tan4 = math.tan %c4 : f64
  %tan5 = math.tan %c5 : f64
  %tan6 = math.tan %c6 : f64
  %tan7 = math.tan %c7 : f64
  %tan8 = math.tan %c8 : f64
  %tan9 = math.tan %c9 : f64
  %tan10 = math.tan %c10 : f64
  %tan11 = math.tan %c11 : f64
  %tan12 = math.tan %c12 : f64
  %tan13 = math.tan %c13 : f64
  %tan14 = math.tan %c14 : f64
  return
}
func.func @tanh_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %tanh0 = math.tanh %c0 : f64
  %tanh1 = math.tanh %c1 : f64
  %tanh2 = math.tanh %c2 : f64
  %tanh3 = math.tanh %c3 : f64
  %tanh4 = math.tanh %c4 : f64
  %tanh5 = math.tanh %c5 : f64
  %tanh6 = math.tanh %c6 : f64
  %tanh7 = math.tanh %c7 : f64
  %tanh8 = math.tanh %c8 : f64
  %tanh9 = math.tanh %c9 : f64
  %tanh10 = math.tanh %c10 : f64
  %tanh11 = math.tanh %c11 : f64
  %tanh12 = math.tanh %c12 : f64
  %tanh13 = math.tanh %c13 : f64
  %tanh14 = math.tanh %c14 : f64
  return
}
func.func @roundeven_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %roundeven0 = math.roundeven %c0 : f64
  %roundeven1 = math.roundeven %c1 : f64
  %roundeven2 = math.roundeven %c2 : f64
  %roundeven3 = math.roundeven %c3 : f64
  %roundeven4 = math.roundeven %c4 : f64
  %roundeven5 = math.roundeven %c5 : f64
  %roundeven6 = math.roundeven %c6 : f64
  %roundeven7 = math.roundeven %c7 : f64
  %roundeven8 = math.roundeven %c8 : f64
  %roundeven9 = math.roundeven %c9 : f64
  %roundeven10 = math.roundeven %c10 : f64
  %roundeven11 = math.roundeven %c11 : f64
  %roundeven12 = math.roundeven %c12 : f64
  %roundeven13 = math.roundeven %c13 : f64
  %roundeven14 = math.roundeven %c14 : f64
  return
}
func.func @round_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %round0 = math.round %c0 : f64
  %round1 = math.round %c1 : f64
  %round2 = math.round %c2 : f64
  %round3 = math.round %c3 : f64
  %round4 = math.round %c4 : f64
  %round5 = math.round %c5 : f64
  %round6 = math.round %c6 : f64
  %round7 = math.round %c7 : f64
  %round8 = math.round %c8 : f64
  %round9 = math.round %c9 : f64
  %round10 = math.round %c10 : f64
  %round11 = math.round %c11 : f64
  %round12 = math.round %c12 : f64
  %round13 = math.round %c13 : f64
  %round14 = math.round %c14 : f64
  return
}
func.func @trunc_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %trunc0 = math.trunc %c0 : f64
  %trunc1 = math.trunc %c1 : f64
  %trunc2 = math.trunc %c2 : f64
  %trunc3 = math.trunc %c3 : f64
  %trunc4 = math.trunc %c4 : f64
  %trunc5 = math.trunc %c5 : f64
  %trunc6 = math.trunc %c6 : f64
  %trunc7 = math.trunc %c7 : f64
  %trunc8 = math.trunc %c8 : f64
  %trunc9 = math.trunc %c9 : f64
  %trunc10 = math.trunc %c10 : f64
  %trunc11 = math.trunc %c11 : f64
  %trunc12 = math.trunc %c12 : f64
  %trunc13 = math.trunc %c13 : f64
  %trunc14 = math.trunc %c14 : f64
  return
}
func.func @isfinite_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %isfinite0 = math.isfinite %c0 : f64
  %isfinite1 = math.isfinite %c1 : f64
  %isfinite2 = math.isfinite %c2 : f64
  %isfinite3 = math.isfinite %c3 : f64
  %isfinite4 = math.isfinite %c4 : f64
  %isfinite5 = math.isfinite %c5 : f64
  %isfinite6 = math.isfinite %c6 : f64
  %isfinite7 = math.isfinite %c7 : f64
  %isfinite8 = math.isfinite %c8 : f64
  %isfinite9 = math.isfinite %c9 : f64
  %isfinite10 = math.isfinite %c10 : f64
  %isfinite11 = math.isfinite %c11 : f64
  %isfinite12 = math.isfinite %c12 : f64
  %isfinite13 = math.isfinite %c13 : f64
  %isfinite14 = math.isfinite %c14 : f64
  return
}
func.func @isinf_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %isinf0 = math.isinf %c0 : f64
  %isinf1 = math.isinf %c1 : f64
  %isinf2 = math.isinf %c2 : f64
  %isinf3 = math.isinf %c3 : f64
  %isinf4 = math.isinf %c4 : f64
  %isinf5 = math.isinf %c5 : f64
  %isinf6 = math.isinf %c6 : f64
  %isinf7 = math.isinf %c7 : f64
  %isinf8 = math.isinf %c8 : f64
  %isinf9 = math.isinf %c9 : f64
  %isinf10 = math.isinf %c10 : f64
  %isinf11 = math.isinf %c11 : f64
  %isinf12 = math.isinf %c12 : f64
  %isinf13 = math.isinf %c13 : f64
  %isinf14 = math.isinf %c14 : f64
  return
}
func.func @isnan_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %isnan0 = math.isnan %c0 : f64
  %isnan1 = math.isnan %c1 : f64
  %isnan2 = math.isnan %c2 : f64
  %isnan3 = math.isnan %c3 : f64
  %isnan4 = math.isnan %c4 : f64
  %isnan5 = math.isnan %c5 : f64
  %isnan6 = math.isnan %c6 : f64
  %isnan7 = math.isnan %c7 : f64
  %isnan8 = math.isnan %c8 : f64
  %isnan9 = math.isnan %c9 : f64
  %isnan10 = math.isnan %c10 : f64
  %isnan11 = math.isnan %c11 : f64
  %isnan12 = math.isnan %c12 : f64
  %isnan13 = math.isnan %c13 : f64
  %isnan14 = math.isnan %c14 : f64
  return
}
func.func @isnormal_f64() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0.5 : f64
  %c3 = arith.constant 1.0 : f64
  %c4 = arith.constant -1.0 : f64
  %c5 = arith.constant 2.0 : f64
  %c6 = arith.constant 3.5 : f64
  %c7 = arith.constant -2.5 : f64
  %c8 = arith.constant 1.0e-10 : f64
  %c9 = arith.constant 1.0e+10 : f64
  %c10 = arith.constant 0x7FF0000000000000 : f64
  %c11 = arith.constant 0xFFF0000000000000 : f64
  %c12 = arith.constant 0x7FF8000000000000 : f64
  %c13 = arith.constant 100.0 : f64
  %c14 = arith.constant 0.1 : f64
  %isnormal0 = math.isnormal %c0 : f64
  %isnormal1 = math.isnormal %c1 : f64
  %isnormal2 = math.isnormal %c2 : f64
  %isnormal3 = math.isnormal %c3 : f64
  %isnormal4 = math.isnormal %c4 : f64
  %isnormal5 = math.isnormal %c5 : f64
  %isnormal6 = math.isnormal %c6 : f64
  %isnormal7 = math.isnormal %c7 : f64
  %isnormal8 = math.isnormal %c8 : f64
  %isnormal9 = math.isnormal %c9 : f64
  %isnormal10 = math.isnormal %c10 : f64
  %isnormal11 = math.isnormal %c11 : f64
  %isnormal12 = math.isnormal %c12 : f64
  %isnormal13 = math.isnormal %c13 : f64
  %isnormal14 = math.isnormal %c14 : f64
  return
}
func.func @absf_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %absf0 = math.absf %c0 : f16
  %absf1 = math.absf %c1 : f16
  %absf2 = math.absf %c2 : f16
  %absf3 = math.absf %c3 : f16
  %absf4 = math.absf %c4 : f16
  %absf5 = math.absf %c5 : f16
  %absf6 = math.absf %c6 : f16
  %absf7 = math.absf %c7 : f16
  %absf8 = math.absf %c8 : f16
  %absf9 = math.absf %c9 : f16
  return
}
func.func @acosh_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %acosh0 = math.acosh %c0 : f16
  %acosh1 = math.acosh %c1 : f16
  %acosh2 = math.acosh %c2 : f16
  %acosh3 = math.acosh %c3 : f16
  %acosh4 = math.acosh %c4 : f16
  %acosh5 = math.acosh %c5 : f16
  %acosh6 = math.acosh %c6 : f16
  %acosh7 = math.acosh %c7 : f16
  %acosh8 = math.acosh %c8 : f16
  %acosh9 = math.acosh %c9 : f16
  return
}
func.func @asin_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %asin0 = math.asin %c0 : f16
  %asin1 = math.asin %c1 : f16
  %asin2 = math.asin %c2 : f16
  %asin3 = math.asin %c3 : f16
  %asin4 = math.asin %c4 : f16
  %asin5 = math.asin %c5 : f16
  %asin6 = math.asin %c6 : f16
  %asin7 = math.asin %c7 : f16
  %asin8 = math.asin %c8 : f16
  %asin9 = math.asin %c9 : f16
  return
}
func.func @asinh_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %asinh0 = math.asinh %c0 : f16
  %asinh1 = math.asinh %c1 : f16
  %asinh2 = math.asinh %c2 : f16
  %asinh3 = math.asinh %c3 : f16
  %asinh4 = math.asinh %c4 : f16
  %asinh5 = math.asinh %c5 : f16
  %asinh6 = math.asinh %c6 : f16
  %asinh7 = math.asinh %c7 : f16
  %asinh8 = math.asinh %c8 : f16
  %asinh9 = math.asinh %c9 : f16
  return
}
func.func @atan_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %atan0 = math.atan %c0 : f16
  %atan1 = math.atan %c1 : f16
  %atan2 = math.atan %c2 : f16
  %atan3 = math.atan %c3 : f16
  %atan4 = math.atan %c4 : f16
  %atan5 = math.atan %c5 : f16
  %atan6 = math.atan %c6 : f16
  %atan7 = math.atan %c7 : f16
  %atan8 = math.atan %c8 : f16
  %atan9 = math.atan %c9 : f16
  return
}
func.func @atanh_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %atanh0 = math.atanh %c0 : f16
  %atanh1 = math.atanh %c1 : f16
  %atanh2 = math.atanh %c2 : f16
  %atanh3 = math.atanh %c3 : f16
  %atanh4 = math.atanh %c4 : f16
  %atanh5 = math.atanh %c5 : f16
  %atanh6 = math.atanh %c6 : f16
  %atanh7 = math.atanh %c7 : f16
  %atanh8 = math.atanh %c8 : f16
  %atanh9 = math.atanh %c9 : f16
  return
}
func.func @cbrt_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %cbrt0 = math.cbrt %c0 : f16
  %cbrt1 = math.cbrt %c1 : f16
  %cbrt2 = math.cbrt %c2 : f16
  %cbrt3 = math.cbrt %c3 : f16
  %cbrt4 = math.cbrt %c4 : f16
  %cbrt5 = math.cbrt %c5 : f16
  %cbrt6 = math.cbrt %c6 : f16
  %cbrt7 = math.cbrt %c7 : f16
  %cbrt8 = math.cbrt %c8 : f16
  %cbrt9 = math.cbrt %c9 : f16
  return
}
func.func @ceil_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %ceil0 = math.ceil %c0 : f16
  %ceil1 = math.ceil %c1 : f16
  %ceil2 = math.ceil %c2 : f16
  %ceil3 = math.ceil %c3 : f16
  %ceil4 = math.ceil %c4 : f16
  %ceil5 = math.ceil %c5 : f16
  %ceil6 = math.ceil %c6 : f16
  %ceil7 = math.ceil %c7 : f16
  %ceil8 = math.ceil %c8 : f16
  %ceil9 = math.ceil %c9 : f16
  return
}
func.func @cos_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %cos0 = math.cos %c0 : f16
  %cos1 = math.cos %c1 : f16
  %cos2 = math.cos %c2 : f16
  %cos3 = math.cos %c3 : f16
  %cos4 = math.cos %c4 : f16
  %cos5 = math.cos %c5 : f16
  %cos6 = math.cos %c6 : f16
  %cos7 = math.cos %c7 : f16
  %cos8 = math.cos %c8 : f16
  %cos9 = math.cos %c9 : f16
  return
}
func.func @acos_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %acos0 = math.acos %c0 : f16
  %acos1 = math.acos %c1 : f16
  %acos2 = math.acos %c2 : f16
  %acos3 = math.acos %c3 : f16
  %acos4 = math.acos %c4 : f16
  %acos5 = math.acos %c5 : f16
  %acos6 = math.acos %c6 : f16
  %acos7 = math.acos %c7 : f16
  %acos8 = math.acos %c8 : f16
  %acos9 = math.acos %c9 : f16
  return
}
func.func @cosh_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %cosh0 = math.cosh %c0 : f16
  %cosh1 = math.cosh %c1 : f16
  %cosh2 = math.cosh %c2 : f16
  %cosh3 = math.cosh %c3 : f16
  %cosh4 = math.cosh %c4 : f16
  %cosh5 = math.cosh %c5 : f16
  %cosh6 = math.cosh %c6 : f16
  %cosh7 = math.cosh %c7 : f16
  %cosh8 = math.cosh %c8 : f16
  %cosh9 = math.cosh %c9 : f16
  return
}
func.func @sin_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %sin0 = math.sin %c0 : f16
  %sin1 = math.sin %c1 : f16
  %sin2 = math.sin %c2 : f16
  %sin3 = math.sin %c3 : f16
  %sin4 = math.sin %c4 : f16
  %sin5 = math.sin %c5 : f16
  %sin6 = math.sin %c6 : f16
  %sin7 = math.sin %c7 : f16
  %sin8 = math.sin %c8 : f16
  %sin9 = math.sin %c9 : f16
  return
}
func.func @sinh_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %sinh0 = math.sinh %c0 : f16
  %sinh1 = math.sinh %c1 : f16
  %sinh2 = math.sinh %c2 : f16
  %sinh3 = math.sinh %c3 : f16
  %sinh4 = math.sinh %c4 : f16
  %sinh5 = math.sinh %c5 : f16
  %sinh6 = math.sinh %c6 : f16
  %sinh7 = math.sinh %c7 : f16
  %sinh8 = math.sinh %c8 : f16
  %sinh9 = math.sinh %c9 : f16
  return
}
func.func @erf_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %erf0 = math.erf %c0 : f16
  %erf1 = math.erf %c1 : f16
  %erf2 = math.erf %c2 : f16
  %erf3 = math.erf %c3 : f16
  %erf4 = math.erf %c4 : f16
  %erf5 = math.erf %c5 : f16
  %erf6 = math.erf %c6 : f16
  %erf7 = math.erf %c7 : f16
  %erf8 = math.erf %c8 : f16
  %erf9 = math.erf %c9 : f16
  return
}
func.func @erfc_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %erfc0 = math.erfc %c0 : f16
  %erfc1 = math.erfc %c1 : f16
  %erfc2 = math.erfc %c2 : f16
  %erfc3 = math.erfc %c3 : f16
  %erfc4 = math.erfc %c4 : f16
  %erfc5 = math.erfc %c5 : f16
  %erfc6 = math.erfc %c6 : f16
  %erfc7 = math.erfc %c7 : f16
  %erfc8 = math.erfc %c8 : f16
  %erfc9 = math.erfc %c9 : f16
  return
}
func.func @exp_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %exp0 = math.exp %c0 : f16
  %exp1 = math.exp %c1 : f16
  %exp2 = math.exp %c2 : f16
  %exp3 = math.exp %c3 : f16
  %exp4 = math.exp %c4 : f16
  %exp5 = math.exp %c5 : f16
  %exp6 = math.exp %c6 : f16
  %exp7 = math.exp %c7 : f16
  %exp8 = math.exp %c8 : f16
  %exp9 = math.exp %c9 : f16
  return
}
func.func @exp2_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %exp20 = math.exp2 %c0 : f16
  %exp21 = math.exp2 %c1 : f16
  %exp22 = math.exp2 %c2 : f16
  %exp23 = math.exp2 %c3 : f16
  %exp24 = math.exp2 %c4 : f16
  %exp25 = math.exp2 %c5 : f16
  %exp26 = math.exp2 %c6 : f16
  %exp27 = math.exp2 %c7 : f16
  %exp28 = math.exp2 %c8 : f16
  %exp29 = math.exp2 %c9 : f16
  return
}
func.func @expm1_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %expm10 = math.expm1 %c0 : f16
  %expm11 = math.expm1 %c1 : f16
  %expm12 = math.expm1 %c2 : f16
  %expm13 = math.expm1 %c3 : f16
  %expm14 = math.expm1 %c4 : f16
  %expm15 = math.expm1 %c5 : f16
  %expm16 = math.expm1 %c6 : f16
  %expm17 = math.expm1 %c7 : f16
  %expm18 = math.expm1 %c8 : f16
  %expm19 = math.expm1 %c9 : f16
  return
}
func.func @floor_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %floor0 = math.floor %c0 : f16
  %floor1 = math.floor %c1 : f16
  %floor2 = math.floor %c2 : f16
  %floor3 = math.floor %c3 : f16
  %floor4 = math.floor %c4 : f16
  %floor5 = math.floor %c5 : f16
  %floor6 = math.floor %c6 : f16
  %floor7 = math.floor %c7 : f16
  %floor8 = math.floor %c8 : f16
  %floor9 = math.floor %c9 : f16
  return
}
func.func @log_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %log0 = math.log %c0 : f16
  %log1 = math.log %c1 : f16
  %log2 = math.log %c2 : f16
  %log3 = math.log %c3 : f16
  %log4 = math.log %c4 : f16
  %log5 = math.log %c5 : f16
  %log6 = math.log %c6 : f16
  %log7 = math.log %c7 : f16
  %log8 = math.log %c8 : f16
  %log9 = math.log %c9 : f16
  return
}
func.func @log10_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %log100 = math.log10 %c0 : f16
  %log101 = math.log10 %c1 : f16
  %log102 = math.log10 %c2 : f16
  %log103 = math.log10 %c3 : f16
  %log104 = math.log10 %c4 : f16
  %log105 = math.log10 %c5 : f16
  %log106 = math.log10 %c6 : f16
  %log107 = math.log10 %c7 : f16
  %log108 = math.log10 %c8 : f16
  %log109 = math.log10 %c9 : f16
  return
}
func.func @log1p_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %log1p0 = math.log1p %c0 : f16
  %log1p1 = math.log1p %c1 : f16
  %log1p2 = math.log1p %c2 : f16
  %log1p3 = math.log1p %c3 : f16
  %log1p4 = math.log1p %c4 : f16
  %log1p5 = math.log1p %c5 : f16
  %log1p6 = math.log1p %c6 : f16
  %log1p7 = math.log1p %c7 : f16
  %log1p8 = math.log1p %c8 : f16
  %log1p9 = math.log1p %c9 : f16
  return
}
func.func @log2_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %log20 = math.log2 %c0 : f16
  %log21 = math.log2 %c1 : f16
  %log22 = math.log2 %c2 : f16
  %log23 = math.log2 %c3 : f16
  %log24 = math.log2 %c4 : f16
  %log25 = math.log2 %c5 : f16
  %log26 = math.log2 %c6 : f16
  %log27 = math.log2 %c7 : f16
  %log28 = math.log2 %c8 : f16
  %log29 = math.log2 %c9 : f16
  return
}
func.func @rsqrt_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %rsqrt0 = math.rsqrt %c0 : f16
  %rsqrt1 = math.rsqrt %c1 : f16
  %rsqrt2 = math.rsqrt %c2 : f16
  %rsqrt3 = math.rsqrt %c3 : f16
  %rsqrt4 = math.rsqrt %c4 : f16
  %rsqrt5 = math.rsqrt %c5 : f16
  %rsqrt6 = math.rsqrt %c6 : f16
  %rsqrt7 = math.rsqrt %c7 : f16
  %rsqrt8 = math.rsqrt %c8 : f16
  %rsqrt9 = math.rsqrt %c9 : f16
  return
}
func.func @sqrt_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %sqrt0 = math.sqrt %c0 : f16
  %sqrt1 = math.sqrt %c1 : f16
  %sqrt2 = math.sqrt %c2 : f16
  %sqrt3 = math.sqrt %c3 : f16
  %sqrt4 = math.sqrt %c4 : f16
  %sqrt5 = math.sqrt %c5 : f16
  %sqrt6 = math.sqrt %c6 : f16
  %sqrt7 = math.sqrt %c7 : f16
  %sqrt8 = math.sqrt %c8 : f16
  %sqrt9 = math.sqrt %c9 : f16
  return
}
func.func @tan_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %tan0 = math.tan %c0 : f16
  %tan1 = math.tan %c1 : f16
  %tan2 = math.tan %c2 : f16
  %tan3 = math.tan %c3 : f16
  %tan4 = math.tan %c4 : f16
  %tan5 = math.tan %c5 : f16
  %tan6 = math.tan %c6 : f16
  %tan7 = math.tan %c7 : f16
  %tan8 = math.tan %c8 : f16
  %tan9 = math.tan %c9 : f16
  return
}
func.func @tanh_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %tanh0 = math.tanh %c0 : f16
  %tanh1 = math.tanh %c1 : f16
  %tanh2 = math.tanh %c2 : f16
  %tanh3 = math.tanh %c3 : f16
  %tanh4 = math.tanh %c4 : f16
  %tanh5 = math.tanh %c5 : f16
  %tanh6 = math.tanh %c6 : f16
  %tanh7 = math.tanh %c7 : f16
  %tanh8 = math.tanh %c8 : f16
  %tanh9 = math.tanh %c9 : f16
  return
}
func.func @roundeven_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %roundeven0 = math.roundeven %c0 : f16
  %roundeven1 = math.roundeven %c1 : f16
  %roundeven2 = math.roundeven %c2 : f16
  %roundeven3 = math.roundeven %c3 : f16
  %roundeven4 = math.roundeven %c4 : f16
  %roundeven5 = math.roundeven %c5 : f16
  %roundeven6 = math.roundeven %c6 : f16
  %roundeven7 = math.roundeven %c7 : f16
  %roundeven8 = math.roundeven %c8 : f16
  %roundeven9 = math.roundeven %c9 : f16
  return
}
func.func @round_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %round0 = math.round %c0 : f16
  %round1 = math.round %c1 : f16
  %round2 = math.round %c2 : f16
  %round3 = math.round %c3 : f16
  %round4 = math.round %c4 : f16
  %round5 = math.round %c5 : f16
  %round6 = math.round %c6 : f16
  %round7 = math.round %c7 : f16
  %round8 = math.round %c8 : f16
  %round9 = math.round %c9 : f16
  return
}
func.func @trunc_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %trunc0 = math.trunc %c0 : f16
  %trunc1 = math.trunc %c1 : f16
  %trunc2 = math.trunc %c2 : f16
  %trunc3 = math.trunc %c3 : f16
  %trunc4 = math.trunc %c4 : f16
  %trunc5 = math.trunc %c5 : f16
  %trunc6 = math.trunc %c6 : f16
  %trunc7 = math.trunc %c7 : f16
  %trunc8 = math.trunc %c8 : f16
  %trunc9 = math.trunc %c9 : f16
  return
}
func.func @isfinite_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %isfinite0 = math.isfinite %c0 : f16
  %isfinite1 = math.isfinite %c1 : f16
  %isfinite2 = math.isfinite %c2 : f16
  %isfinite3 = math.isfinite %c3 : f16
  %isfinite4 = math.isfinite %c4 : f16
  %isfinite5 = math.isfinite %c5 : f16
  %isfinite6 = math.isfinite %c6 : f16
  %isfinite7 = math.isfinite %c7 : f16
  %isfinite8 = math.isfinite %c8 : f16
  %isfinite9 = math.isfinite %c9 : f16
  return
}
func.func @isinf_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %isinf0 = math.isinf %c0 : f16
  %isinf1 = math.isinf %c1 : f16
  %isinf2 = math.isinf %c2 : f16
  %isinf3 = math.isinf %c3 : f16
  %isinf4 = math.isinf %c4 : f16
  %isinf5 = math.isinf %c5 : f16
  %isinf6 = math.isinf %c6 : f16
  %isinf7 = math.isinf %c7 : f16
  %isinf8 = math.isinf %c8 : f16
  %isinf9 = math.isinf %c9 : f16
  return
}
func.func @isnan_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %isnan0 = math.isnan %c0 : f16
  %isnan1 = math.isnan %c1 : f16
  %isnan2 = math.isnan %c2 : f16
  %isnan3 = math.isnan %c3 : f16
  %isnan4 = math.isnan %c4 : f16
  %isnan5 = math.isnan %c5 : f16
  %isnan6 = math.isnan %c6 : f16
  %isnan7 = math.isnan %c7 : f16
  %isnan8 = math.isnan %c8 : f16
  %isnan9 = math.isnan %c9 : f16
  return
}
func.func @isnormal_f16() {
  %c0 = arith.constant 0.0 : f16
  %c1 = arith.constant -0.0 : f16
  %c2 = arith.constant 0.5 : f16
  %c3 = arith.constant 1.0 : f16
  %c4 = arith.constant -1.0 : f16
  %c5 = arith.constant 2.0 : f16
  %c6 = arith.constant 3.5 : f16
  %c7 = arith.constant -2.5 : f16
  %c8 = arith.constant 0x7C00 : f16
  %c9 = arith.constant 0x7E00 : f16
  %isnormal0 = math.isnormal %c0 : f16
  %isnormal1 = math.isnormal %c1 : f16
  %isnormal2 = math.isnormal %c2 : f16
  %isnormal3 = math.isnormal %c3 : f16
  %isnormal4 = math.isnormal %c4 : f16
  %isnormal5 = math.isnormal %c5 : f16
  %isnormal6 = math.isnormal %c6 : f16
  %isnormal7 = math.isnormal %c7 : f16
  %isnormal8 = math.isnormal %c8 : f16
  %isnormal9 = math.isnormal %c9 : f16
  return
}
