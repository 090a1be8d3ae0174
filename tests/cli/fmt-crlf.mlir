// RUN: terrace fmt < %s
  module{ func.func private @f()  }
