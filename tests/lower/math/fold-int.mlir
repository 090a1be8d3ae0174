// RUN: terrace opt %s --convert-to-llvm

func.func @absi_i32() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant -1 : i32
  %c3 = arith.constant 2 : i32
  %c4 = arith.constant -2 : i32
  %c5 = arith.constant 3 : i32
  %c6 = arith.constant 5 : i32
  %c7 = arith.constant -7 : i32
  %c8 = arith.constant 31 : i32
  %c9 = arith.constant -2147483648 : i32
  %c10 = arith.constant 2147483647 : i32
  %c11 = arith.constant 65536 : i32
  %absi0 = math.absi %c0 : i32
  %absi1 = math.absi %c1 : i32
  %absi2 = math.absi %c2 : i32
  %absi3 = math.absi %c3 : i32
  %absi4 = math.absi %c4 : i32
  %absi5 = math.absi %c5 : i32
  %absi6 = math.absi %c6 : i32
  %absi7 = math.absi %c7 : i32
  %absi8 = math.absi %c8 : i32
  %absi9 = math.absi %c9 : i32
  %absi10 = math.absi %c10 : i32
  %absi11 = math.absi %c11 : i32
  return
}
func.func @ctlz_i32() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant -1 : i32
  %c3 = arith.constant 2 : i32
  %c4 = arith.constant -2 : i32
  %c5 = arith.constant 3 : i32
  %c6 = arith.constant 5 : i32
  %c7 = arith.constant -7 : i32
  %c8 = arith.constant 31 : i32
  %c9 = arith.constant -2147483648 : i32
  %c10 = arith.constant 2147483647 : i32
  %c11 = arith.constant 65536 : i32
  %ctlz0 = math.ctlz %c0 : i32
  %ctlz1 = math.ctlz %c1 : i32
  %ctlz2 = math.ctlz %c2 : i32
  %ctlz3 = math.ctlz %c3 : i32
  %ctlz4 = math.ctlz %c4 : i32
  %ctlz5 = math.ctlz %c5 : i32
  %ctlz6 = math.ctlz %c6 : i32
  %ctlz7 = math.ctlz %c7 : i32
  %ctlz8 = math.ctlz %c8 : i32
  %ctlz9 = math.ctlz %c9 : i32
  %ctlz10 = math.ctlz %c10 : i32
  %ctlz11 = math.ctlz %c11 : i32
  return
}
func.func @cttz_i32() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant -1 : i32
  %c3 = arith.constant 2 : i32
  %c4 = arith.constant -2 : i32
  %c5 = arith.constant 3 : i32
  %c6 = arith.constant 5 : i32
  %c7 = arith.constant -7 : i32
  %c8 = arith.constant 31 : i32
  %c9 = arith.constant -2147483648 : i32
  %c10 = arith.constant 2147483647 : i32
  %c11 = arith.constant 65536 : i32
  %cttz0 = math.cttz %c0 : i32
  %cttz1 = math.cttz %c1 : i32
  %cttz2 = math.cttz %c2 : i32
  %cttz3 = math.cttz %c3 : i32
  %cttz4 = math.cttz %c4 : i32
  %cttz5 = math.cttz %c5 : i32
  %cttz6 = math.cttz %c6 : i32
  %cttz7 = math.cttz %c7 : i32
  %cttz8 = math.cttz %c8 : i32
  %cttz9 = math.cttz %c9 : i32
  %cttz10 = math.cttz %c10 : i32
  %cttz11 = math.cttz %c11 : i32
  return
}
func.func @ctpop_i32() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant -1 : i32
  %c3 = arith.constant 2 : i32
  %c4 = arith.constant -2 : i32
  %c5 = arith.constant 3 : i32
  %c6 = arith.constant 5 : i32
  %c7 = arith.constant -7 : i32
  %c8 = arith.constant 31 : i32
  %c9 = arith.constant -2147483648 : i32
  %c10 = arith.constant 2147483647 : i32
  %c11 = arith.constant 65536 : i32
  %ctpop0 = math.ctpop %c0 : i32
  %ctpop1 = math.ctpop %c1 : i32
  %ctpop2 = math.ctpop %c2 : i32
  %ctpop3 = math.ctpop %c3 : i32
  %ctpop4 = math.ctpop %c4 : i32
  %ctpop5 = math.ctpop %c5 : i32
  %ctpop6 = math.ctpop %c6 : i32
  %ctpop7 = math.ctpop %c7 : i32
  %ctpop8 = math.ctpop %c8 : i32
  %ctpop9 = math.ctpop %c9 : i32
  %ctpop10 = math.ctpop %c10 : i32
  %ctpop11 = math.ctpop %c11 : i32
  return
}
func.func @ipowi_i32() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant -1 : i32
  %c3 = arith.constant 2 : i32
  %c4 = arith.constant -2 : i32
  %c5 = arith.constant 3 : i32
  %c6 = arith.constant 5 : i32
  %c7 = arith.constant -7 : i32
  %c8 = arith.constant 31 : i32
  %c9 = arith.constant -2147483648 : i32
  %c10 = arith.constant 2147483647 : i32
  %c11 = arith.constant 65536 : i32
  %r0_0 = math.ipowi %c0, %c0 : i32
  %r0_1 = math.ipowi %c0, %c1 : i32
  %r0_2 = math.ipowi %c0, %c2 : i32
  %r0_3 = math.ipowi %c0, %c3 : i32
  %r0_4 = math.ipowi %c0, %c4 : i32
  %r0_5 = math.ipowi %c0, %c5 : i32
  %r0_6 = math.ipowi %c0, %c6 : i32
  %r0_7 = math.ipowi %c0, %c7 : i32
  %r0_8 = math.ipowi %c0, %c8 : i32
  %r0_9 = math.ipowi %c0, %c9 : i32
  %r0_10 = math.ipowi %c0, %c10 : i32
  %r0_11 = math.ipowi %c0, %c11 : i32
  %r1_0 = math.ipowi %c1, %c0 : i32
  %r1_1 = math.ipowi %c1, %c1 : i32
  %r1_2 = math.ipowi %c1, %c2 : i32
  %r1_3 = math.ipowi %c1, %c3 : i32
  %r1_4 = math.ipowi %c1, %c4 : i32
  %r1_5 = math.ipowi %c1, %c5 : i32
  %r1_6 = math.ipowi %c1, %c6 : i32
  %r1_7 = math.ipowi %c1, %c7 : i32
  %r1_8 = math.ipowi %c1, %c8 : i32
  %r1_9 = math.ipowi %c1, %c9 : i32
  %r1_10 = math.ipowi %c1, %c10 : i32
  %r1_11 = math.ipowi %c1, %c11 : i32
  %r2_0 = math.ipowi %c2, %c0 : i32
  %r2_1 = math.ipowi %c2, %c1 : i32
  %r2_2 = math.ipowi %c2, %c2 : i32
  %r2_3 = math.ipowi %c2, %c3 : i32
  %r2_4 = math.ipowi %c2, %c4 : i32
  %r2_5 = math.ipowi %c2, %c5 : i32
  %r2_6 = math.ipowi %c2, %c6 : i32
  %r2_7 = math.ipowi %c2, %c7 : i32
  %r2_8 = math.ipowi %c2, %c8 : i32
  %r2_9 = math.ipowi %c2, %c9 : i32
  %r2_10 = math.ipowi %c2, %c10 : i32
  %r2_11 = math.ipowi %c2, %c11 : i32
  %r3_0 = math.ipowi %c3, %c0 : i32
  %r3_1 = math.ipowi %c3, %c1 : i32
  %r3_2 = math.ipowi %c3, %c2 : i32
  %r3_3 = math.ipowi %c3, %c3 : i32
  %r3_4 = math.ipowi %c3, %c4 : i32
  %r3_5 = math.ipowi %c3, %c5 : i32
  %r3_6 = math.ipowi %c3, %c6 : i32
  %r3_7 = math.ipowi %c3, %c7 : i32
  %r3_8 = math.ipowi %c3, %c8 : i32
  %r3_9 = math.ipowi %c3, %c9 : i32
  %r3_10 = math.ipowi %c3, %c10 : i32
  %r3_11 = math.ipowi %c3, %c11 : i32
  %r4_0 = math.ipowi %c4, %c0 : i32
  %r4_1 = math.ipowi %c4, %c1 : i32
  %r4_2 = math.ipowi %c4, %c2 : i32
  %r4_3 = math.ipowi %c4, %c3 : i32
  %r4_4 = math.ipowi %c4, %c4 : i32
  %r4_5 = math.ipowi %c4, %c5 : i32
  %r4_6 = math.ipowi %c4, %c6 : i32
  %r4_7 = math.ipowi %c4, %c7 : i32
  %r4_8 = math.ipowi %c4, %c8 : i32
  %r4_9 = math.ipowi %c4, %c9 : i32
  %r4_10 = math.ipowi %c4, %c10 : i32
  %r4_11 = math.ipowi %c4, %c11 : i32
  %r5_0 = math.ipowi %c5, %c0 : i32
  %r5_1 = math.ipowi %c5, %c1 : i32
  %r5_2 = math.ipowi %c5, %c2 : i32
  %r5_3 = math.ipowi %c5, %c3 : i32
  %r5_4 = math.ipowi %c5, %c4 : i32
  %r5_5 = math.ipowi %c5, %c5 : i32
  %r5_6 = math.ipowi %c5, %c6 : i32
  %r5_7 = math.ipowi %c5, %c7 : i32
  %r5_8 = math.ipowi %c5, %c8 : i32
  %r5_9 = math.ipowi %c5, %c9 : i32
  %r5_10 = math.ipowi %c5, %c10 : i32
  %r5_11 = math.ipowi %c5, %c11 : i32
  %r6_0 = math.ipowi %c6, %c0 : i32
  %r6_1 = math.ipowi %c6, %c1 : i32
  %r6_2 = math.ipowi %c6, %c2 : i32
  %r6_3 = math.ipowi %c6, %c3 : i32
  %r6_4 = math.ipowi %c6, %c4 : i32
  %r6_5 = math.ipowi %c6, %c5 : i32
  %r6_6 = math.ipowi %c6, %c6 : i32
  %r6_7 = math.ipowi %c6, %c7 : i32
  %r6_8 = math.ipowi %c6, %c8 : i32
  %r6_9 = math.ipowi %c6, %c9 : i32
  %r6_10 = math.ipowi %c6, %c10 : i32
  %r6_11 = math.ipowi %c6, %c11 : i32
  %r7_0 = math.ipowi %c7, %c0 : i32
  %r7_1 = math.ipowi %c7, %c1 : i32
  %r7_2 = math.ipowi %c7, %c2 : i32
  %r7_3 = math.ipowi %c7, %c3 : i32
  %r7_4 = math.ipowi %c7, %c4 : i32
  %r7_5 = math.ipowi %c7, %c5 : i32
  %r7_6 = math.ipowi %c7, %c6 : i32
  %r7_7 = math.ipowi %c7, %c7 : i32
  %r7_8 = math.ipowi %c7, %c8 : i32
  %r7_9 = math.ipowi %c7, %c9 : i32
  %r7_10 = math.ipowi %c7, %c10 : i32
  %r7_11 = math.ipowi %c7, %c11 : i32
  %r8_0 = math.ipowi %c8, %c0 : i32
  %r8_1 = math.ipowi %c8, %c1 : i32
  %r8_2 = math.ipowi %c8, %c2 : i32
  %r8_3 = math.ipowi %c8, %c3 : i32
  %r8_4 = math.ipowi %c8, %c4 : i32
  %r8_5 = math.ipowi %c8, %c5 : i32
  %r8_6 = math.ipowi %c8, %c6 : i32
  %r8_7 = math.ipowi %c8, %c7 : i32
  %r8_8 = math.ipowi %c8, %c8 : i32
  %r8_9 = math.ipowi %c8, %c9 : i32
  %r8_10 = math.ipowi %c8, %c10 : i32
  %r8_11 = math.ipowi %c8, %c11 : i32
  %r9_0 = math.ipowi %c9, %c0 : i32
  %r9_1 = math.ipowi %c9, %c1 : i32
  %r9_2 = math.ipowi %c9, %c2 : i32
  %r9_3 = math.ipowi %c9, %c3 : i32
  %r9_4 = math.ipowi %c9, %c4 : i32
  %r9_5 = math.ipowi %c9, %c5 : i32
  %r9_6 = math.ipowi %c9, %c6 : i32
  %r9_7 = math.ipowi %c9, %c7 : i32
  %r9_8 = math.ipowi %c9, %c8 : i32
  %r9_9 = math.ipowi %c9, %c9 : i32
  %r9_10 = math.ipowi %c9, %c10 : i32
  %r9_11 = math.ipowi %c9, %c11 : i32
  %r10_0 = math.ipowi %c10, %c0 : i32
  %r10_1 = math.ipowi %c10, %c1 : i32
  %r10_2 = math.ipowi %c10, %c2 : i32
  %r10_3 = math.ipowi %c10, %c3 : i32
  %r10_4 = math.ipowi %c10, %c4 : i32
  %r10_5 = math.ipowi %c10, %c5 : i32
  %r10_6 = math.ipowi %c10, %c6 : i32
  %r10_7 = math.ipowi %c10, %c7 : i32
  %r10_8 = math.ipowi %c10, %c8 : i32
  %r10_9 = math.ipowi %c10, %c9 : i32
  %r10_10 = math.ipowi %c10, %c10 : i32
  %r10_11 = math.ipowi %c10, %c11 : i32
  %r11_0 = math.ipowi %c11, %c0 : i32
  %r11_1 = math.ipowi %c11, %c1 : i32
  %r11_2 = math.ipowi %c11, %c2 : i32
  %r11_3 = math.ipowi %c11, %c3 : i32
  %r11_4 = math.ipowi %c11, %c4 : i32
  %r11_5 = math.ipowi %c11, %c5 : i32
  %r11_6 = math.ipowi %c11, %c6 : i32
  %r11_7 = math.ipowi %c11, %c7 : i32
  %r11_8 = math.ipowi %c11, %c8 : i32
  %r11_9 = math.ipowi %c11, %c9 : i32
  %r11_10 = math.ipowi %c11, %c10 : i32
  %r11_11 = math.ipowi %c11, %c11 : i32
  return
}
func.func @absi_i8() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -1 : i8
  %c3 = arith.constant 2 : i8
  %c4 = arith.constant -3 : i8
  %c5 = arith.constant -128 : i8
  %c6 = arith.constant 127 : i8
  %absi0 = math.absi %c0 : i8
  %absi1 = math.absi %c1 : i8
  %absi2 = math.absi %c2 : i8
  %absi3 = math.absi %c3 : i8
  %absi4 = math.absi %c4 : i8
  %absi5 = math.absi %c5 : i8
  %absi6 = math.absi %c6 : i8
  return
}
func.func @ctlz_i8() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -1 : i8
  %c3 = arith.constant 2 : i8
  %c4 = arith.constant -3 : i8
  %c5 = arith.constant -128 : i8
  %c6 = arith.constant 127 : i8
  %ctlz0 = math.ctlz %c0 : i8
  %ctlz1 = math.ctlz %c1 : i8
  %ctlz2 = math.ctlz %c2 : i8
  %ctlz3 = math.ctlz %c3 : i8
  %ctlz4 = math.ctlz %c4 : i8
  %ctlz5 = math.ctlz %c5 : i8
  %ctlz6 = math.ctlz %c6 : i8
  return
}
func.func @cttz_i8() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -1 : i8
  %c3 = arith.constant 2 : i8
  %c4 = arith.constant -3 : i8
  %c5 = arith.constant -128 : i8
  %c6 = arith.constant 127 : i8
  %cttz0 = math.cttz %c0 : i8
  %cttz1 = math.cttz %c1 : i8
  %cttz2 = math.cttz %c2 : i8
  %cttz3 = math.cttz %c3 : i8
  %cttz4 = math.cttz %c4 : i8
  %cttz5 = math.cttz %c5 : i8
  %cttz6 = math.cttz %c6 : i8
  return
}
func.func @ctpop_i8() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -1 : i8
  %c3 = arith.constant 2 : i8
  %c4 = arith.constant -3 : i8
  %c5 = arith.constant -128 : i8
  %c6 = arith.constant 127 : i8
  %ctpop0 = math.ctpop %c0 : i8
  %ctpop1 = math.ctpop %c1 : i8
  %ctpop2 = math.ctpop %c2 : i8
  %ctpop3 = math.ctpop %c3 : i8
  %ctpop4 = math.ctpop %c4 : i8
  %ctpop5 = math.ctpop %c5 : i8
  %ctpop6 = math.ctpop %c6 : i8
  return
}
func.func @ipowi_i8() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -1 : i8
  %c3 = arith.constant 2 : i8
  %c4 = arith.constant -3 : i8
  %c5 = arith.constant -128 : i8
  %c6 = arith.constant 127 : i8
  %r0_0 = math.ipowi %c0, %c0 : i8
  %r0_1 = math.ipowi %c0, %c1 : i8
  %r0_2 = math.ipowi %c0, %c2 : i8
  %r0_3 = math.ipowi %c0, %c3 : i8
  %r0_4 = math.ipowi %c0, %c4 : i8
  %r0_5 = math.ipowi %c0, %c5 : i8
  %r0_6 = math.ipowi %c0, %c6 : i8
  %r1_0 = math.ipowi %c1, %c0 : i8
  %r1_1 = math.ipowi %c1, %c1 : i8
  %r1_2 = math.ipowi %c1, %c2 : i8
  %r1_3 = math.ipowi %c1, %c3 : i8
  %r1_4 = math.ipowi %c1, %c4 : i8
  %r1_5 = math.ipowi %c1, %c5 : i8
  %r1_6 = math.ipowi %c1, %c6 : i8
  %r2_0 = math.ipowi %c2, %c0 : i8
  %r2_1 = math.ipowi %c2, %c1 : i8
  %r2_2 = math.ipowi %c2, %c2 : i8
  %r2_3 = math.ipowi %c2, %c3 : i8
  %r2_4 = math.ipowi %c2, %c4 : i8
  %r2_5 = math.ipowi %c2, %c5 : i8
  %r2_6 = math.ipowi %c2, %c6 : i8
  %r3_0 = math.ipowi %c3, %c0 : i8
  %r3_1 = math.ipowi %c3, %c1 : i8
  %r3_2 = math.ipowi %c3, %c2 : i8
  %r3_3 = math.ipowi %c3, %c3 : i8
  %r3_4 = math.ipowi %c3, %c4 : i8
  %r3_5 = math.ipowi %c3, %c5 : i8
  %r3_6 = math.ipowi %c3, %c6 : i8
  %r4_0 = math.ipowi %c4, %c0 : i8
  %r4_1 = math.ipowi %c4, %c1 : i8
  %r4_2 = math.ipowi %c4, %c2 : i8
  %r4_3 = math.ipowi %c4, %c3 : i8
  %r4_4 = math.ipowi %c4, %c4 : i8
  %r4_5 = math.ipowi %c4, %c5 : i8
  %r4_6 = math.ipowi %c4, %c6 : i8
  %r5_0 = math.ipowi %c5, %c0 : i8
  %r5_1 = math.ipowi %c5, %c1 : i8
  %r5_2 = math.ipowi %c5, %c2 : i8
  %r5_3 = math.ipowi %c5, %c3 : i8
  %r5_4 = math.ipowi %c5, %c4 : i8
  %r5_5 = math.ipowi %c5, %c5 : i8
  %r5_6 = math.ipowi %c5, %c6 : i8
  %r6_0 = math.ipowi %c6, %c0 : i8
  %r6_1 = math.ipowi %c6, %c1 : i8
  %r6_2 = math.ipowi %c6, %c2 : i8
  %r6_3 = math.ipowi %c6, %c3 : i8
  %r6_4 = math.ipowi %c6, %c4 : i8
  %r6_5 = math.ipowi %c6, %c5 : i8
  %r6_6 = math.ipowi %c6, %c6 : i8
  return
}
func.func @absi_i1() {
  %c0 = arith.constant false
  %c1 = arith.constant true
  %absi0 = math.absi %c0 : i1
  %absi1 = math.absi %c1 : i1
  return
}
func.func @ctlz_i1() {
  %c0 = arith.constant false
  %c1 = arith.constant true
  %ctlz0 = math.ctlz %c0 : i1
  %ctlz1 = math.ctlz %c1 : i1
  return
}
func.func @cttz_i1() {
  %c0 = arith.constant false
  %c1 = arith.constant true
  %cttz0 = math.cttz %c0 : i1
  %cttz1 = math.cttz %c1 : i1
  return
}
func.func @ctpop_i1() {
  %c0 = arith.constant false
  %c1 = arith.constant true
  %ctpop0 = math.ctpop %c0 : i1
  %ctpop1 = math.ctpop %c1 : i1
  return
}
func.func @ipowi_i1() {
  %c0 = arith.constant false
  %c1 = arith.constant true
  %r0_0 = math.ipowi %c0, %c0 : i1
  %r0_1 = math.ipowi %c0, %c1 : i1
  %r1_0 = math.ipowi %c1, %c0 : i1
  %r1_1 = math.ipowi %c1, %c1 : i1
  return
}
func.func @absi_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant -1 : index
  %c3 = arith.constant 5 : index
  %absi0 = math.absi %c0 : index
  %absi1 = math.absi %c1 : index
  %absi2 = math.absi %c2 : index
  %absi3 = math.absi %c3 : index
  return
}
func.func @ctlz_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant -1 : index
  %c3 = arith.constant 5 : index
  %ctlz0 = math.ctlz %c0 : index
  %ctlz1 = math.ctlz %c1 : index
  %ctlz2 = math.ctlz %c2 : index
  %ctlz3 = math.ctlz %c3 : index
  return
}
func.func @cttz_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant -1 : index
  %c3 = arith.constant 5 : index
  %cttz0 = math.cttz %c0 : index
  %cttz1 = math.cttz %c1 : index
  %cttz2 = math.cttz %c2 : index
  %cttz3 = math.cttz %c3 : index
  return
}
func.func @ctpop_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant -1 : index
  %c3 = arith.constant 5 : index
  %ctpop0 = math.ctpop %c0 : index
  %ctpop1 = math.ctpop %c1 : index
  %ctpop2 = math.ctpop %c2 : index
  %ctpop3 = math.ctpop %c3 : index
  return
}
func.func @ipowi_index() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant -1 : index
  %c3 = arith.constant 5 : index
  %r0_0 = math.ipowi %c0, %c0 : index
  %r0_1 = math.ipowi %c0, %c1 : index
  %r0_2 = math.ipowi %c0, %c2 : index
  %r0_3 = math.ipowi %c0, %c3 : index
  %r1_0 = math.ipowi %c1, %c0 : index
  %r1_1 = math.ipowi %c1, %c1 : index
  %r1_2 = math.ipowi %c1, %c2 : index
  %r1_3 = math.ipowi %c1, %c3 : index
  %r2_0 = math.ipowi %c2, %c0 : index
  %r2_1 = math.ipowi %c2, %c1 : index
  %r2_2 = math.ipowi %c2, %c2 : index
  %r2_3 = math.ipowi %c2, %c3 : index
  %r3_0 = math.ipowi %c3, %c0 : index
  %r3_1 = math.ipowi %c3, %c1 : index
  %r3_2 = math.ipowi %c3, %c2 : index
  %r3_3 = math.ipowi %c3, %c3 : index
  return
}
func.func @absi_i128() {
  %c0 = arith.constant 0 : i128
  %c1 = arith.constant 1 : i128
  %c2 = arith.constant -1 : i128
  %c3 = arith.constant 170141183460469231731687303715884105727 : i128
  %absi0 = math.absi %c0 : i128
  %absi1 = math.absi %c1 : i128
  %absi2 = math.absi %c2 : i128
  %absi3 = math.absi %c3 : i128
  return
}
func.func @ctlz_i128() {
  %c0 = arith.constant 0 : i128
  %c1 = arith.constant 1 : i128
  %c2 = arith.constant -1 : i128
  %c3 = arith.constant 170141183460469231731687303715884105727 : i128
  %ctlz0 = math.ctlz %c0 : i128
  %ctlz1 = math.ctlz %c1 : i128
  %ctlz2 = math.ctlz %c2 : i128
  %ctlz3 = math.ctlz %c3 : i128
  return
}
func.func @cttz_i128() {
  %c0 = arith.constant 0 : i128
  %c1 = arith.constant 1 : i128
  %c2 = arith.constant -1 : i128
  %c3 = arith.constant 170141183460469231731687303715884105727 : i128
  %cttz0 = math.cttz %c0 : i128
  %cttz1 = math.cttz %c1 : i128
  %cttz2 = math.cttz %c2 : i128
  %cttz3 = math.cttz %c3 : i128
  return
}
func.func @ctpop_i128() {
  %c0 = arith.constant 0 : i128
  %c1 = arith.constant 1 : i128
  %c2 = arith.constant -1 : i128
  %c3 = arith.constant 170141183460469231731687303715884105727 : i128
  %ctpop0 = math.ctpop %c0 : i128
  %ctpop1 = math.ctpop %c1 : i128
  %ctpop2 = math.ctpop %c2 : i128
  %ctpop3 = math.ctpop %c3 : i128
  return
}
func.func @ipowi_i128() {
  %c0 = arith.constant 0 : i128
  %c1 = arith.constant 1 : i128
  %c2 = arith.constant -1 : i128
  %c3 = arith.constant 170141183460469231731687303715884105727 : i128
  %r0_0 = math.ipowi %c0, %c0 : i128
  %r0_1 = math.ipowi %c0, %c1 : i128
  %r0_2 = math.ipowi %c0, %c2 : i128
  %r0_3 = math.ipowi %c0, %c3 : i128
  %r1_0 = math.ipowi %c1, %c0 : i128
  %r1_1 = math.ipowi %c1, %c1 : i128
  %r1_2 = math.ipowi %c1, %c2 : i128
  %r1_3 = math.ipowi %c1, %c3 : i128
  %r2_0 = math.ipowi %c2, %c0 : i128
  %r2_1 = math.ipowi %c2, %c1 : i128
  %r2_2 = math.ipowi %c2, %c2 : i128
  %r2_3 = math.ipowi %c2, %c3 : i128
  %r3_0 = math.ipowi %c3, %c0 : i128
  %r3_1 = math.ipowi %c3, %c1 : i128
  %r3_2 = math.ipowi %c3, %c2 : i128
  %r3_3 = math.ipowi %c3, %c3 : i128
  return
}
