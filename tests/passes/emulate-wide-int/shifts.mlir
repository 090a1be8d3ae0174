// DIFFERS: upstream gives poison for amounts of zero
// RUN: terrace opt %s --arith-emulate-wide-int --split-input-file

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.shli %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.shrui %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: i64, %b: i64) -> i64 {
 %0 = arith.shrsi %a, %b : i64
 return %0 : i64
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.shli %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.shrui %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
 %0 = arith.shrsi %a, %b : vector<3xi64>
 return %0 : vector<3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.shli %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.shrui %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}

// -----

func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
 %0 = arith.shrsi %a, %b : vector<2x3xi64>
 return %0 : vector<2x3xi64>
}
