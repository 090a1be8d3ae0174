// RUN: terrace run %s -e main --entry-point-result=i64
// RUN: terrace run -O0 %s -e main --entry-point-result=i64
// RUN: not terrace run --shared-libs=/no/such/library.so %s 2>&1
// RUN: not terrace run %S/run-native-refused.mlir 2>&1
// RUN: not terrace run -g %S/run-native-refused.mlir 2>&1

// Calls that must need no stack, by LLVM's convention for them and by C's.

llvm.func tailcc @count(%n: i64, %sum: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %stop = llvm.icmp "eq" %n, %zero : i64
  llvm.cond_br %stop, ^done, ^more
^more:
  %m = llvm.sub %n, %one : i64
  %next = llvm.add %sum, %one : i64
  %r = llvm.call tailcc musttail @count(%m, %next) : (i64, i64) -> i64
  llvm.return %r : i64
^done:
  llvm.return %sum : i64
}

llvm.func @double(%n: i64, %sum: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %stop = llvm.icmp "eq" %n, %zero : i64
  llvm.cond_br %stop, ^done, ^more
^more:
  %m = llvm.sub %n, %one : i64
  %next = llvm.add %sum, %two : i64
  %r = llvm.call musttail @double(%m, %next) : (i64, i64) -> i64
  llvm.return %r : i64
^done:
  llvm.return %sum : i64
}

llvm.func @main() -> i64 {
  %n = llvm.mlir.constant(3000000 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %x = llvm.call tailcc @count(%n, %zero) : (i64, i64) -> i64
  %y = llvm.call @double(%n, %x) : (i64, i64) -> i64
  llvm.return %y : i64
}
