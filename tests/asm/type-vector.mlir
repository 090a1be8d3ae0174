// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func private @plain(vector<1xi1>, vector<4xf32>, vector<2x3xf64>, vector<2x3x4x5xi8>)
func.func private @zero_rank(vector<f32>, vector<index>, vector<i32>)
func.func private @scalable(vector<[4]xf32>, vector<[2]x[4]xf32>, vector<2x[4]xf32>, vector<[2]x4xf32>, vector<1x[8]x1xi8>)
func.func private @elements(vector<4xindex>, vector<4xsi8>, vector<4xui16>, vector<4xbf16>)
func.func private @pointers(vector<4x!llvm.ptr>, vector<2x!llvm.ptr<3>>)
func.func private @large(vector<4611686018427387904xi1>)
func.func private @spaces(vector< 4 x f32 >, vector< [ 4 ] x f32>, vector<2x 3 xf32>)
