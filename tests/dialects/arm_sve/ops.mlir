// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --cse

func.func @f(%m4: vector<[4]xi1>, %m8: vector<[8]xi1>, %a4: vector<[4]xi32>, %f4: vector<[4]xf32>, %b16: vector<[16]xi8>, %b8: vector<[8]xi16>, %d2: vector<[2]xi64>, %bf: vector<[8]xbf16>, %sv: vector<[16]xi1>, %i: index, %mm: vector<2x[4]xi1>, %m2d: vector<2x[4]xi32>) -> (vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xf32>) {
  %0 = arm_sve.sdot %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.sdot %d2, %b8, %b8 {a} : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.smmla %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.udot %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.ummla %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.usmmla %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %6 = arm_sve.intr.bfmmla %f4, %bf, %bf : vector<[8]xbf16> to vector<[4]xf32>
  %7 = arm_sve.convert_from_svbool %sv : vector<[4]xi1>
  %8 = arm_sve.convert_to_svbool %m4 : vector<[4]xi1>
  %80 = arm_sve.convert_to_svbool %mm : vector<2x[4]xi1>
  %81 = arm_sve.convert_from_svbool %80 : vector<2x[8]xi1>
  %9, %10 = arm_sve.zip.x2 %a4, %a4 {b} : vector<[4]xi32>
  %11, %12, %13, %14 = arm_sve.zip.x4 %a4, %a4, %a4, %a4 : vector<[4]xi32>
  %15 = arm_sve.psel %m4, %m8[%i] : vector<[4]xi1>, vector<[8]xi1>
  %16 = arm_sve.masked.addi %m4, %a4, %a4 : vector<[4]xi1>, vector<[4]xi32>
  %17 = arm_sve.masked.addf %m4, %f4, %f4 {c} : vector<[4]xi1>, vector<[4]xf32>
  %18 = arm_sve.masked.subi %m4, %a4, %a4 : vector<[4]xi1>, vector<[4]xi32>
  %19 = arm_sve.masked.subf %m4, %f4, %f4 : vector<[4]xi1>, vector<[4]xf32>
  %20 = arm_sve.masked.muli %m4, %a4, %a4 : vector<[4]xi1>, vector<[4]xi32>
  %21 = arm_sve.masked.mulf %m4, %f4, %f4 : vector<[4]xi1>, vector<[4]xf32>
  %22 = arm_sve.masked.divi_signed %m4, %a4, %a4 : vector<[4]xi1>, vector<[4]xi32>
  %23 = arm_sve.masked.divi_unsigned %m4, %a4, %a4 : vector<[4]xi1>, vector<[4]xi32>
  %24 = arm_sve.masked.divf %m4, %f4, %f4 : vector<[4]xi1>, vector<[4]xf32>
  %25 = arm_sve.dupq_lane %a4[1] {d} : vector<[4]xi32>
  %26 = arm_sve.masked.addi %mm, %m2d, %m2d : vector<2x[4]xi1>, vector<2x[4]xi32>
  %i0 = "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %80, %81, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26) : (vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi1>, vector<[16]xi1>, vector<2x[16]xi1>, vector<2x[8]xi1>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>, vector<[4]xi32>, vector<2x[4]xi32>) -> i32
  return %0, %1, %2, %6 : vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xf32>
}

func.func @intrinsics(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[16]xi8>, %f: vector<[4]xf32>, %sv: vector<[16]xi1>, %p: vector<[8]xi1>, %i: i32, %n: i64) {
  %0 = "arm_sve.intr.add"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.sub"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.mul"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.sdiv"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.udiv"(%m, %a, %a) {note} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.fadd"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %6 = "arm_sve.intr.fsub"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %7 = "arm_sve.intr.fmul"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %8 = "arm_sve.intr.fdiv"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %9 = "arm_sve.intr.sdot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %10 = "arm_sve.intr.udot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %11 = "arm_sve.intr.smmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %12 = "arm_sve.intr.ummla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %13 = "arm_sve.intr.usmmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %14 = "arm_sve.intr.convert.from.svbool"(%sv) : (vector<[16]xi1>) -> vector<[2]xi1>
  %15 = "arm_sve.intr.convert.to.svbool"(%m) : (vector<[4]xi1>) -> vector<[16]xi1>
  %16 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
  %17 = "arm_sve.intr.zip.x4"(%a, %a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)>
  %18 = "arm_sve.intr.psel"(%sv, %p, %i) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
  %19 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[4]xi1>
  %20 = "arm_sve.intr.dupq_lane"(%a) <{lane = 3 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
  return
}
