// RUN: not terrace opt %s --split-input-file 2>&1

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32.0, 32.0, 64.0, 32.0]> : vector<4xf64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64]> : vector<3xi32>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64]> : vector<3xindex>>} {
}
