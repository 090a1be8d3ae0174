// RUN: terrace opt %s --convert-math-to-rocdl

// The data layout gives the width of an index.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @width(%v: vector<1xf32>) {
    %0 = math.sin %v : vector<1xf32>
    return
  }
}
