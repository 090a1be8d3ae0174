// RUN: terrace opt %s

"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>, vector<4xi16>, vector<2xi32>, vector<2xi32>, vector<4xi32>, vector<16xi8>, vector<4xf32>, vector<8xbf16>, vector<4x4xi8>, vector<2x4xi8>) -> (), sym_name = "f"}> ({
  ^bb0(%arg4: vector<8xi8>, %arg5: vector<4xi16>, %arg6: vector<2xi32>, %arg7: vector<2xi32>, %arg8: vector<4xi32>, %arg9: vector<16xi8>, %arg10: vector<4xf32>, %arg11: vector<8xbf16>, %arg12: vector<4x4xi8>, %arg13: vector<2x4xi8>):
    %2 = "arm_neon.intr.smull"(%arg4, %arg4) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
    %3 = "arm_neon.intr.smull"(%arg5, %arg5) {a} : (vector<4xi16>, vector<4xi16>) -> vector<4xi32>
    %4 = "arm_neon.intr.smull"(%arg6, %arg6) : (vector<2xi32>, vector<2xi32>) -> vector<2xi64>
    %5 = "arm_neon.intr.sdot"(%arg7, %arg4, %arg4) : (vector<2xi32>, vector<8xi8>, vector<8xi8>) -> vector<2xi32>
    %6 = "arm_neon.intr.sdot"(%arg8, %arg9, %arg9) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %7 = "arm_neon.intr.smmla"(%arg8, %arg9, %arg9) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %8 = "arm_neon.intr.ummla"(%arg8, %arg9, %arg9) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %9 = "arm_neon.intr.usmmla"(%arg8, %arg9, %arg9) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %10 = "arm_neon.intr.bfmmla"(%arg10, %arg11, %arg11) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    %11 = "arm_neon.2d.sdot"(%arg8, %arg12, %arg12) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
    %12 = "arm_neon.2d.sdot"(%arg7, %arg13, %arg13) : (vector<2xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<2xi32>, vector<4x4xi8>, vector<2x4xi8>) -> (vector<4xi32>, vector<2xi32>), sym_name = "live"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<2xi32>, %arg2: vector<4x4xi8>, %arg3: vector<2x4xi8>):
    %0 = "arm_neon.2d.sdot"(%arg0, %arg2, %arg2) {a} : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
    %1 = "arm_neon.2d.sdot"(%arg1, %arg3, %arg3) : (vector<2xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<2xi32>
    "func.return"(%0, %1) : (vector<4xi32>, vector<2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
