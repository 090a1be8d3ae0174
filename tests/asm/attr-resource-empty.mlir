// RUN: terrace opt %s
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

module attributes {x.r = dense_resource<nothing> : tensor<2xi8>} {
}

{-#
#-}
