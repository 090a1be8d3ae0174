//! The names of DWARF's numbers, as LLVM 22 writes them in LLVM IR and MLIR in the llvm dialect.
//!
//! The names come from `gimli`; the tables here list where LLVM's differ.

use core::ops::RangeInclusive;
use gimli::constants::{DwAte, DwCc, DwLang, DwOp, DwTag};

/// Numbers and their names.
pub struct Table {
    /// `gimli`'s names.
    standard: fn(u16) -> Option<&'static str>,
    /// The numbers whose names LLVM and `gimli` share lie in these ranges.
    ranges: &'static [RangeInclusive<u16>],
    /// The numbers whose names differ from `gimli`'s, sorted; `None` where LLVM has no name.
    differences: &'static [(u16, Option<&'static str>)],
}

impl Table {
    /// The name of a number.
    pub fn name(&self, value: u32) -> Option<&'static str> {
        let value = u16::try_from(value).ok()?;
        match self.differences.binary_search_by_key(&value, |row| row.0) {
            Ok(at) => self.differences[at].1,
            Err(_) => (self.standard)(value),
        }
    }

    /// The number of a name.
    pub fn value(&self, name: &str) -> Option<u32> {
        let standard = || {
            let mut values = self.ranges.iter().cloned().flatten();
            values.find(|&value| {
                // The search in the table is longer than that in `gimli`.
                (self.standard)(value) == Some(name) && self.name(value.into()) == Some(name)
            })
        };
        let different = self.differences.iter().find(|row| row.1 == Some(name));
        different.map(|row| row.0).or_else(standard).map(u32::from)
    }
}

