// RUN: terrace opt %s --lower-to-llvm
// RUN: terrace opt %s --lower-to-llvm=index-bitwidth=32
// DIFFERS: upstream has no such pass.

func.func @scalable(%arg0: vector<[4]xf32>, %arg1: vector<2x[4]xi8>) {
  vector.print %arg0 : vector<[4]xf32>
  vector.print %arg1 : vector<2x[4]xi8> punctuation <comma>
  return
}

func.func @fixed(%arg0: vector<f64>, %arg1: vector<2x2x3xui8>, %arg2: vector<4xindex>, %arg3: vector<2xf8E4M3FN>) {
  vector.print %arg0 : vector<f64>
  vector.print %arg1 : vector<2x2x3xui8>
  vector.print %arg2 : vector<4xindex> punctuation <no_punctuation>
  vector.print %arg3 : vector<2xf8E4M3FN>
  return
}

func.func @scalars(%arg0: index, %arg1: tf32, %arg2: i1) {
  vector.print %arg0 : index
  vector.print %arg1 : tf32
  vector.print %arg2 : i1 punctuation <close>
  vector.print str "text"
  return
}
