// RUN: terrace opt %s --allow-unregistered-dialect

// Unregistered names are kept as they are, escapes included.
"x.y.z"() : () -> ()
"x.with-dash"() : () -> ()
"x.with$dollar_under"() : () -> ()
"nodialect"() : () -> ()
"x."() : () -> ()
".x"() : () -> ()
"with space"() : () -> ()
"tab\09in"() : () -> ()
"quote\"d"() : () -> ()
"é"() : () -> ()
"x.UPPER"() : () -> ()

// NOT IN BYTECODE: the dot of a name that ends in one.
