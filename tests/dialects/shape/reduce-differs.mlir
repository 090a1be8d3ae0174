// RUN: terrace opt %s
// DIFFERS: upstream prints a comma behind the shape where there are no initial values, and does not read it back.

func.func @f(%s: !shape.shape) {
  shape.reduce(%s) : !shape.shape {
  ^bb0(%k: index, %x: !shape.size):
    shape.yield
  }
  return
}
