//! Facts about a kind of operation, and whether an operation has the parts that its kind declares.

use crate::asm::format::{Program, compile_version};
use crate::attrs::DenseArrayAttr;
use crate::body::{Block, Body, Op};
use crate::decl::{Arity, OpDef, Trait};
use crate::options::MlirVersion;
use crate::types::Type;
use std::sync::OnceLock;

/// The facts that the printer derives once from the declaration of an operation.
pub(crate) struct Kind {
    pub def: &'static OpDef,
    pub program: Option<&'static Program>,
    /// The programs of MLIR 23 and 24, if the format has text that not all versions have.
    newer: [OnceLock<Option<&'static Program>>; 2],
    pub(super) has_custom: bool,
    /// The name as printed in regions whose default dialect is the operation's own.
    pub(super) short_name: &'static str,
    /// The number of attribute slots.
    pub(super) n_slots: usize,
    /// The slots of [`FUNCTION_ATTRS`], and all of them as bits.
    pub(super) function_slots: [Option<usize>; 5],
    pub(super) function_bits: u64,
}

/// The attributes of functions that have their own syntax.
pub(super) const FUNCTION_ATTRS: [&str; 5] =
    ["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"];

impl Kind {
    /// The program for the text of a version.
    #[inline]
    pub(super) fn program_of(&self, version: MlirVersion) -> Option<&'static Program> {
        match version.index_of_newer() {
            Some(at) => *self
                .newer
                .get(at)?
                .get_or_init(|| self.program.and_then(|_| compile_version(self.def, version))),
            None => self.program,
        }
    }

    /// The facts about a declaration, derived on first use and kept for the process, like the declaration.
    #[inline]
    pub(super) fn of(def: &'static OpDef) -> &'static Kind {
        def.numbers.kind.get_or_init(|| Box::leak(Box::new(Kind::new(def))))
    }

    fn new(def: &'static OpDef) -> Self {
        let program = if def.hooks.print.is_none() { def.program() } else { None };
        let function_slots = FUNCTION_ATTRS.map(|name| def.slot_of(name));
        let bits = |slots: &[Option<usize>]| {
            slots.iter().flatten().filter(|&&slot| slot < 64).fold(0, |bits, &slot| bits | 1 << slot)
        };
        // A name with two dots keeps the prefix of its dialect: what follows would read as a name of another dialect.
        let short_name = def.name.split_once('.').map(|(_, name)| name).filter(|name| !name.contains('.'));
        Self {
            short_name: short_name.unwrap_or(def.name),
            function_slots,
            function_bits: bits(&function_slots),
            def,
            program,
            newer: [OnceLock::new(), OnceLock::new()],
            has_custom: def.registered && (def.hooks.print.is_some() || program.is_some()),
            n_slots: def.n_slots(),
        }
    }
}

/// Whether the numbers of operands, results, regions and successors are those of the declaration, and required
/// attributes are present and well-formed.
pub(super) fn is_well_formed(body: &Body, op: Op, def: &OpDef) -> bool {
    let ctx = body.ctx();
    let spread = |n: usize, arities: &mut dyn Iterator<Item = Arity>, sized: Option<usize>| {
        let (mut fixed, mut optional, mut variadic, mut groups) = (0, 0, 0, 0);
        for arity in arities {
            groups += 1;
            match arity {
                Arity::One => fixed += 1,
                Arity::Optional => optional += 1,
                Arity::Variadic => variadic += 1,
            }
        }
        match sized {
            Some(slot) => {
                // Without sizes all groups are empty.
                let Some(sizes) = body.slot(op, slot) else { return n == 0 };
                sizes.as_::<DenseArrayAttr>(ctx).is_some_and(|sizes| {
                    sizes.elem == Type::I32
                        && sizes.i32s().len() == groups
                        && sizes.i32s().all(|s| s >= 0)
                        && sizes.i32s().map(|s| s as u64).sum::<u64>() == n as u64
                })
            }
            None => n >= fixed && (variadic > 0 || n <= fixed + optional),
        }
    };
    let counts =
        spread(body.n_operands(op), &mut def.operands.iter().map(|f| f.arity), def.operand_segments_slot())
            && spread(
                body.n_results(op),
                &mut def.results.iter().map(|f| f.arity),
                def.result_segments_slot(),
            )
            && body.n_succs(op) >= def.succs.iter().filter(|s| !s.variadic).count()
            && body.n_regions(op) >= def.regions.iter().filter(|r| !r.variadic).count();
    let single = |i: usize, arity: Arity, sized: Option<usize>| {
        sized.is_none() || {
            let n = body.operand_group(op, i).len();
            match arity {
                Arity::One => n == 1,
                Arity::Optional => n <= 1,
                Arity::Variadic => true,
            }
        }
    };
    counts
        && def.operands.iter().enumerate().all(|(i, f)| single(i, f.arity, def.operand_segments_slot()))
        && def.attrs.iter().enumerate().all(|(i, a)| match body.slot(op, i) {
            Some(attr) => (a.check)(ctx, attr),
            None => !a.required,
        })
}

/// The last operation of a block when it is declared as a terminator and has no attributes, which a custom form without it
/// would lose.
pub(super) fn plain_terminator(body: &Body, block: Block) -> Option<Op> {
    body.last_op(block).filter(|&op| {
        body.def(op).has(Trait::Terminator)
            && body.dict(op).is_none()
            && body.slots(op).taken().next().is_none()
    })
}
