// RUN: terrace opt %s --arm-neon-2d-to-intr

func.func @rows_of_four(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<4x4xi8>) -> vector<4xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @two_rows(%a: vector<2xi32>, %b: vector<2x4xi8>) -> vector<2xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %0 : vector<2xi32>
}

func.func @in_a_loop(%a: vector<4xi32>, %b: vector<4x4xi8>, %lo: index, %hi: index, %step: index) -> vector<4xi32> {
  %0 = scf.for %i = %lo to %hi step %step iter_args(%sum = %a) -> (vector<4xi32>) {
    %1 = arm_neon.2d.sdot %sum, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    scf.yield %1 : vector<4xi32>
  }
  return %0 : vector<4xi32>
}
