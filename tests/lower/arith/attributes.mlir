// Which lowerings carry discardable attributes over. Comparisons and casts of `index` do not.
// RUN: terrace opt %s --convert-arith-to-llvm

func.func @ints_scalar(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %1 = arith.subi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %2 = arith.muli %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %3 = arith.divsi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %4 = arith.divui %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %5 = arith.ceildivsi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %6 = arith.ceildivui %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %7 = arith.floordivsi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %8 = arith.remsi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %9 = arith.remui %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %10 = arith.andi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %11 = arith.ori %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %12 = arith.xori %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %13 = arith.shli %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %14 = arith.shrsi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %15 = arith.shrui %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %16 = arith.maxsi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %17 = arith.maxui %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %18 = arith.minsi %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %19 = arith.minui %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %c = arith.cmpi slt, %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %s = arith.select %c, %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %k = arith.constant {tag = "x", llvm.number = 1 : i32} 7 : i32
  %u, %v = arith.addui_extended %a, %b {tag = "x", llvm.number = 1 : i32} : i32, i1
  %w, %x = arith.mulsi_extended %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  %y, %z = arith.mului_extended %a, %b {tag = "x", llvm.number = 1 : i32} : i32
  return
}

func.func @ints_vector(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.addi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %1 = arith.subi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %2 = arith.muli %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %3 = arith.divsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %4 = arith.divui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %5 = arith.ceildivsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %6 = arith.ceildivui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %7 = arith.floordivsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %8 = arith.remsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %9 = arith.remui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %10 = arith.andi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %11 = arith.ori %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %12 = arith.xori %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %13 = arith.shli %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %14 = arith.shrsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %15 = arith.shrui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %16 = arith.maxsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %17 = arith.maxui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %18 = arith.minsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %19 = arith.minui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %c = arith.cmpi slt, %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %s = arith.select %c, %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi1>, vector<4xi32>
  %k = arith.constant {tag = "x", llvm.number = 1 : i32} dense<7> : vector<4xi32>
  %u, %v = arith.addui_extended %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>, vector<4xi1>
  %w, %x = arith.mulsi_extended %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %y, %z = arith.mului_extended %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  return
}

func.func @ints_array(%a: vector<2x3xi32>, %b: vector<2x3xi32>) {
  %0 = arith.addi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %1 = arith.subi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %2 = arith.muli %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %3 = arith.divsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %4 = arith.divui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %5 = arith.ceildivsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %6 = arith.ceildivui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %7 = arith.floordivsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %8 = arith.remsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %9 = arith.remui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %10 = arith.andi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %11 = arith.ori %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %12 = arith.xori %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %13 = arith.shli %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %14 = arith.shrsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %15 = arith.shrui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %16 = arith.maxsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %17 = arith.maxui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %18 = arith.minsi %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %19 = arith.minui %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %c = arith.cmpi slt, %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  %s = arith.select %c, %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi1>, vector<2x3xi32>
  %k = arith.constant {tag = "x", llvm.number = 1 : i32} dense<7> : vector<2x3xi32>
  return
}

func.func @ints_index(%a: index, %b: index) {
  %0 = arith.addi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %1 = arith.subi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %2 = arith.muli %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %3 = arith.divsi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %4 = arith.divui %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %5 = arith.ceildivsi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %6 = arith.ceildivui %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %7 = arith.floordivsi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %8 = arith.remsi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %9 = arith.remui %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %10 = arith.andi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %11 = arith.ori %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %12 = arith.xori %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %13 = arith.shli %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %14 = arith.shrsi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %15 = arith.shrui %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %16 = arith.maxsi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %17 = arith.maxui %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %18 = arith.minsi %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %19 = arith.minui %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %c = arith.cmpi slt, %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %s = arith.select %c, %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %k = arith.constant {tag = "x", llvm.number = 1 : i32} 7 : index
  %w, %x = arith.mulsi_extended %a, %b {tag = "x", llvm.number = 1 : i32} : index
  %y, %z = arith.mului_extended %a, %b {tag = "x", llvm.number = 1 : i32} : index
  return
}

func.func @floats_scalar(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %1 = arith.subf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %2 = arith.mulf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %3 = arith.divf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %4 = arith.remf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %5 = arith.maximumf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %6 = arith.minimumf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %7 = arith.maxnumf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %8 = arith.minnumf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %n = arith.negf %a {tag = "x", llvm.number = 1 : i32} : f32
  %c = arith.cmpf olt, %a, %b fastmath<nnan> {tag = "x", llvm.number = 1 : i32} : f32
  return
}

