// RUN: terrace opt %s --tosa-attach-target
// RUN: terrace opt %s --tosa-attach-target='profiles=pro_int,pro_fp extensions=int16,bf16,mxfp level=none specification_version=1.1.draft'
// RUN: not terrace opt %s --tosa-attach-target=profiles=foo 2>&1
// RUN: not terrace opt %s --tosa-attach-target='profiles=pro_fp extensions=int16,x' 2>&1
// RUN: terrace opt %s --tosa-attach-target='profiles=pro_int extensions=dynamic' --dump-pass-pipeline 2>&1

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [fft]>, llvm.target_triple = "x86_64"} {
}
