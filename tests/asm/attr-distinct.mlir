// RUN: terrace opt %s --allow-unregistered-dialect

// Distinct attributes are numbered by first use in the printed text.
"x.a"() {a = distinct[0]<42 : i32>, b = distinct[1]<42 : i32>, c = distinct[0]<42 : i32>} : () -> ()
"x.b"() {a = distinct[7]<"s">, b = distinct[3]<unit>, c = distinct[7]<"s">} : () -> ()
"x.c"() {a = distinct[8]<@sym>, b = distinct[9]<[1, 2]>, c = distinct[10]<{k = 1 : i8}>, d = distinct[11]<i32>} : () -> ()
"x.d"() {a = distinct[12]<distinct[0]<42 : i32>>, b = [distinct[13]<unit>, distinct[3]<unit>]} : () -> ()
"x.e"() {a = distinct[14]<>, b = distinct[15]<>, c = distinct[14]<>} : () -> ()
