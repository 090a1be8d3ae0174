// RUN: not terrace opt %s 2>&1

func.func @f() {
  return