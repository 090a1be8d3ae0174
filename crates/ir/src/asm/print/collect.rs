//! Collecting aliases: a walk over the operations in the order they are printed, with their own print code.

use super::kind::terminator_of;
use super::op::{MAX_REGION_DEPTH, OpPrinter, RegionPrint};
use crate::asm::format;
use crate::body::{Op, Region};
use crate::loc::Loc;
use crate::params::Part;

impl OpPrinter<'_> {
    /// Visits what printing an operation would print, to find the attributes that need aliases.
    pub(super) fn collect_op(&mut self, op: Op) {
        let body = self.body;
        if self.asm.options.debug_info {
            let loc = self.asm.loc_attr(body.loc(op));
            self.asm.visit_deferrable(loc);
        }
        if body.n_regions(op) == 0 && !self.has_pending_parts(op) {
            return;
        }
        let start = self.asm.out.len();
        let kind = self.kind(op);
        if !kind.has_custom || self.asm.options.generic || !self.fits(op, kind) {
            self.collect_generic(op);
        } else if let Some(print) = kind.def.hooks.print {
            print(self, op);
        } else if let Some(program) = kind.program {
            format::print_program(self, op, kind, program);
        }
        self.asm.out.truncate(start);
    }

    /// Whether an operation has types or attributes whose visit would add anything.
    fn has_pending_parts(&mut self, op: Op) -> bool {
        let (body, ctx) = (self.body, self.asm.ctx);
        let Some(collector) = self.asm.collect.as_mut() else { return false };
        for values in [body.results(op), body.operands(op)] {
            for i in 0..values.len() {
                if let Some(value) = values.get(i)
                    && collector.is_type_relevant(ctx, body.ty(value))
                {
                    return true;
                }
            }
        }
        let slots = body.slots(op);
        (0..slots.len())
            .filter_map(|i| slots.get(i))
            .chain(body.dict(op))
            .any(|attr| collector.is_pending(ctx, attr))
    }

    /// Visits an operation that is printed in generic form.
    pub(super) fn collect_generic(&mut self, op: Op) {
        for i in 0..self.body.n_regions(op) {
            self.region(op, i, RegionPrint { empty_block: true, ..RegionPrint::ALL });
        }
        let body = self.body;
        for value in body.operands(op).iter().chain(body.results(op)) {
            self.asm.ty(body.ty(value));
        }
        for (_, attr) in self.all_attrs(op) {
            self.asm.attr(attr);
        }
    }

    pub(super) fn collect_region(&mut self, region: Region, what: RegionPrint) {
        if self.depth >= MAX_REGION_DEPTH {
            return;
        }
        self.depth += 1;
        let body = self.body;
        for (i, block) in body.blocks(region).enumerate() {
            if i != 0 || what.entry_args {
                for &arg in body.args(block) {
                    self.asm.ty(body.ty(arg));
                    self.collect_arg_loc(body.arg_loc(arg));
                }
            }
            let skipped = if i != 0 || what.terminators { None } else { terminator_of(body, block) };
            let mut next = body.first_op(block);
            while let Some(op) = next
                && next != skipped
            {
                self.collect_op(op);
                next = body.next_op(op);
            }
        }
        self.depth -= 1;
    }

    pub(super) fn collect_arg_loc(&mut self, loc: Loc) {
        if self.asm.options.debug_info {
            let loc = self.asm.loc_attr(loc);
            self.asm.visit(Part::Attr(loc), false);
        }
    }
}
