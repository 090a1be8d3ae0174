// RUN: terrace opt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// Names of aliases that are not to be had, and locations that are not known.
#loc1 = loc("a":1:2)
// expected-error@+1 {{redefinition of attribute alias id 'loc1'}}
#loc1 = loc("a":1:3)

// -----

#m = affine_map<(d0) -> (d0)>
#m01 = affine_map<(d0) -> (d0)>
// expected-error@+1 {{redefinition of attribute alias id 'm01'}}
#m01 = 1 : i32

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.loc1 = loc("a":1:2)

// -----

// expected-error@+1 {{undefined symbol alias id 'loc2'}}
#loc1 = loc(#loc2)
#loc2 = loc("a":1:2)

// -----

// The same text as that of an operation before, whose location may follow.
"a.b"() : () -> () loc(#loc2)
// expected-error@+1 {{undefined symbol alias id 'loc2'}}
#loc1 = loc(#loc2)
#loc2 = loc("a":1:2)

// -----

// expected-error@+1 {{operation location alias was never defined}}
"a.b"() : () -> () loc(#loc7)

// -----

#m1 = affine_map<(d0) -> (d0)>
// expected-error@+1 {{expected location, but found 'affine_map<(d0) -> (d0)>'}}
"a.b"() : () -> () loc(#m1)

// -----

// expected-error@+1 {{expected location, but found 'affine_map<(d0) -> (d0)>'}}
"a.b"() : () -> () loc(#m1)
#m1 = affine_map<(d0) -> (d0)>

// -----

#m1 = affine_map<(d0) -> (d0)>
// expected-error@+1 {{expected location attribute, but got}}
#l = loc(fused<"x">[#m1])
