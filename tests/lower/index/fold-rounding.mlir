// RUN: terrace opt %s --convert-index-to-llvm
// DIFFERS: upstream's divisions negate the dividend, which is wrong for the least index

// What is computed, and what is not because an index of 32 bits would give another result.

func.func @ceildivs(%x: index) {
  %m9223372036854775808 = index.constant -9223372036854775808
  %m2147483648 = index.constant -2147483648
  %m7 = index.constant -7
  %m2 = index.constant -2
  %m1 = index.constant -1
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c3 = index.constant 3
  %c31 = index.constant 31
  %c32 = index.constant 32
  %c33 = index.constant 33
  %c64 = index.constant 64
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c4294967298 = index.constant 4294967298
  %c8589934594 = index.constant 8589934594
  %c9223372036854775807 = index.constant 9223372036854775807
  %0 = index.ceildivs %c2, %c31
  %1 = index.ceildivs %c3, %c31
  %2 = index.ceildivs %c33, %c4294967298
  %3 = index.ceildivs %c4294967296, %c2
  %4 = index.ceildivs %c8589934594, %c4294967295
  %5 = index.ceildivs %c64, %c3
  %6 = index.ceildivs %m1, %c8589934594
  %7 = index.ceildivs %c32, %c1
  %8 = index.ceildivs %c9223372036854775807, %m7
  %9 = index.ceildivs %c4294967296, %m7
  %10 = index.ceildivs %c2, %c32
  %11 = index.ceildivs %c32, %m7
  %12 = index.ceildivs %c9223372036854775807, %c2147483648
  %13 = index.ceildivs %c33, %c2
  %14 = index.ceildivs %c32, %m9223372036854775808
  %15 = index.ceildivs %m2, %c2147483647
  %16 = index.ceildivs %c2, %c0
  %17 = index.ceildivs %m9223372036854775808, %c0
  %18 = index.ceildivs %m1, %m9223372036854775808
  %19 = index.ceildivs %m2147483648, %c64
  %20 = index.ceildivs %c9223372036854775807, %c4294967295
  %21 = index.ceildivs %c32, %m2147483648
  %22 = index.ceildivs %c4294967295, %c32
  %23 = index.ceildivs %m2, %c2
  %24 = index.ceildivs %x, %c0
  %25 = index.ceildivs %c0, %x
  %26 = index.ceildivs %x, %c1
  %27 = index.ceildivs %c1, %x
  %28 = index.ceildivs %x, %m1
  %29 = index.ceildivs %m1, %x
  return
}

func.func @floordivs(%x: index) {
  %m9223372036854775808 = index.constant -9223372036854775808
  %m2147483648 = index.constant -2147483648
  %m2 = index.constant -2
  %m1 = index.constant -1
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c3 = index.constant 3
  %c31 = index.constant 31
  %c32 = index.constant 32
  %c33 = index.constant 33
  %c64 = index.constant 64
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %c4294967298 = index.constant 4294967298
  %c8589934594 = index.constant 8589934594
  %c9223372036854775807 = index.constant 9223372036854775807
  %0 = index.floordivs %m1, %c32
  %1 = index.floordivs %m9223372036854775808, %c2
  %2 = index.floordivs %c2147483647, %c2147483648
  %3 = index.floordivs %c2, %c4294967298
  %4 = index.floordivs %m2, %c31
  %5 = index.floordivs %c2147483648, %c2
  %6 = index.floordivs %c64, %c2147483647
  %7 = index.floordivs %m1, %m9223372036854775808
  %8 = index.floordivs %c1, %c2147483647
  %9 = index.floordivs %c2147483647, %c8589934594
  %10 = index.floordivs %c32, %c2147483647
  %11 = index.floordivs %m1, %c4294967295
  %12 = index.floordivs %c2147483648, %c4294967295
  %13 = index.floordivs %c8589934594, %c9223372036854775807
  %14 = index.floordivs %c4294967296, %c32
  %15 = index.floordivs %c4294967295, %c64
  %16 = index.floordivs %c9223372036854775807, %c4294967295
  %17 = index.floordivs %m2147483648, %c4294967296
  %18 = index.floordivs %c33, %c2
  %19 = index.floordivs %c4294967295, %c3
  %20 = index.floordivs %c32, %c0
  %21 = index.floordivs %c32, %c64
  %22 = index.floordivs %c4294967295, %c0
  %23 = index.floordivs %c2147483647, %c31
  %24 = index.floordivs %x, %c0
  %25 = index.floordivs %c0, %x
  %26 = index.floordivs %x, %c1
  %27 = index.floordivs %c1, %x
  %28 = index.floordivs %x, %m1
  %29 = index.floordivs %m1, %x
  return
}
