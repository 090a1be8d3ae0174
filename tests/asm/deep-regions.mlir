// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

func.func @f(%c: i1) {
  scf.if %c {
    "x.r"() ({
      scf.if %c {
        "x.r"() ({
          scf.if %c {
            "x.r"() ({
              scf.if %c {
                "x.r"() ({
                  scf.if %c {
                    "x.r"() ({
                      scf.if %c {
                        "x.r"() ({
                          "x.leaf"(%c) : (i1) -> ()
                        }) : () -> ()
                      }
                    }) : () -> ()
                  }
                }) : () -> ()
              }
            }) : () -> ()
          }
        }) : () -> ()
      }
    }) : () -> ()
  }
  return
}
