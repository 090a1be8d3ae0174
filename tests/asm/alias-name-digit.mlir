// RUN: terrace opt %s

// A name that ends in a digit would need a separator before its number; metadata names do not end so.
#di_basic = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char", sizeInBits = 8, encoding = DW_ATE_signed_char>
#di_file = #llvm.di_file<"f.c" in "/d">
module attributes {llvm.x = [#di_basic, #di_file], llvm.y = #di_basic2} {
}
