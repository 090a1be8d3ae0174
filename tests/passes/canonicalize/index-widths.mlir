// RUN: terrace opt %s --canonicalize

// Constants whose results of 32 and 64 bits differ do not fold, and are not regrouped.
func.func @mins(%x: index) -> (index, index) {
  %a = index.constant 0
  %b = index.constant -719607054073361978
  %c = index.constant 26
  %0 = index.mins %a, %b
  %1 = index.mins %0, %c
  %2 = index.mins %x, %b
  %3 = index.mins %2, %a
  return %1, %3 : index, index
}
func.func @maxs(%x: index) -> (index, index) {
  %a = index.constant 1
  %b = index.constant 4294967296
  %c = index.constant 8589934592
  %0 = index.maxs %b, %a
  %1 = index.maxs %0, %c
  %2 = index.maxs %x, %b
  %3 = index.maxs %2, %a
  return %1, %3 : index, index
}
func.func @unsigned(%x: index) -> (index, index) {
  %a = index.constant 1
  %b = index.constant 4294967296
  %0 = index.maxu %x, %b
  %1 = index.maxu %0, %a
  %2 = index.minu %b, %a
  %3 = index.minu %2, %b
  return %1, %3 : index, index
}
func.func @folds(%x: index) -> (index, index, index) {
  %a = index.constant 3
  %b = index.constant 5
  %0 = index.mins %x, %a
  %1 = index.mins %0, %b
  %2 = index.add %x, %a
  %3 = index.add %2, %b
  %4 = index.mul %x, %a
  %5 = index.mul %4, %b
  return %1, %3, %5 : index, index, index
}
