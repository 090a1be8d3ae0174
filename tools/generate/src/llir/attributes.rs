//! Attributes, from the table of `terrace_llir`.

use super::Gen;
use terrace::llir::{AttrKind, Type};

/// The place of attributes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Function,
    /// A group of attributes of functions.
    Group,
    Result(Type),
    Param(Type),
}

impl Gen {
    /// Some attributes that are valid together, each followed by a blank.
    pub(super) fn attributes(&mut self, place: Place, percent: usize) -> String {
        let mut text = String::new();
        while self.rng.chance(percent) {
            let attribute = self.attribute();
            let longer = format!("{text}{attribute} ");
            let probe = match place {
                Place::Function => format!("declare void @f() {longer}"),
                Place::Group => format!("declare void @f() #0\nattributes #0 = {{ {longer} }}"),
                Place::Result(ty) => format!("declare {longer}{} @f()", self.plain_name_of(ty)),
                Place::Param(ty) => format!("declare void @f({} {longer})", self.plain_name_of(ty)),
            };
            if self.accepts(&probe) {
                text = longer;
            }
        }
        text
    }

    /// The text of a type without names, for a module that does not define them.
    fn plain_name_of(&self, ty: Type) -> String {
        let name = self.name_of(ty);
        if name.contains('%') { "{ i32 }".to_string() } else { name }
    }

    /// An attribute of the table with random arguments, or a string attribute.
    pub(super) fn attribute(&mut self) -> String {
        if self.rng.chance(10) {
            let strings = [
                "\"frame-pointer\"=\"all\"",
                "\"no-trapping-math\"=\"true\"",
                "\"target-cpu\"=\"x86-64\"",
                "\"target-features\"=\"+sse2,-avx\"",
                "\"probe-stack\"=\"inline-asm\"",
                "\"denormal-fp-math\"=\"preserve-sign,ieee\"",
                "\"patchable-function-entry\"=\"2\"",
            ];
            return self.one(&strings).to_string();
        }
        let Some(kind) = self.rng.pick(AttrKind::ALL) else { return String::new() };
        let name = kind.name();
        if kind.is_enum() {
            return name.to_string();
        }
        let scalar = ["i32", "{ i8, i64 }", "[4 x i32]", "ptr"][self.rng.below(4)];
        if kind.is_type() {
            return format!("{name}({scalar})");
        }
        let small = self.number(64);
        match kind {
            AttrKind::Alignment => format!("align {}", 1u64 << self.rng.below(12)),
            AttrKind::StackAlignment => format!("alignstack({})", 1u64 << self.rng.below(8)),
            AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull => format!("{name}({})", small + 1),
            AttrKind::UWTable => self.one(&["uwtable", "uwtable(sync)", "uwtable(async)"]).to_string(),
            AttrKind::VScaleRange => {
                let low = 1u64 << self.rng.below(4);
                match self.rng.below(3) {
                    0 => format!("vscale_range({low})"),
                    1 => format!("vscale_range({low},0)"),
                    _ => format!("vscale_range({low},{})", low << self.rng.below(3)),
                }
            }
            AttrKind::Memory => {
                let mut parts = Vec::new();
                if self.rng.chance(60) {
                    parts.push(self.one(&["none", "read", "write", "readwrite"]).to_string());
                }
                for location in ["argmem", "inaccessiblemem", "errnomem"] {
                    if self.rng.chance(40) || parts.is_empty() {
                        let access = self.one(&["none", "read", "write", "readwrite"]);
                        parts.push(format!("{location}: {access}"));
                    }
                }
                format!("memory({})", parts.join(", "))
            }
            AttrKind::Captures => {
                let sets = [
                    "none",
                    "address_is_null",
                    "address",
                    "read_provenance",
                    "provenance",
                    "address, provenance",
                    "address_is_null, read_provenance",
                ];
                let first = self.one(&sets);
                match self.rng.chance(30) {
                    true => format!("captures({first}, ret: {})", self.one(&sets)),
                    false => format!("captures({first})"),
                }
            }
            AttrKind::NoFPClass => {
                let tests = [
                    "nan",
                    "snan",
                    "qnan",
                    "inf",
                    "ninf",
                    "pinf",
                    "norm",
                    "sub",
                    "zero",
                    "all",
                    "nan inf",
                    "nnorm pzero",
                    "psub nzero",
                ];
                format!("nofpclass({})", self.one(&tests))
            }
            AttrKind::AllocKind => {
                let kinds =
                    ["alloc", "realloc,zeroed", "free", "alloc,uninitialized", "alloc,zeroed,aligned"];
                format!("allockind(\"{}\")", self.one(&kinds))
            }
            AttrKind::AllocSize => self.one(&["allocsize(0)", "allocsize(0,1)"]).to_string(),
            AttrKind::Range => {
                let width = ["i8", "i32", "i64", "i7"][self.rng.below(4)];
                format!("range({width} {}, {})", self.rng.below(60) as i64 - 60, self.rng.below(60))
            }
            AttrKind::Initializes => {
                let low = self.rng.below(8);
                format!("initializes(({low}, {}), ({}, {}))", low + 4, low + 8, low + 9)
            }
            _ => format!("{name}({small})"),
        }
    }

    /// A reference to a new or existing group, or nothing.
    pub(super) fn group(&mut self, percent: usize) -> String {
        if !self.rng.chance(percent) {
            return String::new();
        }
        if self.groups.len() < 5 {
            // A group must not be empty.
            let attributes = self.attributes(Place::Group, 70) + "nounwind";
            self.groups.push(attributes);
        }
        format!("#{} ", self.rng.below(self.groups.len()))
    }
}
