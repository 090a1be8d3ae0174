// DIFFERS: upstream accepts complex elements for other types and drops values
// RUN: not terrace opt %s --allow-unregistered-dialect 2>&1

"t.op"() {a = sparse<[[0]], [(1, 2)]> : tensor<2xi32>} : () -> ()