func.func @floats_vector(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.addf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %1 = arith.subf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %2 = arith.mulf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %3 = arith.divf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %4 = arith.remf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %5 = arith.maximumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %6 = arith.minimumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %7 = arith.maxnumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %8 = arith.minnumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %n = arith.negf %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %c = arith.cmpf olt, %a, %b fastmath<nnan> {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  return
}

func.func @floats_array(%a: vector<2x3xf32>, %b: vector<2x3xf32>) {
  %0 = arith.addf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %1 = arith.subf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %2 = arith.mulf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %3 = arith.divf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %4 = arith.remf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %5 = arith.maximumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %6 = arith.minimumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %7 = arith.maxnumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %8 = arith.minnumf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %n = arith.negf %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %c = arith.cmpf olt, %a, %b fastmath<nnan> {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  return
}

func.func @casts_scalar(%a: i8, %b: i64, %c: f16, %d: f32, %i: index, %w: i128) {
  %0 = arith.extsi %a {tag = "x", llvm.number = 1 : i32} : i8 to i64
  %1 = arith.extui %a {tag = "x", llvm.number = 1 : i32} : i8 to i64
  %2 = arith.trunci %b {tag = "x", llvm.number = 1 : i32} : i64 to i8
  %3 = arith.extf %c {tag = "x", llvm.number = 1 : i32} : f16 to f32
  %4 = arith.truncf %d {tag = "x", llvm.number = 1 : i32} : f32 to f16
  %5 = arith.truncf %d to_nearest_even {tag = "x", llvm.number = 1 : i32} : f32 to f16
  %6 = arith.sitofp %a {tag = "x", llvm.number = 1 : i32} : i8 to f32
  %7 = arith.uitofp %a {tag = "x", llvm.number = 1 : i32} : i8 to f32
  %8 = arith.fptosi %d {tag = "x", llvm.number = 1 : i32} : f32 to i8
  %9 = arith.fptoui %d {tag = "x", llvm.number = 1 : i32} : f32 to i8
  %10 = arith.index_cast %a {tag = "x", llvm.number = 1 : i32} : i8 to index
  %11 = arith.index_castui %a {tag = "x", llvm.number = 1 : i32} : i8 to index
  %12 = arith.index_cast %i {tag = "x", llvm.number = 1 : i32} : index to i8
  %13 = arith.index_castui %i {tag = "x", llvm.number = 1 : i32} : index to i8
  %14 = arith.index_cast %b {tag = "x", llvm.number = 1 : i32} : i64 to index
  %15 = arith.index_cast %w {tag = "x", llvm.number = 1 : i32} : i128 to index
  %16 = arith.bitcast %b {tag = "x", llvm.number = 1 : i32} : i64 to f64
  return
}

func.func @casts_vector(%a: vector<4xi8>, %b: vector<4xi64>, %c: vector<4xf16>, %d: vector<4xf32>, %i: vector<4xindex>, %w: vector<4xi128>) {
  %0 = arith.extsi %a {tag = "x", llvm.number = 1 : i32} : vector<4xi8> to vector<4xi64>
  %1 = arith.extui %a {tag = "x", llvm.number = 1 : i32} : vector<4xi8> to vector<4xi64>
  %2 = arith.trunci %b {tag = "x", llvm.number = 1 : i32} : vector<4xi64> to vector<4xi8>
  %3 = arith.extf %c {tag = "x", llvm.number = 1 : i32} : vector<4xf16> to vector<4xf32>
  %4 = arith.truncf %d {tag = "x", llvm.number = 1 : i32} : vector<4xf32> to vector<4xf16>
  %5 = arith.truncf %d to_nearest_even {tag = "x", llvm.number = 1 : i32} : vector<4xf32> to vector<4xf16>
  %6 = arith.sitofp %a {tag = "x", llvm.number = 1 : i32} : vector<4xi8> to vector<4xf32>
  %7 = arith.uitofp %a {tag = "x", llvm.number = 1 : i32} : vector<4xi8> to vector<4xf32>
  %8 = arith.fptosi %d {tag = "x", llvm.number = 1 : i32} : vector<4xf32> to vector<4xi8>
  %9 = arith.fptoui %d {tag = "x", llvm.number = 1 : i32} : vector<4xf32> to vector<4xi8>
  %10 = arith.index_cast %a {tag = "x", llvm.number = 1 : i32} : vector<4xi8> to vector<4xindex>
  %11 = arith.index_castui %a {tag = "x", llvm.number = 1 : i32} : vector<4xi8> to vector<4xindex>
  %12 = arith.index_cast %i {tag = "x", llvm.number = 1 : i32} : vector<4xindex> to vector<4xi8>
  %13 = arith.index_castui %i {tag = "x", llvm.number = 1 : i32} : vector<4xindex> to vector<4xi8>
  %14 = arith.index_cast %b {tag = "x", llvm.number = 1 : i32} : vector<4xi64> to vector<4xindex>
  %15 = arith.index_cast %w {tag = "x", llvm.number = 1 : i32} : vector<4xi128> to vector<4xindex>
  %16 = arith.bitcast %b {tag = "x", llvm.number = 1 : i32} : vector<4xi64> to vector<4xf64>
  return
}

func.func @casts_array(%a: vector<2x3xi8>, %b: vector<2x3xi64>, %c: vector<2x3xf16>, %d: vector<2x3xf32>, %i: vector<2x3xindex>, %w: vector<2x3xi128>) {
  %0 = arith.extsi %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xi8> to vector<2x3xi64>
  %1 = arith.extui %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xi8> to vector<2x3xi64>
  %2 = arith.trunci %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi64> to vector<2x3xi8>
  %3 = arith.extf %c {tag = "x", llvm.number = 1 : i32} : vector<2x3xf16> to vector<2x3xf32>
  %4 = arith.truncf %d {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32> to vector<2x3xf16>
  %5 = arith.truncf %d to_nearest_even {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32> to vector<2x3xf16>
  %6 = arith.sitofp %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xi8> to vector<2x3xf32>
  %7 = arith.uitofp %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xi8> to vector<2x3xf32>
  %8 = arith.fptosi %d {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32> to vector<2x3xi8>
  %9 = arith.fptoui %d {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32> to vector<2x3xi8>
  %10 = arith.index_cast %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xi8> to vector<2x3xindex>
  %11 = arith.index_castui %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xi8> to vector<2x3xindex>
  %12 = arith.index_cast %i {tag = "x", llvm.number = 1 : i32} : vector<2x3xindex> to vector<2x3xi8>
  %13 = arith.index_castui %i {tag = "x", llvm.number = 1 : i32} : vector<2x3xindex> to vector<2x3xi8>
  %14 = arith.index_cast %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi64> to vector<2x3xindex>
  %15 = arith.index_cast %w {tag = "x", llvm.number = 1 : i32} : vector<2x3xi128> to vector<2x3xindex>
  %16 = arith.bitcast %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xi64> to vector<2x3xf64>
  return
}
