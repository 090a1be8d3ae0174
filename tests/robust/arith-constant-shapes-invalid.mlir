// RUN: not terrace opt %s --split-input-file --convert-arith-to-llvm 2>&1

%0 = arith.constant dense<1> : tensor<?xi32>

// -----

%0 = arith.constant dense<[1, 2, 3]> : vector<[4]xi32>

// -----

%0 = arith.constant dense<1> : tensor<*xi32>

// -----

%0 = arith.constant dense<1> : memref<4xi32>

// -----

%0 = arith.constant dense_resource<missing> : tensor<4xi32>
