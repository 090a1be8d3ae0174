// RUN: terrace translate --mlir-to-llvmir %s

module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
llvm.module_flags [  #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, partial_profile_ratio = 1.5, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]
}
