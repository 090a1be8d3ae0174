// RUN: not terrace opt %s --color 2>&1
// RUN: not terrace opt %s --color=true --split-input-file 2>&1
// RUN: not terrace opt %s --color=false 2>&1
// RUN: not terrace opt %s --color --pass-pipeline='builtin.module(cse' 2>&1

func.func @f() -> i32 {
	  return
}

// -----

func.func @g() -> i32 {
  return loc("ä":1:1)
}
