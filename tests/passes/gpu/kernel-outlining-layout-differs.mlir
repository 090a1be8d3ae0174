// DIFFERS: upstream fails without a message, or calls the text behind an attribute trailing characters
// RUN: not terrace opt %s --gpu-kernel-outlining=data-layout-str=3 2>&1
// RUN: not terrace opt %s --gpu-kernel-outlining="data-layout-str=#dlti.dl_spec<index=32:i32>junk" 2>&1

func.func @f() {
  return
}
