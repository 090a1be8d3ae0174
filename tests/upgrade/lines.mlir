// DIFFERS: upstream reads no text of earlier years
// RUN: not terrace opt %s --upgrade 2>&1
// RUN: not terrace compile %s --upgrade --diagnostics=json 2>&1

// Messages of later stages have the lines of the old text.
func @later(%a: i32,
            %b: !llvm.ptr<struct<(i32,
                                  f32)>>) {
  %0 = addi %a, %c : i32
  return
}
