//! The data layout as `dlti.dl_spec`.

use crate::import::Import;
use terrace_base::dlti::{DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr};
use terrace_ir::attrs::{DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr};
use terrace_ir::types::{IntegerType, VectorType};
use terrace_ir::{Attr, Context, Str, Type};
use terrace_llvm::PointerType;
use terrace_num::FloatFormat;

/// The rules that hold for types the layout does not mention.
const DEFAULTS: &str =
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// The specification of a data layout, as in `target datalayout` of a module. `unknown` is called with each rule that it
/// cannot have.
pub fn data_layout_spec(ctx: &Context, text: &str, mut unknown: impl FnMut(&str)) -> Attr {
    let mut entries = Entries { ctx, types: Vec::new(), names: Vec::new() };
    for token in text.split('-').chain(DEFAULTS.split('-')).filter(|token| !token.is_empty()) {
        if entries.token(token).is_none() {
            unknown(token);
        }
    }
    let types = entries.types.iter().map(|&(ty, value)| DataLayoutEntryAttr::get(ctx, Some(ty), None, value));
    let names =
        entries.names.iter().map(|&(name, value)| DataLayoutEntryAttr::get(ctx, None, Some(name), value));
    let all: Vec<Attr> = types.chain(names).collect();
    DataLayoutSpecAttr::get(ctx, &all)
}

impl Import<'_> {
    /// The specification of the module's layout. Warns about rules that it cannot have.
    pub fn layout(&self) -> Attr {
        let text = String::from_utf8_lossy(self.m.layout.text());
        data_layout_spec(self.ctx, &text, |token| {
            if !self.options.lossless {
                self.ctx.warning(self.loc, format!("unhandled data layout token: {token}")).emit();
            }
        })
    }
}

/// The entries under construction: types, then names.
struct Entries<'c> {
    ctx: &'c Context,
    types: Vec<(Type, Attr)>,
    names: Vec<(Str, Attr)>,
}

impl Entries<'_> {
    /// Adds the entry of a rule; `None` if there is none.
    fn token(&mut self, token: &str) -> Option<()> {
        let ctx = self.ctx;
        let mut name = |name: &str, value: Attr| {
            let name = ctx.intern(name);
            if self.names.iter().all(|entry| entry.0 != name) {
                self.names.push((name, value));
            }
            Some(())
        };
        match token {
            "e" => return name("dlti.endianness", StringAttr::of(ctx, "little")),
            "E" => return name("dlti.endianness", StringAttr::of(ctx, "big")),
            _ => {}
        }
        let letter = token.chars().next()?;
        let rest = &token[letter.len_utf8()..];
        let space = |text: &str| {
            let number: u64 = text.parse().ok()?;
            if number == 0 {
                return Some(None);
            }
            let ty = IntegerType::get(ctx, 64, 2);
            Some(Some(IntegerAttr::get(ctx, ty, &number.to_ne_bytes())))
        };
        // The default space has no entry.
        let mut name_space = |key: &str, space: Option<Attr>| match space {
            Some(space) => name(key, space),
            None => Some(()),
        };
        match letter {
            'm' => name("dlti.mangling_mode", StringAttr::of(ctx, rest.strip_prefix(':')?)),
            'P' => name_space("dlti.program_memory_space", space(rest)?),
            'G' => name_space("dlti.global_memory_space", space(rest)?),
            'A' => name_space("dlti.alloca_memory_space", space(rest)?),
            'S' => {
                let bits: i64 = rest.parse().ok()?;
                name("dlti.stack_alignment", IntegerAttr::of_i64(ctx, Type::I64, bits))
            }
            'F' => {
                let dependent = match rest.chars().next()? {
                    'i' => false,
                    'n' => true,
                    _ => return None,
                };
                let align: u64 = rest[1..].parse().ok()?;
                name(
                    "dlti.function_pointer_alignment",
                    FunctionPointerAlignmentAttr::get(ctx, align, dependent),
                )
            }
            'n' => {
                let widths: Option<Vec<i32>> = rest.split(':').map(|width| width.parse().ok()).collect();
                name("dlti.legal_int_widths", DenseArrayAttr::of_i32s(ctx, &widths?))
            }
            'i' | 'f' => {
                let numbers: Option<Vec<u64>> = rest.split(':').map(|number| number.parse().ok()).collect();
                let (&width, aligns) = numbers.as_deref()?.split_first()?;
                let ty = if letter == 'i' {
                    Type::int(ctx, u32::try_from(width).ok()?)
                } else {
                    Type::float(ctx, float_of_width(width)?)
                };
                let abi = *aligns.first()?;
                let preferred = aligns.get(1).copied().unwrap_or(abi);
                self.entry(ty, &[abi, preferred])
            }
            'p' => {
                let mut parts = rest.split(':');
                let space = match parts.next()? {
                    "" => 0,
                    number => number.parse::<u32>().ok()?,
                };
                let numbers: Option<Vec<u64>> = parts.map(|number| number.parse().ok()).collect();
                let numbers = numbers?;
                let (&size, &abi) = (numbers.first()?, numbers.get(1)?);
                let preferred = numbers.get(2).copied().unwrap_or(abi);
                let index = numbers.get(3).copied().unwrap_or(size);
                self.entry(PointerType::get(ctx, space), &[size, abi, preferred, index])
            }
            _ => None,
        }
    }

    fn entry(&mut self, ty: Type, numbers: &[u64]) -> Option<()> {
        if self.types.iter().all(|entry| entry.0 != ty) {
            let splat = numbers.iter().all(|number| *number == numbers[0]);
            let shown = if splat { &numbers[..1] } else { numbers };
            let bytes: Vec<u8> = shown.iter().flat_map(|number| number.to_le_bytes()).collect();
            let vector = VectorType::fixed(self.ctx, &[numbers.len() as i64], Type::I64);
            self.types.push((ty, DenseElementsAttr::get(self.ctx, vector, splat, &bytes)));
        }
        Some(())
    }
}

fn float_of_width(width: u64) -> Option<FloatFormat> {
    Some(match width {
        16 => FloatFormat::F16,
        32 => FloatFormat::F32,
        64 => FloatFormat::F64,
        80 => FloatFormat::F80,
        128 => FloatFormat::F128,
        _ => return None,
    })
}
