// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect --split-input-file

// All functions of a module have different names, those in other functions, too.
func.func @a() {
  "foo.x"() ({
    func.func @a() {
      return
    }
    func.func private @b()
  }) : () -> ()
  "foo.x"() ({
    func.func private @b()
    func.func @b() {
      return
    }
  }) : () -> ()
  return
}
func.func @c() {
  "foo.x"() ({
    func.func @b() {
      "foo.x"() ({
        func.func @b() {
          return
        }
        func.func @b_0() {
          return
        }
      }) : () -> ()
      return
    }
    func.func @c() {
      return
    }
  }) : () -> ()
  return
}
func.func @b() {
  return
}

// -----

// Each module counts by itself.
func.func @b() {
  return
}
"foo.z"() ({
  module {
    func.func @a() {
      return
    }
    module {
      func.func @a() {
        return
      }
    }
    "foo.x"() ({
      func.func @a() {
        return
      }
      func.func @b() {
        return
      }
    }) : () -> ()
  }
  module {
    func.func @a() {
      builtin.module {
        func.func @a() {
          "foo.x"() ({
            func.func @a() {
              return
            }
          }) : () -> ()
          return
        }
      }
      "foo.x"() ({
        func.func @a() {
          return
        }
        func.func @b() {
          return
        }
      }) : () -> ()
      return
    }
    func.func @b() {
      return
    }
  }
}) : () -> ()
