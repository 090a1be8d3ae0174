// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Symbol tables, nested references, visibilities.

module @outer {
  module @inner attributes {sym_visibility = "private"} {
    func.func nested @leaf() {
      return
    }
    func.func @leaf2() attributes {u.ref = @leaf} {
      call @leaf() : () -> ()
      return
    }
  }
  func.func public @same(%a: i32) {
    return
  }
  "u.refs"() {a = @inner::@leaf, b = @inner, c = @outer::@inner::@leaf, d = [@inner::@leaf2, @same], e = {f = @same}} : () -> ()
}

// The same name may be defined in another table.
module @other {
  func.func @same() {
    return
  }
  func.func @caller() {
    call @same() : () -> ()
    return
  }
}

func.func private @same(i64)

// Calls look in the nearest table, whatever the order.
func.func @caller(%a: i64) {
  call @same(%a) : (i64) -> ()
  call @after() : () -> ()
  return
}
func.func private @after()

// Names that need quotes, and references to them.
func.func private @"a name"()
module @"dots.are.fine" {
  func.func private @"1digit"()
  func.func private @"with::colons"()
}
"u.refs"() {a = @"a name", b = @dots.are.fine::@"1digit", c = @dots.are.fine::@"with::colons"} : () -> ()

// Operations nobody registered may define symbols.
"u.symbol"() {sym_name = "unregistered", sym_visibility = "private"} : () -> ()

// A function inside an operation nobody registered is its own business.
"u.table"() ({
  func.func private @same()
  func.func @caller() {
    return
  }
}) : () -> ()

// References to what does not exist are the user's affair in discardable attributes.
func.func private @f() attributes {u.missing = @nowhere::@at_all}
