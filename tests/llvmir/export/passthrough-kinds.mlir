// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @sin(f64) -> f64 attributes {passthrough = [["vector-function-abi-variant", "_ZGVnN2v_sin(vsin2),_ZGVsMxv_sin(vsinx),_ZGV_LLVM_N4v_sin(vsin4)"]]}
llvm.func @f() attributes {passthrough = [["no-infs-fp-math", "true"], ["use-sample-profile", ""], ["uwtable", "1"], ["allockind", "1"], ["alignstack", "16"]]} {
  llvm.return
}
llvm.mlir.global @g(1 : i32) {target_specific_attrs = ["cold", ["key", "value"]]} : i32
