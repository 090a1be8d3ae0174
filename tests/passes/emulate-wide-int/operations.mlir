// RUN: terrace opt %s --arith-emulate-wide-int --split-input-file
// RUN: terrace opt %s --arith-emulate-wide-int=widest-int-supported=64 --split-input-file

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.addi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.andi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.ori %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.xori %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.muli %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.maxsi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.maxui %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.minsi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.minui %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.subi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi eq, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi ne, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi slt, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi sle, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi sgt, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi sge, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi ult, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi ule, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi ugt, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i64, %b: i64) -> i1 {
 %0 = arith.cmpi uge, %a, %b : i64
 return %0 : i1
}

// -----

func.func @f(%a: i32) -> i64 {
 %0 = arith.extsi %a : i32 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i32) -> i64 {
 %0 = arith.extui %a : i32 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> i32 {
 %0 = arith.trunci %a : i64 to i32
 return %0 : i32
}

// -----

func.func @f(%a: i16) -> i64 {
 %0 = arith.extsi %a : i16 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i16) -> i64 {
 %0 = arith.extui %a : i16 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> i16 {
 %0 = arith.trunci %a : i64 to i16
 return %0 : i16
}

// -----

func.func @f(%a: i1) -> i64 {
 %0 = arith.extsi %a : i1 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i1) -> i64 {
 %0 = arith.extui %a : i1 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> i1 {
 %0 = arith.trunci %a : i64 to i1
 return %0 : i1
}

// -----

func.func @f(%a: index) -> i64 {
 %0 = arith.index_cast %a : index to i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> index {
 %0 = arith.index_cast %a : i64 to index
 return %0 : index
}

// -----

func.func @f(%a: index) -> i64 {
 %0 = arith.index_castui %a : index to i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> index {
 %0 = arith.index_castui %a : i64 to index
 return %0 : index
}

// -----

func.func @f(%a: i64) -> f32 {
 %0 = arith.sitofp %a : i64 to f32
 return %0 : f32
}

// -----

func.func @f(%a: i64) -> f32 {
 %0 = arith.uitofp %a : i64 to f32
 return %0 : f32
}

// -----

func.func @f(%a: f32) -> i64 {
 %0 = arith.fptosi %a : f32 to i64
 return %0 : i64
}

// -----

func.func @f(%a: f32) -> i64 {
 %0 = arith.fptoui %a : f32 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> f64 {
 %0 = arith.sitofp %a : i64 to f64
 return %0 : f64
}

// -----

func.func @f(%a: i64) -> f64 {
 %0 = arith.uitofp %a : i64 to f64
 return %0 : f64
}

// -----

func.func @f(%a: f64) -> i64 {
 %0 = arith.fptosi %a : f64 to i64
 return %0 : i64
}

// -----

func.func @f(%a: f64) -> i64 {
 %0 = arith.fptoui %a : f64 to i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> f16 {
 %0 = arith.sitofp %a : i64 to f16
 return %0 : f16
}

// -----

func.func @f(%a: i64) -> f16 {
 %0 = arith.uitofp %a : i64 to f16
 return %0 : f16
}

// -----

func.func @f(%a: f16) -> i64 {
 %0 = arith.fptosi %a : f16 to i64
 return %0 : i64
}

// -----

func.func @f(%a: f16) -> i64 {
 %0 = arith.fptoui %a : f16 to i64
 return %0 : i64
}

// -----

func.func @f(%c: i1, %a: i64, %b: i64) -> i64 {
 %0 = arith.select %c, %a, %b : i64
 return %0 : i64
}

// -----

func.func @f() -> i64 {
 %0 = arith.constant -4294967297 : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) {
 vector.print %a : i64
 return
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.addi %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.andi %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.ori %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.xori %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.muli %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.maxsi %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.maxui %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.minsi %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.minui %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.subi %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi eq, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi ne, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi slt, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi sle, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi sgt, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi sge, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi ult, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi ule, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi ugt, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.cmpi uge, %a, %b : vector<3xi64>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xi32>) -> vector<3xi64> {
 %0 = arith.extsi %a : vector<3xi32> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi32>) -> vector<3xi64> {
 %0 = arith.extui %a : vector<3xi32> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xi32> {
 %0 = arith.trunci %a : vector<3xi64> to vector<3xi32>
 return %0 : vector<3xi32>
}

// -----

func.func @f(%a: vector<3xi16>) -> vector<3xi64> {
 %0 = arith.extsi %a : vector<3xi16> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi16>) -> vector<3xi64> {
 %0 = arith.extui %a : vector<3xi16> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xi16> {
 %0 = arith.trunci %a : vector<3xi64> to vector<3xi16>
 return %0 : vector<3xi16>
}

// -----

func.func @f(%a: vector<3xi1>) -> vector<3xi64> {
 %0 = arith.extsi %a : vector<3xi1> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi1>) -> vector<3xi64> {
 %0 = arith.extui %a : vector<3xi1> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xi1> {
 %0 = arith.trunci %a : vector<3xi64> to vector<3xi1>
 return %0 : vector<3xi1>
}

// -----

func.func @f(%a: vector<3xindex>) -> vector<3xi64> {
 %0 = arith.index_cast %a : vector<3xindex> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xindex> {
 %0 = arith.index_cast %a : vector<3xi64> to vector<3xindex>
 return %0 : vector<3xindex>
}

// -----

func.func @f(%a: vector<3xindex>) -> vector<3xi64> {
 %0 = arith.index_castui %a : vector<3xindex> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xindex> {
 %0 = arith.index_castui %a : vector<3xi64> to vector<3xindex>
 return %0 : vector<3xindex>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xf32> {
 %0 = arith.sitofp %a : vector<3xi64> to vector<3xf32>
 return %0 : vector<3xf32>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xf32> {
 %0 = arith.uitofp %a : vector<3xi64> to vector<3xf32>
 return %0 : vector<3xf32>
}

// -----

func.func @f(%a: vector<3xf32>) -> vector<3xi64> {
 %0 = arith.fptosi %a : vector<3xf32> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xf32>) -> vector<3xi64> {
 %0 = arith.fptoui %a : vector<3xf32> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xf64> {
 %0 = arith.sitofp %a : vector<3xi64> to vector<3xf64>
 return %0 : vector<3xf64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xf64> {
 %0 = arith.uitofp %a : vector<3xi64> to vector<3xf64>
 return %0 : vector<3xf64>
}

// -----

func.func @f(%a: vector<3xf64>) -> vector<3xi64> {
 %0 = arith.fptosi %a : vector<3xf64> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xf64>) -> vector<3xi64> {
 %0 = arith.fptoui %a : vector<3xf64> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xf16> {
 %0 = arith.sitofp %a : vector<3xi64> to vector<3xf16>
 return %0 : vector<3xf16>
}

// -----

func.func @f(%a: vector<3xi64>) -> vector<3xf16> {
 %0 = arith.uitofp %a : vector<3xi64> to vector<3xf16>
 return %0 : vector<3xf16>
}

// -----

func.func @f(%a: vector<3xf16>) -> vector<3xi64> {
 %0 = arith.fptosi %a : vector<3xf16> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xf16>) -> vector<3xi64> {
 %0 = arith.fptoui %a : vector<3xf16> to vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%c: i1, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.select %c, %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%c: vector<3xi1>, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f() -> vector<3xi64> {
 %0 = arith.constant dense<4294967297> : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>) {
 vector.print %a : vector<3xi64>
 return
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.addi %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.andi %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.ori %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.xori %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.muli %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.maxsi %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.maxui %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.minsi %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.minui %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.subi %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi eq, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi ne, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi slt, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi sle, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi sgt, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi sge, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi ult, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi ule, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi ugt, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.cmpi uge, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xi32>) -> vector<2x3xi64> {
 %0 = arith.extsi %a : vector<2x3xi32> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi32>) -> vector<2x3xi64> {
 %0 = arith.extui %a : vector<2x3xi32> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xi32> {
 %0 = arith.trunci %a : vector<2x3xi64> to vector<2x3xi32>
 return %0 : vector<2x3xi32>
}

// -----

func.func @f(%a: vector<2x3xi16>) -> vector<2x3xi64> {
 %0 = arith.extsi %a : vector<2x3xi16> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi16>) -> vector<2x3xi64> {
 %0 = arith.extui %a : vector<2x3xi16> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xi16> {
 %0 = arith.trunci %a : vector<2x3xi64> to vector<2x3xi16>
 return %0 : vector<2x3xi16>
}

// -----

func.func @f(%a: vector<2x3xi1>) -> vector<2x3xi64> {
 %0 = arith.extsi %a : vector<2x3xi1> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi1>) -> vector<2x3xi64> {
 %0 = arith.extui %a : vector<2x3xi1> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xi1> {
 %0 = arith.trunci %a : vector<2x3xi64> to vector<2x3xi1>
 return %0 : vector<2x3xi1>
}

// -----

func.func @f(%a: vector<2x3xindex>) -> vector<2x3xi64> {
 %0 = arith.index_cast %a : vector<2x3xindex> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xindex> {
 %0 = arith.index_cast %a : vector<2x3xi64> to vector<2x3xindex>
 return %0 : vector<2x3xindex>
}

// -----

func.func @f(%a: vector<2x3xindex>) -> vector<2x3xi64> {
 %0 = arith.index_castui %a : vector<2x3xindex> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xindex> {
 %0 = arith.index_castui %a : vector<2x3xi64> to vector<2x3xindex>
 return %0 : vector<2x3xindex>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xf32> {
 %0 = arith.sitofp %a : vector<2x3xi64> to vector<2x3xf32>
 return %0 : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xf32> {
 %0 = arith.uitofp %a : vector<2x3xi64> to vector<2x3xf32>
 return %0 : vector<2x3xf32>
}

// -----

func.func @f(%a: vector<2x3xf32>) -> vector<2x3xi64> {
 %0 = arith.fptosi %a : vector<2x3xf32> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xf32>) -> vector<2x3xi64> {
 %0 = arith.fptoui %a : vector<2x3xf32> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xf64> {
 %0 = arith.sitofp %a : vector<2x3xi64> to vector<2x3xf64>
 return %0 : vector<2x3xf64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xf64> {
 %0 = arith.uitofp %a : vector<2x3xi64> to vector<2x3xf64>
 return %0 : vector<2x3xf64>
}

// -----

func.func @f(%a: vector<2x3xf64>) -> vector<2x3xi64> {
 %0 = arith.fptosi %a : vector<2x3xf64> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xf64>) -> vector<2x3xi64> {
 %0 = arith.fptoui %a : vector<2x3xf64> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xf16> {
 %0 = arith.sitofp %a : vector<2x3xi64> to vector<2x3xf16>
 return %0 : vector<2x3xf16>
}

// -----

func.func @f(%a: vector<2x3xi64>) -> vector<2x3xf16> {
 %0 = arith.uitofp %a : vector<2x3xi64> to vector<2x3xf16>
 return %0 : vector<2x3xf16>
}

// -----

func.func @f(%a: vector<2x3xf16>) -> vector<2x3xi64> {
 %0 = arith.fptosi %a : vector<2x3xf16> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xf16>) -> vector<2x3xi64> {
 %0 = arith.fptoui %a : vector<2x3xf16> to vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%c: i1, %a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.select %c, %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%c: vector<2x3xi1>, %a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.select %c, %a, %b : vector<2x3xi1>, vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f() -> vector<2x3xi64> {
 %0 = arith.constant dense<4294967297> : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>) {
 vector.print %a : vector<2x3xi64>
 return
}
