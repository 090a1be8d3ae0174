// RUN: not terrace opt %s --convert-vector-to-llvm --split-input-file 2>&1

llvm.func @printI64(i32)

func.func @other_type(%arg0: i8) {
  vector.print %arg0 : i8
  return
}

// -----

func.func private @printNewline()

func.func @other_symbol(%arg0: i8) {
  vector.print %arg0 : i8
  return
}

// -----

llvm.func @printString(!llvm.ptr, i32)

func.func @string() {
  vector.print str "a"
  return
}

// -----

llvm.func @printComma(i32)

func.func @punctuation() {
  vector.print punctuation <comma>
  return
}
