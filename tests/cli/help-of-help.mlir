// RUN: terrace help help | FileCheck %s
// RUN: terrace help --help | FileCheck %s
// RUN: terrace -h version | FileCheck %s
// RUN: terrace help upgrade | FileCheck %s --check-prefix=UPGRADE
// RUN: not terrace help upgrad 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// CHECK: USAGE: terrace <command> [options] [<input file>]
// UPGRADE: USAGE: terrace upgrade [options] <input file>
// UNKNOWN: terrace: unknown command 'upgrad' (did you mean 'upgrade'?)
