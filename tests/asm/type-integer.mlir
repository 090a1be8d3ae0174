// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Signless, signed and unsigned integers of every interesting width.
func.func private @signless(i0, i1, i2, i3, i7, i8, i13, i16, i31, i32, i33)
func.func private @signless_wide(i63, i64, i65, i127, i128, i129, i256, i512, i1024, i16777215)
func.func private @signed(si0, si1, si4, si8, si16, si32, si64, si128, si16777215)
func.func private @unsigned(ui0, ui1, ui4, ui8, ui16, ui32, ui64, ui128, ui16777215)
func.func private @index(index) -> index
func.func private @none(none) -> none

// A width is a decimal number; leading zeros do not change the type.
func.func private @zeros(i8) -> i008
