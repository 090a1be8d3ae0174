//! Text of attributes.

use crate::attrs::{AttrKind, AttrView, MemoryEffects, ModRef, capture};
use crate::types::Type;
use crate::version::{LlvmVersion, memory_words};

/// Prints one attribute; `in_group` selects the spelling inside `attributes #0 = { … }`.
pub(crate) fn print_attr(
    out: &mut Vec<u8>,
    attr: AttrView<'_>,
    in_group: bool,
    version: LlvmVersion,
    ty: &mut dyn FnMut(&mut Vec<u8>, Type),
) {
    use super::text::{push_escaped, push_i64, push_limbs, push_u64};
    match attr {
        AttrView::Enum(kind) => out.extend_from_slice(kind.name().as_bytes()),
        AttrView::Type(kind, inner) => {
            out.extend_from_slice(kind.name().as_bytes());
            if version == LlvmVersion::NVVM {
                // The type is the element type of the pointer.
                return;
            }
            out.push(b'(');
            ty(out, inner);
            out.push(b')');
        }
        AttrView::Range(width, low, high) => {
            out.extend_from_slice(b"range(i");
            push_u64(out, width as u64);
            out.push(b' ');
            push_limbs(out, low, width);
            out.extend_from_slice(b", ");
            push_limbs(out, high, width);
            out.push(b')');
        }
        AttrView::Initializes(words) => {
            out.extend_from_slice(b"initializes(");
            for (i, pair) in words.chunks_exact(4).enumerate() {
                if i != 0 {
                    out.extend_from_slice(b", ");
                }
                out.push(b'(');
                push_i64(out, (pair[0] as u64 | (pair[1] as u64) << 32) as i64);
                out.extend_from_slice(b", ");
                push_i64(out, (pair[2] as u64 | (pair[3] as u64) << 32) as i64);
                out.push(b')');
            }
            out.push(b')');
        }
        AttrView::String(key, value) => {
            out.push(b'"');
            push_escaped(out, key);
            out.push(b'"');
            if !value.is_empty() {
                out.extend_from_slice(b"=\"");
                push_escaped(out, value);
                out.push(b'"');
            }
        }
        AttrView::Int(kind, value) => print_int_attr(out, kind, value, in_group, version),
    }
}

fn print_int_attr(out: &mut Vec<u8>, kind: AttrKind, value: u64, in_group: bool, version: LlvmVersion) {
    use super::text::push_u64;
    let name = kind.name().as_bytes();
    match kind {
        AttrKind::Alignment => {
            out.extend_from_slice(if in_group { b"align=" } else { b"align " });
            push_u64(out, value);
        }
        AttrKind::StackAlignment if in_group => {
            out.extend_from_slice(b"alignstack=");
            push_u64(out, value);
        }
        AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull if in_group => {
            out.extend_from_slice(name);
            out.push(b'=');
            push_u64(out, value);
        }
        AttrKind::AllocSize => {
            out.extend_from_slice(b"allocsize(");
            push_u64(out, value >> 32);
            if value as u32 != u32::MAX {
                out.push(b',');
                push_u64(out, value as u32 as u64);
            }
            out.push(b')');
        }
        AttrKind::VScaleRange => {
            out.extend_from_slice(b"vscale_range(");
            push_u64(out, value >> 32);
            out.push(b',');
            push_u64(out, value as u32 as u64);
            out.push(b')');
        }
        AttrKind::UWTable => {
            out.extend_from_slice(if value == 2 { b"uwtable" } else { b"uwtable(sync)" });
        }
        AttrKind::AllocKind => print_alloc_kind(out, value),
        AttrKind::Memory if !version.has(16) => {
            let [place, effect] = memory_words(MemoryEffects::decode(value));
            out.extend_from_slice(place.as_bytes());
            if !place.is_empty() && !effect.is_empty() {
                out.push(b' ');
            }
            out.extend_from_slice(effect.as_bytes());
        }
        AttrKind::Captures if !version.has(21) => out.extend_from_slice(b"nocapture"),
        AttrKind::Memory => print_memory(out, MemoryEffects::decode(value)),
        AttrKind::Captures => print_captures(out, value),
        AttrKind::NoFPClass => print_fp_class(out, value),
        _ => {
            out.extend_from_slice(name);
            out.push(b'(');
            push_u64(out, value);
            out.push(b')');
        }
    }
}

