// RUN: terrace opt %s --convert-index-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-index-to-llvm=index-bitwidth=32
// RUN: terrace opt %s --convert-to-llvm=filter-dialects=index

func.func @add(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  return %0 : index
}

func.func @sub(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b
  return %0 : index
}

func.func @mul(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b
  return %0 : index
}

func.func @divs(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b
  return %0 : index
}

func.func @divu(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b
  return %0 : index
}

func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}

func.func @rems(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}

func.func @remu(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  return %0 : index
}

func.func @maxs(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  return %0 : index
}

func.func @maxu(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b
  return %0 : index
}

func.func @mins(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b
  return %0 : index
}

func.func @minu(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b
  return %0 : index
}

func.func @shl(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  return %0 : index
}

func.func @shrs(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b
  return %0 : index
}

func.func @shru(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b
  return %0 : index
}

func.func @and(%a: index, %b: index) -> index {
  %0 = index.and %a, %b
  return %0 : index
}

func.func @or(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  return %0 : index
}

func.func @xor(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b
  return %0 : index
}

func.func @casts_index_i32(%a: index) -> i32 {
  %0 = index.casts %a : index to i32
  return %0 : i32
}

func.func @casts_index_i64(%a: index) -> i64 {
  %0 = index.casts %a : index to i64
  return %0 : i64
}

func.func @casts_index_i128(%a: index) -> i128 {
  %0 = index.casts %a : index to i128
  return %0 : i128
}

func.func @casts_index_i1(%a: index) -> i1 {
  %0 = index.casts %a : index to i1
  return %0 : i1
}

func.func @casts_i8_index(%a: i8) -> index {
  %0 = index.casts %a : i8 to index
  return %0 : index
}

func.func @casts_i64_index(%a: i64) -> index {
  %0 = index.casts %a : i64 to index
  return %0 : index
}

func.func @casts_i80_index(%a: i80) -> index {
  %0 = index.casts %a : i80 to index
  return %0 : index
}

func.func @casts_index_si16(%a: index) -> si16 {
  %0 = index.casts %a : index to si16
  return %0 : si16
}

func.func @casts_ui16_index(%a: ui16) -> index {
  %0 = index.casts %a : ui16 to index
  return %0 : index
}

func.func @castu_index_i32(%a: index) -> i32 {
  %0 = index.castu %a : index to i32
  return %0 : i32
}

func.func @castu_index_i64(%a: index) -> i64 {
  %0 = index.castu %a : index to i64
  return %0 : i64
}

func.func @castu_index_i128(%a: index) -> i128 {
  %0 = index.castu %a : index to i128
  return %0 : i128
}

func.func @castu_index_i1(%a: index) -> i1 {
  %0 = index.castu %a : index to i1
  return %0 : i1
}

func.func @castu_i8_index(%a: i8) -> index {
  %0 = index.castu %a : i8 to index
  return %0 : index
}

func.func @castu_i64_index(%a: i64) -> index {
  %0 = index.castu %a : i64 to index
  return %0 : index
}

func.func @castu_i80_index(%a: i80) -> index {
  %0 = index.castu %a : i80 to index
  return %0 : index
}

func.func @castu_index_si16(%a: index) -> si16 {
  %0 = index.castu %a : index to si16
  return %0 : si16
}

func.func @castu_ui16_index(%a: ui16) -> index {
  %0 = index.castu %a : ui16 to index
  return %0 : index
}

func.func @cmp_eq(%a: index, %b: index) -> i1 {
  %0 = index.cmp eq(%a, %b)
  return %0 : i1
}

func.func @cmp_ne(%a: index, %b: index) -> i1 {
  %0 = index.cmp ne(%a, %b)
  return %0 : i1
}

func.func @cmp_slt(%a: index, %b: index) -> i1 {
  %0 = index.cmp slt(%a, %b)
  return %0 : i1
}

func.func @cmp_sle(%a: index, %b: index) -> i1 {
  %0 = index.cmp sle(%a, %b)
  return %0 : i1
}

func.func @cmp_sgt(%a: index, %b: index) -> i1 {
  %0 = index.cmp sgt(%a, %b)
  return %0 : i1
}

func.func @cmp_sge(%a: index, %b: index) -> i1 {
  %0 = index.cmp sge(%a, %b)
  return %0 : i1
}

func.func @cmp_ult(%a: index, %b: index) -> i1 {
  %0 = index.cmp ult(%a, %b)
  return %0 : i1
}

func.func @cmp_ule(%a: index, %b: index) -> i1 {
  %0 = index.cmp ule(%a, %b)
  return %0 : i1
}

func.func @cmp_ugt(%a: index, %b: index) -> i1 {
  %0 = index.cmp ugt(%a, %b)
  return %0 : i1
}

func.func @cmp_uge(%a: index, %b: index) -> i1 {
  %0 = index.cmp uge(%a, %b)
  return %0 : i1
}

func.func @constants() -> (index, index, index, index, i1, i1) {
  %0 = index.constant 42
  %1 = index.constant -1
  %2 = index.constant 0x10
  %3 = index.constant 9223372036854775807
  %4 = index.bool.constant true
  %5 = index.bool.constant false
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, i1, i1
}

func.func @sizeof() -> index {
  %0 = index.sizeof
  return %0 : index
}

func.func @attributes(%a: index, %b: index, %i: i32) {
  %0 = index.add %a, %b {x}
  %1 = index.ceildivu %a, %b {x = 1 : i8}
  %2 = index.casts %i {x} : i32 to index
  %3 = index.cmp ult(%a, %b) {x, y = "z"}
  %4 = index.constant {x} 7
  %5 = index.bool.constant {x} true
  %6 = index.sizeof {x}
  return
}
