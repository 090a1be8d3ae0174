// RUN: terrace compile %s

func.func @f() {
  return
}
