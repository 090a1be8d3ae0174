//! Kernels and their bounds as `!nvvm.annotations`; later versions have a calling convention and attributes of
//! functions.

use super::super::Lowering;
use crate::attrs::{Attr, AttrSet, AttrView};
use crate::inst::CallConv;
use crate::metadata::Md;
use crate::value::{Func, Value};

/// Attributes of functions, and the annotations for their numbers, which are separated by commas.
static BOUNDS: &[(&[u8], &[&str])] = &[
    (b"nvvm.maxntid", &["maxntidx", "maxntidy", "maxntidz"]),
    (b"nvvm.reqntid", &["reqntidx", "reqntidy", "reqntidz"]),
    (b"nvvm.minctasm", &["minctasm"]),
    (b"nvvm.maxnreg", &["maxnreg"]),
    (b"nvvm.cluster_dim", &["cluster_dim_x", "cluster_dim_y", "cluster_dim_z"]),
    (b"nvvm.maxclusterrank", &["cluster_max_blocks"]),
];

/// The named metadata with the version of NVVM IR.
const VERSION: &str = "nvvmir.version";

impl Lowering<'_> {
    /// Annotates kernels, and says which version of NVVM IR this is.
    pub(super) fn annotations(&mut self) {
        for at in 0..self.m.functions().len() {
            let id = Func::from_index(at);
            let func = self.m.func_mut(id);
            if func.cc == CallConv::PTX_KERNEL {
                func.cc = CallConv::C;
                self.annotate(id, "kernel", 1);
            } else if func.cc == CallConv::PTX_DEVICE {
                func.cc = CallConv::C;
            }
            self.bounds(id);
            self.grid_constants(id);
        }
        let has = |name: &str| self.m.named_metadata.iter().any(|named| *named.name == *name.as_bytes());
        if !has(VERSION) {
            // Version 3.2 is that of debug information.
            let version: &[i32] = if has("llvm.dbg.cu") { &[2, 0, 3, 2] } else { &[2, 0] };
            let node = self.numbers(version);
            self.m.add_named_metadata(VERSION, node);
        }
    }

    fn annotate(&mut self, func: Func, key: &str, value: i32) {
        let value = self.m.cx.md_value(Value::i32(value));
        self.annotate_with(func, key, value);
    }

    fn annotate_with(&mut self, func: Func, key: &str, value: Md) {
        let cx = &self.m.cx;
        let func = cx.md_value(self.m.func_value(func));
        let node = cx.md_node(&[func, cx.md_string(key.as_bytes()), value]);
        self.m.add_named_metadata("nvvm.annotations", node);
    }

    /// Turns attributes into annotations.
    fn bounds(&mut self, id: Func) {
        let cx = self.m.cx.clone();
        let list = self.m.func(id).attrs;
        let mut kept: Vec<Attr> = Vec::new();
        let mut found = Vec::new();
        for attr in cx.attrs_of(cx.fn_attrs(list)) {
            let AttrView::String(key, value) = attr else {
                kept.push(cx.own_attr(attr));
                continue;
            };
            match BOUNDS.iter().find(|(of, _)| *of == key) {
                Some((_, keys)) => {
                    let numbers = String::from_utf8_lossy(value).into_owned();
                    let numbers = numbers.split(',').map_while(|number| number.trim().parse().ok());
                    found.extend(keys.iter().zip(numbers.collect::<Vec<i32>>()));
                }
                // Attributes of processors are flags of libNVVM.
                None if key.starts_with(b"nvvm.") || key.starts_with(b"target-") => {}
                None => kept.push(cx.own_attr(attr)),
            }
        }
        for (key, number) in found {
            self.annotate(id, key, number);
        }
        let params: Vec<AttrSet> = cx.all_attr_sets(list).skip(2).collect();
        self.m.func_mut(id).attrs = cx.attr_list(cx.attr_set(&kept), cx.ret_attrs(list), &params);
    }

    /// Annotates the parameters that kernels do not write, by their numbers from 1.
    fn grid_constants(&mut self, id: Func) {
        let cx = self.m.cx.clone();
        let list = self.m.func(id).attrs;
        let mut numbers = Vec::new();
        let mut params: Vec<AttrSet> = cx.all_attr_sets(list).skip(2).collect();
        for (at, set) in params.iter_mut().enumerate() {
            let is_mark = |attr: &AttrView<'_>| matches!(attr, AttrView::String(b"nvvm.grid_constant", _));
            if cx.attrs_of(*set).any(|attr| is_mark(&attr)) {
                numbers.push(at as i32 + 1);
                let others = cx.attrs_of(*set).filter(|attr| !is_mark(attr));
                *set = cx.attr_set(&others.map(|attr| cx.own_attr(attr)).collect::<Vec<_>>());
            }
        }
        if !numbers.is_empty() {
            self.m.func_mut(id).attrs = cx.attr_list(cx.fn_attrs(list), cx.ret_attrs(list), &params);
            let numbers = self.numbers(&numbers);
            self.annotate_with(id, "grid_constant", numbers);
        }
    }
}
