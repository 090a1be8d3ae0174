// RUN: terrace opt %s --reconcile-unrealized-casts --allow-unregistered-dialect

"test.graph"() ({
  %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
}) : () -> ()
module {
  "test.graph"() ({
    %0 = builtin.unrealized_conversion_cast %2 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = builtin.unrealized_conversion_cast %1 : index to i32
    "test.use"(%1) : (index) -> ()
  }) : () -> ()
}
