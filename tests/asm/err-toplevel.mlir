// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// What may stand at the top of a file.

// expected-error@+1 {{expected operation name in quotes}}
1

// -----

// expected-error@+1 {{expected operation name in quotes}}
i32

// -----

// expected-error@+2 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"str"

// -----

// expected-error@+1 {{expected operation name in quotes}}
-> i32

// -----

// expected-error@+1 {{expected operation name in quotes}}
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
module {

// -----

// expected-error@+1 {{expected operation name in quotes}}
module {}}

// -----

// expected-error@+1 {{expected operation name in quotes}}
)

// -----

// expected-error@+1 {{expected '=' after SSA name}}
%0

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 =

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = 1

// -----

// expected-error@+1 {{expected operation name in quotes}}
^bb0:

// -----

// expected-error@+1 {{expected operation name in quotes}}
@foo

// -----

// expected-error@+1 {{expected operation name in quotes}}
:

// -----

// expected-error@+1 {{custom op 'func' is unknown (tried 'builtin.func' as well)}}
func

// -----

// expected-error@+3 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func

// -----

// expected-error@+1 {{empty operation name is invalid}}
""

// -----

// expected-error@+1 {{empty operation name is invalid}}
"" () : () -> ()

// -----

// expected-error@+1 {{null character not allowed in operation name}}
"a\00b"() : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module @a @b {}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
module attributes

// -----

// expected-error@+1 {{expected attribute name}}
module attributes {

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module attributes {} 

// -----

// expected-error@+1 {{expected operation name in quotes}}
{}

// -----

// expected-error@+1 {{custom op 'loc' is unknown (tried 'builtin.loc' as well)}}
loc
