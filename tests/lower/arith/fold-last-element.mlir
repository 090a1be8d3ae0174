// RUN: terrace opt %s --convert-arith-to-llvm

// Whether a shift or a floor division of vectors can be computed is asked of the last element.

func.func @floordiv() -> (vector<3xi8>, vector<3xi8>, vector<2xi8>, vector<2xi8>) {
  %a = arith.constant dense<[7, -128, -7]> : vector<3xi8>
  %b = arith.constant dense<[0, -1, 2]> : vector<3xi8>
  %c = arith.constant dense<[2, 2, 0]> : vector<3xi8>
  %d = arith.constant dense<[1, -128]> : vector<2xi8>
  %e = arith.constant dense<[1, -1]> : vector<2xi8>
  %0 = arith.floordivsi %a, %b : vector<3xi8>
  %1 = arith.floordivsi %a, %c : vector<3xi8>
  %2 = arith.floordivsi %d, %e : vector<2xi8>
  %3 = arith.floordivsi %d, %d : vector<2xi8>
  return %0, %1, %2, %3 : vector<3xi8>, vector<3xi8>, vector<2xi8>, vector<2xi8>
}

func.func @shifts() -> (vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<3xi8>) {
  %a = arith.constant dense<[7, -128, -7]> : vector<3xi8>
  %in = arith.constant dense<[8, -1, 2]> : vector<3xi8>
  %out = arith.constant dense<[1, 2, 8]> : vector<3xi8>
  %0 = arith.shli %a, %in : vector<3xi8>
  %1 = arith.shrui %a, %in : vector<3xi8>
  %2 = arith.shrsi %a, %in : vector<3xi8>
  %3 = arith.shli %a, %out : vector<3xi8>
  return %0, %1, %2, %3 : vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<3xi8>
}

// Elsewhere every element counts.
func.func @every() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %a = arith.constant dense<[7, 6]> : vector<2xi8>
  %b = arith.constant dense<[0, 2]> : vector<2xi8>
  %0 = arith.divsi %a, %b : vector<2xi8>
  %1 = arith.divui %a, %b : vector<2xi8>
  %2 = arith.remsi %a, %b : vector<2xi8>
  %3 = arith.remui %a, %b : vector<2xi8>
  return %0, %1, %2, %3 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
}
