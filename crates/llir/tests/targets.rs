//! Data layouts of targets: `data_layouts.txt` has clang's, a target a line, which `cargo xtask oracle` compares with clang.

use terrace_llir::layout::DataLayout;
use terrace_llir::target::data_layout;

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