/// Calls `f` if the number fits eight bits.
fn byte(value: u16, f: impl Fn(u8) -> Option<&'static str>) -> Option<&'static str> {
    u8::try_from(value).ok().and_then(f)
}

/// Tags of debugging information entries: `DW_TAG_...`.
pub static TAGS: Table = Table {
    standard: |value| DwTag(value).static_string(),
    ranges: &[
        0..=0x4b,
        0x4081..=0x4081,
        0x4101..=0x410a,
        0x4200..=0x420d,
        0x5101..=0x5111,
        0xa000..=0xa020,
        0xb000..=0xb004,
    ],
    differences: &[
        (0x0006, None),
        (0x0007, None),
        (0x000c, None),
        (0x0014, None),
        (0x4080, None),
        (0x4090, None),
        (0x4091, None),
        (0x4092, None),
        (0x42ff, Some("DW_TAG_SUN_hi")),
        (0x4300, Some("DW_TAG_LLVM_ptrauth_type")),
        (0x6000, Some("DW_TAG_LLVM_annotation")),
        (0x8004, Some("DW_TAG_GHS_namespace")),
        (0x8005, Some("DW_TAG_GHS_using_namespace")),
        (0x8006, Some("DW_TAG_GHS_using_declaration")),
        (0x8007, Some("DW_TAG_GHS_template_templ_param")),
        (0x8765, Some("DW_TAG_UPC_shared_type")),
        (0x8766, Some("DW_TAG_UPC_strict_type")),
        (0x8767, Some("DW_TAG_UPC_relaxed")),
        (0xffff, None),
    ],
};

/// Encodings of basic types: `DW_ATE_...`.
pub static ENCODINGS: Table = Table {
    standard: |value| byte(value, |value| DwAte(value).static_string()),
    ranges: &[0x01..=0x12],
    differences: &[
        (0x0080, None),
        (0x0081, Some("DW_ATE_HP_complex_float")),
        (0x0082, Some("DW_ATE_HP_float128")),
        (0x0083, Some("DW_ATE_HP_complex_float128")),
        (0x0084, Some("DW_ATE_HP_floathpintel")),
        (0x0085, Some("DW_ATE_HP_imaginary_float90")),
        (0x0086, Some("DW_ATE_HP_imaginary_float128")),
        (0x00ff, None),
    ],
};

/// Source languages: `DW_LANG_...`.
pub static LANGUAGES: Table = Table {
    standard: |value| DwLang(value).static_string(),
    ranges: &[0x01..=0x2f, 0x8001..=0x8001, 0x8e57..=0x8e57, 0xb000..=0xb000],
    differences: &[
        (0x0030, Some("DW_LANG_HIP")),
        (0x0031, Some("DW_LANG_Assembly")),
        (0x0032, Some("DW_LANG_C_sharp")),
        (0x0033, Some("DW_LANG_Mojo")),
        (0x0034, Some("DW_LANG_GLSL")),
        (0x0035, Some("DW_LANG_GLSL_ES")),
        (0x0036, Some("DW_LANG_HLSL")),
        (0x0037, Some("DW_LANG_OpenCL_CPP")),
        (0x0038, Some("DW_LANG_CPP_for_OpenCL")),
        (0x0039, Some("DW_LANG_SYCL")),
        (0x003d, Some("DW_LANG_Metal")),
        (0x0040, Some("DW_LANG_Ruby")),
        (0x0041, Some("DW_LANG_Move")),
        (0x0042, Some("DW_LANG_Hylo")),
        (0x8000, None),
        (0x9001, None),
        (0x9101, None),
        (0xffff, None),
    ],
};

/// Calling conventions: `DW_CC_...`.
pub static CALLING_CONVENTIONS: Table = Table {
    standard: |value| byte(value, |value| DwCc(value).static_string()),
    ranges: &[0x01..=0x05],
    differences: &[
        (0x0040, Some("DW_CC_GNU_renesas_sh")),
        (0x0041, Some("DW_CC_GNU_borland_fastcall_i386")),
        (0x00b0, Some("DW_CC_BORLAND_safecall")),
        (0x00b1, Some("DW_CC_BORLAND_stdcall")),
        (0x00b2, Some("DW_CC_BORLAND_pascal")),
        (0x00b3, Some("DW_CC_BORLAND_msfastcall")),
        (0x00b4, Some("DW_CC_BORLAND_msreturn")),
        (0x00b5, Some("DW_CC_BORLAND_thiscall")),
        (0x00b6, Some("DW_CC_BORLAND_fastcall")),
        (0x00c0, Some("DW_CC_LLVM_vectorcall")),
        (0x00c1, Some("DW_CC_LLVM_Win64")),
        (0x00c2, Some("DW_CC_LLVM_X86_64SysV")),
        (0x00c3, Some("DW_CC_LLVM_AAPCS")),
        (0x00c4, Some("DW_CC_LLVM_AAPCS_VFP")),
        (0x00c5, Some("DW_CC_LLVM_IntelOclBicc")),
        (0x00c6, Some("DW_CC_LLVM_SpirFunction")),
        (0x00c7, Some("DW_CC_LLVM_DeviceKernel")),
        (0x00c8, Some("DW_CC_LLVM_Swift")),
        (0x00c9, Some("DW_CC_LLVM_PreserveMost")),
        (0x00ca, Some("DW_CC_LLVM_PreserveAll")),
        (0x00cb, Some("DW_CC_LLVM_X86RegCall")),
        (0x00cc, Some("DW_CC_LLVM_M68kRTD")),
        (0x00cd, Some("DW_CC_LLVM_PreserveNone")),
        (0x00ce, Some("DW_CC_LLVM_RISCVVectorCall")),
        (0x00cf, Some("DW_CC_LLVM_SwiftTail")),
        (0x00d0, Some("DW_CC_LLVM_RISCVVLSCall")),
        (0x00ff, Some("DW_CC_GDB_IBM_OpenCL")),
    ],
};

/// Operations of expressions: `DW_OP_...`.
pub static OPERATIONS: Table = Table {
    standard: |value| byte(value, |value| DwOp(value).static_string()),
    ranges: &[0x03..=0xa9, 0xe0..=0xfc],
    differences: &[
        (0x00e1, Some("DW_OP_HP_is_value")),
        (0x00e2, Some("DW_OP_HP_fltconst4")),
        (0x00e3, Some("DW_OP_HP_fltconst8")),
        (0x00e4, Some("DW_OP_HP_mod_range")),
        (0x00e5, Some("DW_OP_HP_unmod_range")),
        (0x00e6, Some("DW_OP_HP_tls")),
        (0x00e8, Some("DW_OP_INTEL_bit_piece")),
        (0x00e9, Some("DW_OP_LLVM_user")),
        (0x00ee, Some("DW_OP_WASM_location_int")),
        (0x00f0, Some("DW_OP_APPLE_uninit")),
        (0x00f1, None),
        (0x00f4, None),
        (0x00f5, None),
        (0x00f6, None),
        (0x00f7, None),
        (0x00f8, Some("DW_OP_PGI_omp_thread_num")),
        (0x00f9, None),
        (0x00fa, None),
        (0x00fd, None),
        (0x1000, Some("DW_OP_LLVM_fragment")),
        (0x1001, Some("DW_OP_LLVM_convert")),
        (0x1002, Some("DW_OP_LLVM_tag_offset")),
        (0x1003, Some("DW_OP_LLVM_entry_value")),
        (0x1004, Some("DW_OP_LLVM_implicit_pointer")),
        (0x1005, Some("DW_OP_LLVM_arg")),
        (0x1006, Some("DW_OP_LLVM_extract_bits_sext")),
        (0x1007, Some("DW_OP_LLVM_extract_bits_zext")),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_names_of_llvm_22() {
        let tables = [(&TAGS, 115), (&ENCODINGS, 24), (&LANGUAGES, 63), (&CALLING_CONVENTIONS, 32)];
        for (table, count) in tables.into_iter().chain([(&OPERATIONS, 189)]) {
            let names = (0..=0x1_ffff).filter_map(|value| Some((value, table.name(value)?)));
            let names: Vec<_> = names.collect();
            assert_eq!(names.len(), count, "{names:?}");
            assert!(names.iter().all(|&(value, name)| table.value(name) == Some(value)));
            assert!(table.differences.is_sorted_by(|a, b| a.0 < b.0));
            // `gimli` names the bounds of the vendors' ranges; LLVM does not.
            assert_eq!((table.value(""), table.value("DW_LANG_lo_user")), (None, None));
        }
        assert_eq!(OPERATIONS.name(0xf0), Some("DW_OP_APPLE_uninit"));
        assert_eq!(OPERATIONS.value("DW_OP_GNU_uninit"), None);
    }
}
