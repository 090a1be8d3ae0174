// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// Locations.

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc()

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc(foo)

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc(1)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":a)

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:)

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:a)

// -----

// expected-error@+1 {{expected ')' in location}}
"x.a"() : () -> () loc("f.c":1:2

// -----

// expected-error@+1 {{expected ')' in location}}
"x.a"() : () -> () loc("f.c":1:2:3)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":99999999999:1)

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:99999999999)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":-1:1)

// -----

// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:2 to)

// -----

// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:2 to 3)

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:2 to 3:)

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:2 to :)

// -----

// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"x.a"() : () -> () loc("f.c":1:2 to x)

// -----

// expected-error@+1 {{expected ')' in location}}
"x.a"() : () -> () loc("f.c":1 to 2)

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc("n"()

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc("n"())

// -----

// expected-error@+1 {{expected ')' in location}}
"x.a"() : () -> () loc("n"("f.c":1:1)

// -----

// expected-error@+1 {{expected ')' after child location of NameLoc}}
"x.a"() : () -> () loc("n"("f.c":1:1, "g.c":1:1))

// -----

// expected-error@+1 {{expected '(' in callsite location}}
"x.a"() : () -> () loc(callsite)

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc(callsite())

// -----

// expected-error@+1 {{expected 'at' in callsite location}}
"x.a"() : () -> () loc(callsite("f"))

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc(callsite("f" at))

// -----

// expected-error@+1 {{expected ')' in callsite location}}
"x.a"() : () -> () loc(callsite("f" at "g"

// -----

// expected-error@+1 {{expected 'at' in callsite location}}
"x.a"() : () -> () loc(callsite("f", "g"))

// -----

// expected-error@+1 {{expected '[' in fused location}}
"x.a"() : () -> () loc(fused)

// -----

// expected-error@+1 {{expected '[' in fused location}}
"x.a"() : () -> () loc(fused<"m">)

// -----

// expected-error@+1 {{expected attribute value}}
"x.a"() : () -> () loc(fused<>["f"])

// -----

// expected-error@+1 {{expected '>' after fused location metadata}}
"x.a"() : () -> () loc(fused<"m"["f"])

// -----

// expected-error@+1 {{expected ']' in fused location}}
"x.a"() : () -> () loc(fused["f")

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() : () -> () loc(fused["f", ])

// -----

// expected-error@+1 {{expected ')' in location}}
"x.a"() : () -> () loc(unknown

// -----

// expected-error@+1 {{expected ')' in location}}
"x.a"() : () -> () loc(unknown unknown)

// -----

// expected-error@+1 {{custom op 'loc' is unknown (tried 'builtin.loc' as well)}}
"x.a"() : () -> () loc("f.c":1:1) loc("g.c":1:1)

// -----

// expected-error@+1 {{expected '(' in location}}
"x.a"() : () -> () loc "f.c":1:1

// -----

// expected-error@+1 {{operation location alias was never defined}}
"x.a"() : () -> () loc(#a)

// -----

// expected-error@+1 {{expected '(' in inline location}}
"x.a"() {a = loc} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"x.a"() {a = loc()} : () -> ()

// -----

// expected-error@+1 {{expected ')' in inline location}}
"x.a"() {a = loc("f.c"} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
func.func @f(%a: i32 loc(foo)) {
  return
}

// -----

// expected-error@+1 {{expected location instance}}
func.func @f(%a: i32 loc()) {
  return
}