fn print_alloc_kind(out: &mut Vec<u8>, value: u64) {
    const NAMES: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
    out.extend_from_slice(b"allockind(\"");
    let mut first = true;
    for (bit, name) in NAMES.iter().enumerate() {
        if value >> bit & 1 != 0 {
            if !first {
                out.push(b',');
            }
            first = false;
            out.extend_from_slice(name.as_bytes());
        }
    }
    out.extend_from_slice(b"\")");
}

fn print_memory(out: &mut Vec<u8>, effects: MemoryEffects) {
    out.extend_from_slice(b"memory(");
    let mut first = true;
    let mut item = |out: &mut Vec<u8>, label: &str, effect: ModRef| {
        if !first {
            out.extend_from_slice(b", ");
        }
        first = false;
        out.extend_from_slice(label.as_bytes());
        out.extend_from_slice(effect.name().as_bytes());
    };
    // The effect on other memory is the default; locations that differ from it are named.
    let other = effects.other;
    let uniform = effects == MemoryEffects::all(other);
    if other != ModRef::None || uniform {
        item(out, "", other);
    }
    let [target0, target1] = effects.target;
    for (label, effect) in [
        ("argmem: ", effects.arg),
        ("inaccessiblemem: ", effects.inaccessible),
        ("errnomem: ", effects.errno),
        ("target_mem0: ", target0),
        ("target_mem1: ", target1),
    ] {
        if effect != other {
            item(out, label, effect);
        }
    }
    out.push(b')');
}

fn print_captures(out: &mut Vec<u8>, value: u64) {
    let (other, ret) = (value >> 4 & 15, value & 15);
    out.extend_from_slice(b"captures(");
    let mut first = true;
    if other != 0 || other == ret {
        print_capture_bits(out, other, &mut first);
    }
    if other != ret {
        if !first {
            out.extend_from_slice(b", ");
        }
        out.extend_from_slice(b"ret: ");
        let mut first = true;
        print_capture_bits(out, ret, &mut first);
    }
    out.push(b')');
}

fn print_capture_bits(out: &mut Vec<u8>, bits: u64, first: &mut bool) {
    let mut item = |text: &str| {
        if !*first {
            out.extend_from_slice(b", ");
        }
        *first = false;
        out.extend_from_slice(text.as_bytes());
    };
    if bits == 0 {
        return item("none");
    }
    if bits & capture::ADDRESS == capture::ADDRESS {
        item("address");
    } else if bits & capture::ADDRESS_IS_NULL != 0 {
        item("address_is_null");
    }
    if bits & capture::PROVENANCE == capture::PROVENANCE {
        item("provenance");
    } else if bits & capture::READ_PROVENANCE != 0 {
        item("read_provenance");
    }
}

fn print_fp_class(out: &mut Vec<u8>, value: u64) {
    // Widest names first; each name consumes its bits.
    const NAMES: [(u64, &str); 17] = [
        (0x3ff, "all"),
        (0x003, "nan"),
        (0x001, "snan"),
        (0x002, "qnan"),
        (0x204, "inf"),
        (0x004, "ninf"),
        (0x200, "pinf"),
        (0x060, "zero"),
        (0x020, "nzero"),
        (0x040, "pzero"),
        (0x090, "sub"),
        (0x010, "nsub"),
        (0x080, "psub"),
        (0x108, "norm"),
        (0x008, "nnorm"),
        (0x100, "pnorm"),
        (0x000, ""),
    ];
    out.extend_from_slice(b"nofpclass(");
    let mut rest = value & 0x3ff;
    if rest == 0 {
        out.extend_from_slice(b"none");
    }
    let mut first = true;
    for (mask, name) in NAMES {
        if mask != 0 && rest & mask == mask {
            if !first {
                out.push(b' ');
            }
            first = false;
            out.extend_from_slice(name.as_bytes());
            rest &= !mask;
        }
    }
    out.push(b')');
}
