// RUN: terrace opt %s --canonicalize
// Each rule of `arith`, in the order of its table.

func.func @AddIAddConstant(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 : i32
  %1 = arith.addi %0, %c5 overflow<nsw> : i32
  return %1 : i32
}
func.func @AddISubConstantRHS(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %c3 : i32
  %1 = arith.addi %0, %c5 : i32
  return %1 : i32
}
func.func @AddISubConstantLHS(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %c3, %x : i32
  %1 = arith.addi %0, %c5 : i32
  return %1 : i32
}
func.func @AddIMulNegativeOneRhs(%x: i32, %y: i32) -> i32 {
  %c-1 = arith.constant -1 : i32
  %0 = arith.muli %y, %c-1 : i32
  %1 = arith.addi %x, %0 : i32
  return %1 : i32
}
func.func @AddIMulNegativeOneLhs(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %c-1 = arith.constant dense<-1> : vector<2xi32>
  %0 = arith.muli %x, %c-1 : vector<2xi32>
  %1 = arith.addi %0, %y : vector<2xi32>
  return %1 : vector<2xi32>
}
func.func @SubIRHSAddConstant(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 : i32
  %1 = arith.subi %0, %c5 : i32
  return %1 : i32
}
func.func @SubILHSAddConstant(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 : i32
  %1 = arith.subi %c5, %0 : i32
  return %1 : i32
}
func.func @SubIRHSSubConstantRHS(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %c3 : i32
  %1 = arith.subi %0, %c5 : i32
  return %1 : i32
}
func.func @SubIRHSSubConstantLHS(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %c3, %x : i32
  %1 = arith.subi %0, %c5 : i32
  return %1 : i32
}
func.func @SubILHSSubConstantRHS(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %c3 : i32
  %1 = arith.subi %c5, %0 : i32
  return %1 : i32
}
func.func @SubILHSSubConstantLHS(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %c3, %x : i32
  %1 = arith.subi %c5, %0 : i32
  return %1 : i32
}
func.func @SubISubILHSRHSLHS(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b overflow<nsw> : i32
  %1 = arith.subi %0, %a overflow<nsw> : i32
  return %1 : i32
}
func.func @MulIMulIConstant(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.muli %x, %c3 : i32
  %1 = arith.muli %0, %c5 : i32
  return %1 : i32
}
func.func @AddUIExtendedToAddI(%x: i32, %y: i32) -> i32 {
  %0, %1 = arith.addui_extended %x, %y : i32, i1
  return %0 : i32
}
func.func @MulSIExtendedToMulI(%x: i32, %y: i32) -> i32 {
  %0, %1 = arith.mulsi_extended %x, %y : i32
  return %0 : i32
}
func.func @MulSIExtendedRHSOne(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %c1 = arith.constant dense<1> : vector<2xi32>
  %0, %1 = arith.mulsi_extended %x, %c1 : vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}
