// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @intrinsics(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[16]xi8>, %f: vector<[4]xf32>, %sv: vector<[16]xi1>, %p: vector<[8]xi1>, %i: i32, %n: i64, %bf: vector<[8]xbf16>) {
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
  %21 = arm_sve.intr.bfmmla %f, %bf, %bf : vector<[8]xbf16> to vector<[4]xf32>
  llvm.return
}
