// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s

// Streaming modes and uses of ZA exclude each other: the first one counts.

llvm.func @f0() attributes {arm_streaming} { llvm.return }
llvm.func @f1() attributes {arm_locally_streaming} { llvm.return }
llvm.func @f2() attributes {arm_streaming_compatible} { llvm.return }
llvm.func @f3() attributes {arm_streaming, arm_locally_streaming} { llvm.return }
llvm.func @f4() attributes {arm_streaming, arm_streaming_compatible} { llvm.return }
llvm.func @f5() attributes {arm_locally_streaming, arm_streaming_compatible} { llvm.return }
llvm.func @f6() attributes {arm_streaming, arm_locally_streaming, arm_streaming_compatible} { llvm.return }
llvm.func @f7() attributes {arm_new_za} { llvm.return }
llvm.func @f8() attributes {arm_in_za} { llvm.return }
llvm.func @f9() attributes {arm_out_za} { llvm.return }
llvm.func @f10() attributes {arm_inout_za} { llvm.return }
llvm.func @f11() attributes {arm_preserves_za} { llvm.return }
llvm.func @f12() attributes {arm_new_za, arm_in_za} { llvm.return }
llvm.func @f13() attributes {arm_new_za, arm_out_za} { llvm.return }
llvm.func @f14() attributes {arm_new_za, arm_inout_za} { llvm.return }
llvm.func @f15() attributes {arm_new_za, arm_preserves_za} { llvm.return }
llvm.func @f16() attributes {arm_in_za, arm_out_za} { llvm.return }
llvm.func @f17() attributes {arm_in_za, arm_inout_za} { llvm.return }
llvm.func @f18() attributes {arm_in_za, arm_preserves_za} { llvm.return }
llvm.func @f19() attributes {arm_out_za, arm_inout_za} { llvm.return }
llvm.func @f20() attributes {arm_out_za, arm_preserves_za} { llvm.return }
llvm.func @f21() attributes {arm_inout_za, arm_preserves_za} { llvm.return }
llvm.func @f22() attributes {arm_new_za, arm_in_za, arm_out_za} { llvm.return }
llvm.func @f23() attributes {arm_new_za, arm_in_za, arm_inout_za} { llvm.return }
llvm.func @f24() attributes {arm_new_za, arm_in_za, arm_preserves_za} { llvm.return }
llvm.func @f25() attributes {arm_new_za, arm_out_za, arm_inout_za} { llvm.return }
llvm.func @f26() attributes {arm_new_za, arm_out_za, arm_preserves_za} { llvm.return }
llvm.func @f27() attributes {arm_new_za, arm_inout_za, arm_preserves_za} { llvm.return }
llvm.func @f28() attributes {arm_in_za, arm_out_za, arm_inout_za} { llvm.return }
llvm.func @f29() attributes {arm_in_za, arm_out_za, arm_preserves_za} { llvm.return }
llvm.func @f30() attributes {arm_in_za, arm_inout_za, arm_preserves_za} { llvm.return }
llvm.func @f31() attributes {arm_out_za, arm_inout_za, arm_preserves_za} { llvm.return }
llvm.func @f32() attributes {arm_new_za, arm_in_za, arm_out_za, arm_inout_za} { llvm.return }
llvm.func @f33() attributes {arm_new_za, arm_in_za, arm_out_za, arm_preserves_za} { llvm.return }
llvm.func @f34() attributes {arm_new_za, arm_in_za, arm_inout_za, arm_preserves_za} { llvm.return }
llvm.func @f35() attributes {arm_new_za, arm_out_za, arm_inout_za, arm_preserves_za} { llvm.return }
llvm.func @f36() attributes {arm_in_za, arm_out_za, arm_inout_za, arm_preserves_za} { llvm.return }
llvm.func @f37() attributes {arm_new_za, arm_in_za, arm_out_za, arm_inout_za, arm_preserves_za} { llvm.return }