func.func @MulUIExtendedToMulI(%x: i32, %y: i32) -> i32 {
  %0, %1 = arith.mului_extended %x, %y : i32
  return %0 : i32
}
func.func @XOrINotCmpI(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi slt, %x, %y : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}
func.func @XOrIOfExtUI(%x: i8, %y: i8) -> i32 {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}
func.func @XOrIOfExtSI(%x: i8, %y: i8) -> i32 {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.extsi %y : i8 to i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}
func.func @AndOfExtUI(%x: i8, %y: i8) -> i32 {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.andi %0, %1 : i32
  return %2 : i32
}
func.func @AndOfExtSI(%x: i8, %y: i8) -> i32 {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.extsi %y : i8 to i32
  %2 = arith.andi %0, %1 : i32
  return %2 : i32
}
func.func @OrOfExtUI(%x: i8, %y: i8) -> i32 {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.ori %0, %1 : i32
  return %2 : i32
}
func.func @OrOfExtSI(%x: i8, %y: i8) -> i32 {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.extsi %y : i8 to i32
  %2 = arith.ori %0, %1 : i32
  return %2 : i32
}
func.func @CmpIExtSI(%x: i8, %y: i8) -> i1 {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.extsi %y : i8 to i32
  %2 = arith.cmpi eq, %0, %1 : i32
  return %2 : i1
}
func.func @CmpIExtUI(%x: i8, %y: i8) -> i1 {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.cmpi ne, %0, %1 : i32
  return %2 : i1
}
func.func @RedundantSelectFalse(%p: i1, %a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.select %p, %b, %c : i32
  %1 = arith.select %p, %a, %0 : i32
  return %1 : i32
}
func.func @RedundantSelectTrue(%p: i1, %a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.select %p, %a, %b : i32
  %1 = arith.select %p, %0, %c : i32
  return %1 : i32
}
func.func @SelectI1ToNot(%p: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %p, %false, %true : i1
  return %0 : i1
}
func.func @SelectNotCond(%p: i1, %a: i32, %b: i32, %c: i32) -> i32 {
  %true = arith.constant true
  %0 = arith.xori %p, %true : i1
  %1 = arith.select %0, %a, %b : i32
  return %1 : i32
}
func.func @SelectToExtUI(%p: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.select %p, %c1, %c0 : i32
  %1 = arith.select %p, %c0, %c1 : i32
  return %0, %1 : i32, i32
}
func.func @ExtSIOfExtUI(%x: i8) -> i32 {
  %0 = arith.extui %x : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  return %1 : i32
}
func.func @IndexCastOfIndexCast(%x: i32) -> i32 {
  %0 = arith.index_cast %x : i32 to index
  %1 = arith.index_cast %0 : index to i32
  return %1 : i32
}
func.func @IndexCastOfExtSI(%x: i8) -> index {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.index_cast %0 : i32 to index
  return %1 : index
}
func.func @IndexCastUIOfIndexCastUI(%x: i32) -> i32 {
  %0 = arith.index_castui %x : i32 to index
  %1 = arith.index_castui %0 : index to i32
  return %1 : i32
}
func.func @IndexCastUIOfExtUI(%x: i8) -> index {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.index_castui %0 : i32 to index
  return %1 : index
}
func.func @BitcastOfBitcast(%x: i32) -> f32 {
  %0 = arith.bitcast %x : i32 to f32
  %1 = arith.bitcast %0 : f32 to i32
  %2 = arith.bitcast %1 : i32 to f32
  return %2 : f32
}
func.func @TruncIExtSIToExtSI(%x: i8) -> i16 {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
func.func @TruncIExtUIToExtUI(%x: i8) -> i16 {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.trunci %0 : i32 to i16
  return %1 : i16
}
func.func @TruncIShrSIToTrunciShrUI(%x: i64) -> i32 {
  %c32 = arith.constant 32 : i64
  %0 = arith.shrsi %x, %c32 : i64
  %1 = arith.trunci %0 : i64 to i32
  return %1 : i32
}
func.func @TruncFSIToFPToSIToFP(%x: i16) -> f32 {
  %0 = arith.sitofp %x : i16 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}
func.func @TruncFUIToFPToUIToFP(%x: i16) -> f32 {
  %0 = arith.uitofp %x : i16 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}
func.func @MulFOfNegF(%x: f32, %y: f32) -> f32 {
  %0 = arith.negf %x : f32
  %1 = arith.negf %y : f32
  %2 = arith.mulf %0, %1 fastmath<nnan> : f32
  return %2 : f32
}
func.func @DivFOfNegF(%x: f32, %y: f32) -> f32 {
  %0 = arith.negf %x : f32
  %1 = arith.negf %y : f32
  %2 = arith.divf %0, %1 fastmath<nnan> : f32
  return %2 : f32
}
func.func @CmpFIntToFPConst(%x: i16) -> i1 {
  %c = arith.constant 2.5 : f32
  %0 = arith.sitofp %x : i16 to f32
  %1 = arith.cmpf olt, %0, %c : f32
  return %1 : i1
}
