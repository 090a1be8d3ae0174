// RUN: not terrace opt %s --split-input-file 2>&1
// DIFFERS: upstream prints each of the 2^30 elements, until its memory ends.

!t0 = i32
!t1 = tuple<!t0, !t0, !t0, !t0, !t0, !t0, !t0, !t0>
!t2 = tuple<!t1, !t1, !t1, !t1, !t1, !t1, !t1, !t1>
!t3 = tuple<!t2, !t2, !t2, !t2, !t2, !t2, !t2, !t2>
!t4 = tuple<!t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3>
!t5 = tuple<!t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4>
!t6 = tuple<!t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5>
!t7 = tuple<!t6, !t6, !t6, !t6, !t6, !t6, !t6, !t6>
!t8 = tuple<!t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7>
!t9 = tuple<!t8, !t8, !t8, !t8, !t8, !t8, !t8, !t8>
!t10 = tuple<!t9, !t9, !t9, !t9, !t9, !t9, !t9, !t9>
func.func private @types(!t10)

// -----

#a0 = 1 : i32
#a1 = [#a0, #a0, #a0, #a0, #a0, #a0, #a0, #a0]
#a2 = [#a1, #a1, #a1, #a1, #a1, #a1, #a1, #a1]
#a3 = {a = #a2, b = #a2, c = #a2, d = #a2, e = #a2, f = #a2, g = #a2, h = #a2}
#a4 = [#a3, #a3, #a3, #a3, #a3, #a3, #a3, #a3]
#a5 = [#a4, #a4, #a4, #a4, #a4, #a4, #a4, #a4]
#a6 = [#a5, #a5, #a5, #a5, #a5, #a5, #a5, #a5]
#a7 = [#a6, #a6, #a6, #a6, #a6, #a6, #a6, #a6]
#a8 = [#a7, #a7, #a7, #a7, #a7, #a7, #a7, #a7]
#a9 = [#a8, #a8, #a8, #a8, #a8, #a8, #a8, #a8]
#a10 = [#a9, #a9, #a9, #a9, #a9, #a9, #a9, #a9]
func.func private @attributes() attributes {a = #a10}
