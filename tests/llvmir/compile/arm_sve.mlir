// RUN: terrace compile %s
// DIFFERS: upstream lowers arm_sve only with convert-vector-to-llvm

func.func @masks(%x: index, %c: vector<[16]xi1>, %d: vector<[4]xi1>) -> (vector<[16]xi1>, vector<[16]xi1>, vector<[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %d : vector<[4]xi1>
  %1 = arm_sve.psel %c, %c[%x] : vector<[16]xi1>, vector<[16]xi1>
  %2 = arm_sve.convert_from_svbool %1 : vector<[4]xi1>
  return %0, %1, %2 : vector<[16]xi1>, vector<[16]xi1>, vector<[4]xi1>
}

func.func @f(%m4: vector<[4]xi1>, %m8: vector<[8]xi1>, %a4: vector<[4]xi32>, %f4: vector<[4]xf32>, %b16: vector<[16]xi8>, %b8: vector<[8]xi16>, %d2: vector<[2]xi64>, %bf: vector<[8]xbf16>, %sv: vector<[16]xi1>, %i: index) -> (vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xf32>) {
  %0 = arm_sve.sdot %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.sdot %d2, %b8, %b8 {a} : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.smmla %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.udot %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.ummla %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.usmmla %a4, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  %6 = arm_sve.intr.bfmmla %f4, %bf, %bf : vector<[8]xbf16> to vector<[4]xf32>
  %7 = arm_sve.convert_from_svbool %sv : vector<[4]xi1>
  %8 = arm_sve.convert_to_svbool %m4 : vector<[4]xi1>
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
  return %0, %1, %2, %6 : vector<[4]xi32>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xf32>
}
