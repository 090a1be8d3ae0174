// RUN: not terrace opt %s --lower-to-llvm --split-input-file 2>&1
// DIFFERS: upstream has no such pass.

func.func @too_wide(%arg0: i65, %arg1: vector<2xi65>, %arg2: f80) {
  vector.print %arg0 : i65
  vector.print %arg1 : vector<2xi65>
  vector.print %arg2 : f80
  return
}

// -----

func.func @too_long(%arg0: vector<65536x65536x2xi8>) {
  vector.print %arg0 : vector<65536x65536x2xi8>
  return
}

// -----

llvm.func @printComma(i32)

func.func @other_type(%arg0: vector<2xf32>) {
  vector.print %arg0 : vector<2xf32>
  return
}
