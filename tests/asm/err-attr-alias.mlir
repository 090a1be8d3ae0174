// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Aliases of attributes and types.

#a = 1
// expected-error@+1 {{redefinition of attribute alias id 'a'}}
#a = 2

// -----

!a = i32
// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = i64

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#a 1

// -----

// expected-error@+1 {{expected '=' in type alias definition}}
!a i32

// -----

// expected-error@+1 {{expected attribute value}}
#a =

// -----

// expected-error@+1 {{expected non-function type}}
!a =

// -----

// expected-error@+1 {{expected attribute value}}
#a = foo

// -----

// expected-error@+1 {{expected non-function type}}
!a = foo

// -----

// expected-error@+1 {{expected non-function type}}
!a = 1

// -----

// expected-error@+1 {{undefined symbol alias id 'b'}}
#a = #b

// -----

// expected-error@+1 {{undefined symbol alias id 'b'}}
!a = !b

// -----

// expected-error@+1 {{undefined symbol alias id 'late'}}
module attributes {x.a = #late} {}
#late = 1

// -----

// expected-error@+1 {{undefined symbol alias id 'late'}}
func.func private @f(!late)
!late = i32

// -----

#a = i32
// expected-error@+1 {{expected non-function type}}
func.func private @f(#a)

// -----

!a = i32
// expected-error@+1 {{undefined symbol alias id 'b'}}
module attributes {x.a = !b} {}

// -----

// expected-error@+1 {{expected operation name in quotes}}
func.func @f() {
  #a = 1
  return
}

// -----

func.func @f() {
// expected-error@+1 {{operation location alias was never defined}}
  return loc(#undefined)
}

// -----

#a = 1
func.func @f() {
// expected-error@+1 {{expected location, but found '1 : i64'}}
  return loc(#a)
}

// -----

func.func @f() {
// expected-error@+1 {{expected location, but found '"string"'}}
  return loc(#late)
}
#late = "string"
