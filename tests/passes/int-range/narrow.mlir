// RUN: terrace opt %s --arith-int-range-narrowing
// RUN: terrace opt %s --arith-int-range-narrowing=int-bitwidths-supported=8
// RUN: terrace opt %s --arith-int-range-narrowing=int-bitwidths-supported=1,8,16,24,32
// RUN: terrace opt %s --arith-int-range-narrowing="int-bitwidths-supported=32 int-bitwidths-supported=16"

func.func @unsigned(%x: i64, %y: i64) -> (i64, i64, i64, i64, i64) {
  %c7 = arith.constant 7 : i64
  %a = arith.andi %x, %c7 : i64
  %b = arith.andi %y, %c7 : i64
  %0 = arith.addi %a, %b overflow<nsw> : i64
  %1 = arith.muli %a, %b : i64
  %2 = arith.divui %a, %c7 : i64
  %3 = arith.xori %0, %1 : i64
  %4 = arith.addi %a, %a : i64
  return %0, %1, %2, %3, %4 : i64, i64, i64, i64, i64
}

func.func @signed(%x: i8, %y: i8) -> (i32, i32, i32) {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}

func.func @index(%x: index, %y: index, %z: i8) -> (index, index, index, i1) {
  %c100 = arith.constant 100 : index
  %a = arith.andi %x, %c100 : index
  %b = arith.andi %y, %c100 : index
  %0 = arith.addi %a, %b : index
  %s = arith.index_cast %z : i8 to index
  %1 = arith.subi %s, %a : index
  %2 = arith.remui %a, %c100 : index
  %3 = arith.cmpi slt, %0, %1 : index
  return %0, %1, %2, %3 : index, index, index, i1
}

func.func @compare(%x: i32, %y: i32, %z: i8) -> (i1, i1, i1, i1) {
  %c15 = arith.constant 15 : i32
  %a = arith.andi %x, %c15 : i32
  %b = arith.andi %y, %c15 : i32
  %s = arith.extsi %z : i8 to i32
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.cmpi ult, %a, %b : i32
  %2 = arith.cmpi sge, %s, %a : i32
  %3 = arith.cmpi eq, %x, %a : i32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

func.func @vectors(%v: vector<4xi32>, %w: tensor<2x?xi64>) -> (vector<4xi32>, tensor<2x?xi64>) {
  %c7 = arith.constant dense<7> : vector<4xi32>
  %a = arith.andi %v, %c7 : vector<4xi32>
  %0 = arith.addi %a, %a : vector<4xi32>
  %1 = arith.addi %w, %w : tensor<2x?xi64>
  return %0, %1 : vector<4xi32>, tensor<2x?xi64>
}

func.func @cast_chain(%x: i8, %y: i32) -> (i8, i8, i32) {
  %0 = arith.index_cast %x : i8 to index
  %1 = arith.index_cast %0 : index to i8
  %2 = arith.index_castui %x : i8 to index
  %3 = arith.index_castui %2 : index to i8
  %4 = arith.index_castui %y : i32 to index
  %5 = arith.index_castui %4 : index to i32
  return %1, %3, %5 : i8, i8, i32
}

func.func @loop(%n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %j = arith.muli %i, %c10 : index
    %k = arith.addi %j, %i : index
    memref.store %k, %m[%k] : memref<?xindex>
  }
  return
}

func.func @select(%c: i1, %x: i32, %y: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %a = arith.andi %x, %c7 : i32
  %b = arith.andi %y, %c7 : i32
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.maxsi %0, %a : i32
  %2 = math.ctpop %1 : i32
  return %2 : i32
}
