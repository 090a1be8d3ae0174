// RUN: not terrace opt %s --arith-emulate-wide-int --split-input-file --mlir-print-op-on-diagnostic=false 2>&1

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.divsi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.divui %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.remsi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.remui %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.ceildivsi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.floordivsi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.ceildivui %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64) -> f64 {
 %0 = arith.bitcast %a : i64 to f64
 return %0 : f64
}

// -----

func.func @f(%a: i64, %b: i64) -> (i64, i1) {
 %0, %1 = arith.addui_extended %a, %b : i64, i1
 return %0, %1 : i64, i1
}

// -----

func.func @f(%a: i64, %b: i64) -> (i64, i64) {
 %0, %1 = arith.mului_extended %a, %b : i64
 return %0, %1 : i64, i64
}
