// Sparse elements of the wrong kind. (llvm-project#132891)
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

"t.op"() {a = sparse<[[0]], ["text"]> : tensor<2xi32>} : () -> ()

// -----

"t.op"() {a = sparse<[[0]], [1.5]> : tensor<2xi32>} : () -> ()

// -----

"t.op"() {a = sparse<[["text"]], [1]> : tensor<2xi32>} : () -> ()

// -----

"t.op"() {a = sparse<[[0.5]], [1]> : tensor<2xi32>} : () -> ()

// -----

"t.op"() {a = sparse<0, "0x00"> : tensor<2xi32>} : () -> ()

// -----

"t.op"() {a = sparse<[[0]], [true]> : tensor<2xf32>} : () -> ()
