//! The links between the stages of a compilation: locations, which passes hand on from operation to operation.
//!
//! Each place in a file that a location names is a number, its *origin*. Operations of two stages that have an origin in
//! common come from each other.

use std::collections::HashMap;
use terrace::ir::asm::{PrintOptions, print_op_with_starts};
use terrace::ir::attrs::{CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use terrace::ir::{Context, Loc, Op, Root};

/// The greatest number of origins of an operation. Inlining, again and again, can make locations of any size.
const MAX_ORIGINS: usize = 32;

/// The line and column of an operation in the text of a stage, both from 1, followed by its origins.
pub type Mark = Vec<u32>;

/// The numbers of places.
pub struct Origins {
    ctx: Context,
    numbers: HashMap<(String, u32, u32), u32>,
    /// Those of locations that were looked up.
    known: HashMap<Loc, Vec<u32>>,
}

impl Origins {
    /// None yet.
    pub fn new(ctx: &Context) -> Self {
        Self { ctx: ctx.clone(), numbers: HashMap::new(), known: HashMap::new() }
    }

    /// The origins of a location.
    pub fn of(&mut self, loc: Loc) -> &[u32] {
        let Self { ctx, numbers, known } = self;
        known.entry(loc).or_insert_with(|| {
            let mut origins: Vec<u32> = Vec::new();
            places(ctx, loc, &mut |place| {
                let next = numbers.len() as u32;
                let number = *numbers.entry(place).or_insert(next);
                if !origins.contains(&number) {
                    origins.push(number);
                }
            });
            origins
        })
    }

    /// The mark of an operation.
    pub fn mark(&mut self, (line, column): (u32, u32), loc: Loc) -> Mark {
        [line, column].iter().chain(self.of(loc)).copied().collect()
    }
}

/// Calls `f` with the places that a location names.
fn places(ctx: &Context, loc: Loc, f: &mut dyn FnMut((String, u32, u32))) {
    let mut pending = vec![loc];
    let mut n = 0;
    while let Some(loc) = pending.pop() {
        n += 1;
        if n > MAX_ORIGINS {
            return;
        }
        if let Some((file, line, column)) = loc.pos().and_then(|pos| ctx.sources.resolve(pos)) {
            f((file.name.clone(), line, column));
        } else if let Some((callee, caller)) = loc.call_site(ctx) {
            pending.extend([caller, callee]);
        } else {
            let attr = loc.attr(ctx);
            let part = |attr| Loc::of_attr(attr);
            if let Some(at) = attr.as_::<FileLineColRange>(ctx) {
                f((ctx.str(at.file).into_owned(), at.start_line, at.start_col));
            } else if let Some(name) = attr.as_::<NameLoc>(ctx) {
                pending.push(part(name.child));
            } else if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
                pending.extend([part(call.caller), part(call.callee)]);
            } else if let Some(fused) = attr.as_::<FusedLoc>(ctx) {
                pending.extend(fused.locs.iter().rev().copied().map(part));
            }
        }
    }
}

/// Lines and columns of operations, by the address of their body.
pub type Places = HashMap<(usize, Op), (u32, u32)>;

/// The text of a module as MLIR's tools print it, and where its operations are, in the order of the text.
pub fn print(root: &Root) -> (String, Places) {
    let Some(module) = root.op() else { return Default::default() };
    let mut text = Vec::new();
    let starts = print_op_with_starts(root.scope().at(module), &PrintOptions::default(), &mut text);
    let mut places = Places::with_capacity(starts.len());
    let (mut line, mut line_start, mut at) = (1, 0, 0);
    for start in starts {
        for (i, byte) in text[at..start.offset].iter().enumerate() {
            if *byte == b'\n' {
                (line, line_start) = (line + 1, at + i + 1);
            }
        }
        at = start.offset;
        places.insert((start.body, start.op), (line, (at - line_start) as u32 + 1));
    }
    text.push(b'\n');
    (String::from_utf8_lossy(&text).into_owned(), places)
}

/// The marks of a module whose operations are at these places.
pub fn marks(root: &Root, places: &Places, origins: &mut Origins) -> Vec<Mark> {
    let mut marks = Vec::with_capacity(places.len());
    let Some(module) = root.op() else { return marks };
    root.scope().at(module).walk(&mut |op| {
        let body = core::ptr::from_ref(op.body()).addr();
        if let Some(&place) = places.get(&(body, op.op)) {
            marks.push(origins.mark(place, op.loc()));
        }
    });
    marks
}
