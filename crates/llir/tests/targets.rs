//! Data layouts of targets: `data_layouts.txt` has clang's, a target a line, which `cargo xtask oracle` compares with clang.

use terrace_llir::layout::DataLayout;
use terrace_llir::target::data_layout;
use terrace_llir::{Context, Type};

#[test]
fn layouts_are_those_of_clang() {
    let lines = include_str!("data_layouts.txt").lines();
    let rows: Vec<(&str, &str)> =
        lines.map(|line| line.split_once(' ').expect("a triple and a layout")).collect();
    assert!(rows.len() > 50);
    for (triple, layout) in rows {
        assert_eq!(data_layout(triple), Some(layout), "{triple}");
        assert!(DataLayout::parse(layout).is_ok(), "{layout}");
    }
    for unknown in ["", "-", "x86", "armx-none-eabi", "risc-linux", "arm64_32"] {
        assert_eq!(data_layout(unknown), None, "{unknown}");
    }
}

/// A type may name one struct many times: text of a few lines has two to the power of its length of fields.
#[test]
fn shared_structs_are_measured_once() {
    let layout = DataLayout::parse("e-i64:64").unwrap();
    let cx = Context::new();
    let leaf = cx.struct_type(&[Type::I8, Type::I64], false);
    let ty = (0..40).fold(leaf, |ty, _| cx.struct_type(&[ty, ty, Type::I8], false));
    // Each level adds eight bytes to twice the size.
    let size = (1u64 << 40) * 24 - 8;
    assert_eq!(layout.alloc_size(&cx, ty).unwrap().min, size);
    assert_eq!(layout.abi_align(&cx, ty), Some(8));
    assert_eq!(layout.field_offsets(&cx, ty), Some(vec![0, (size - 8) / 2, size - 8]));
    let packed = (0..90).fold(leaf, |ty, _| cx.struct_type(&[cx.array(ty, 2), ty], true));
    assert_eq!((layout.abi_align(&cx, packed), layout.pref_align(&cx, packed)), (Some(1), Some(8)));
    assert!(layout.alloc_size(&cx, packed).is_some());
    let deep = (0..201).fold(leaf, |ty, _| cx.struct_type(&[ty], false));
    assert_eq!(layout.alloc_size(&cx, deep), None);
}
