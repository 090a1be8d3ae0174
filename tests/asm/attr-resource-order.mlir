// RUN: terrace opt %s --allow-unregistered-dialect

// Resources are printed in the order of their first use; several sections of one dialect are merged.
"x.a"() {a = dense_resource<zeta> : tensor<1xi32>, b = dense_resource<alpha> : tensor<1xi32>} : () -> ()
"x.b"() {a = dense_resource<beta> : tensor<1xi32>, l = [dense_resource<"needs quotes"> : tensor<1xi32>, dense_resource<_ok.$1> : tensor<1xi32>]} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      alpha: "0x0400000001000000",
      beta: "0x0400000002000000"
    }
  },
  dialect_resources: { builtin: { zeta: "0x0400000003000000", "needs quotes": "0x0400000004000000", _ok.$1: "0x0400000005000000" } }
#-}
