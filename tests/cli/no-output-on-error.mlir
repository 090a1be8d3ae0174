// RUN: not terrace opt %s -o %t 2>&1
// RUN: not terrace opt %s -o - 2>&1

func.func @f() {
  retur
}
