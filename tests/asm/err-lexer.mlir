// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Characters and tokens that are not MLIR.

// expected-error@+1 {{unexpected character}}
&

// -----

// expected-error@+1 {{unexpected character}}
func.func @f() { ~ }

// -----

// expected-error@+1 {{unexpected character}}
`

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
..

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
.

// -----

// expected-error@+1 {{expected '"' in string literal}}
"unterminated

// -----

// expected-error@+1 {{expected '"' in string literal}}
"new
line"

// -----

// expected-error@+1 {{unknown escape in string literal}}
"\z"

// -----

// expected-error@+1 {{expected '"' in string literal}}
"\"

// -----

// expected-error@+1 {{unknown escape in string literal}}
"ends with \

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
@

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
@1

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
@-

// -----

// expected-error@+1 {{expected '"' in string literal}}
@"abc

// -----

// expected-error@+1 {{invalid attribute name}}
#

// -----

// expected-error@+1 {{invalid attribute name}}
# a

// -----

// expected-error@+1 {{invalid SSA name}}
%

// -----

// expected-error@+1 {{invalid SSA name}}
% a

// -----

// expected-error@+1 {{invalid block name}}
^

// -----

func.func @f() {
// expected-error@+1 {{invalid block name}}
^ :
}

// -----

// expected-error@+1 {{invalid type identifier}}
!

// -----

// expected-error@+1 {{invalid type identifier}}
! a

// -----

// expected-error@+1 {{expected operation name in quotes}}
/

// -----

// expected-error@+1 {{expected operation name in quotes}}
/* comment */

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
module attributes {a = 1..2} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {a = 0x} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {a = 0xg} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {a = 1e5} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {a = ...} {}

// -----

// expected-error@+1 {{unexpected character}}
;

// -----

module {
// expected-error@+1 {{unexpected character}}
  $
}

// -----

// expected-error@+1 {{unexpected character}}
\

// -----

// expected-error@+1 {{unexpected character}}
'a'
