//! Branches around few cheap instructions: both sides are computed, and the results selected (if-conversion).
//!
//! A branch that depends on data costs a processor more than some instructions, each time that it guesses wrong.

use crate::function::{FunctionTranslator, Translated};
use cranelift_codegen::ir::{self, BlockArg, InstBuilder};
use std::collections::{HashMap, HashSet};
use terrace_llir::inst::Opcode;
use terrace_llir::value::{Block, Inst};
use terrace_llir::{Body, Type};
use terrace_support::small_vec::SmallVec;

/// The most instructions on both sides together: about what a wrong guess costs now and then.
const MAX_COMPUTED: usize = 4;

/// The branches of a function whose sides are both computed.
#[derive(Default)]
pub struct Selections {
    diamonds: HashMap<Block, Diamond>,
    sides: HashSet<Block>,
}

/// The two sides of a branch, and the block where they join.
#[derive(Clone, Copy)]
struct Diamond {
    /// The block on each side, if there is one: for a true condition, for a false one.
    sides: [Option<Block>; 2],
    join: Block,
}

impl Selections {
    /// Finds the branches of the blocks that are reached.
    pub fn of(body: &Body, order: &[Block]) -> Self {
        let mut predecessors: HashMap<Block, u32> = HashMap::new();
        for inst in order.iter().filter_map(|&block| body.terminator(block)) {
            for successor in body.successors(inst) {
                *predecessors.entry(successor).or_default() += 1;
            }
        }
        let finder = Finder { body, predecessors };
        let diamonds = order.iter().filter_map(|&block| Some((block, finder.diamond(block)?)));
        let diamonds: HashMap<Block, Diamond> = diamonds.collect();
        let sides = diamonds.values().flat_map(|diamond| diamond.sides).flatten().collect();
        Self { diamonds, sides }
    }

    /// Whether a block's instructions become part of the block before it.
    pub fn is_side(&self, block: Block) -> bool {
        self.sides.contains(&block)
    }
}

struct Finder<'a> {
    body: &'a Body,
    predecessors: HashMap<Block, u32>,
}

impl Finder<'_> {
    /// The sides of the branch at the end of a block, if both may be computed.
    fn diamond(&self, block: Block) -> Option<Diamond> {
        let branch = self.body.terminator(block)?;
        if self.body.inst(branch).op != Opcode::Br {
            return None;
        }
        let mut successors = self.body.successors(branch);
        let (Some(then), Some(other), None) = (successors.next(), successors.next(), successors.next())
        else {
            return None;
        };
        let (sides, join) = match [self.side(then), self.side(other)] {
            [Some((_, a)), Some((_, b))] if a == b => ([Some(then), Some(other)], a),
            [Some((_, join)), _] if join == other => ([Some(then), None], join),
            [_, Some((_, join))] if join == then => ([None, Some(other)], join),
            _ => return None,
        };
        let computed = sides.iter().flatten().filter_map(|&side| Some(self.side(side)?.0));
        let mut phis = self.body.insts(join).take_while(|&inst| self.body.inst(inst).op == Opcode::Phi);
        let is_worth_it = join != block
            && computed.sum::<usize>() <= MAX_COMPUTED
            && phis.all(|phi| self.is_word(self.body.inst(phi).ty));
        is_worth_it.then_some(Diamond { sides, join })
    }

    /// The number of instructions of a block with one predecessor and cheap instructions, and where it leads.
    fn side(&self, block: Block) -> Option<(usize, Block)> {
        if self.predecessors.get(&block) != Some(&1) {
            return None;
        }
        let end = self.body.terminator(block)?;
        let mut successors = self.body.successors(end);
        let (Opcode::Br, Some(next), None) = (self.body.inst(end).op, successors.next(), successors.next())
        else {
            return None;
        };
        let mut count = 0;
        for inst in self.body.insts(block).take_while(|&inst| inst != end) {
            count += 1;
            if count > MAX_COMPUTED || !self.is_cheap(inst) {
                return None;
            }
        }
        Some((count, next))
    }

    /// Whether an instruction takes a cycle or three, has no effect, and no operand that it stops the program for.
    fn is_cheap(&self, inst: Inst) -> bool {
        let data = self.body.inst(inst);
        let is_simple = matches!(
            data.op,
            Opcode::Add
                | Opcode::Sub
                | Opcode::Mul
                | Opcode::Shl
                | Opcode::LShr
                | Opcode::AShr
                | Opcode::And
                | Opcode::Or
                | Opcode::Xor
                | Opcode::ICmp
                | Opcode::Select
                | Opcode::Freeze
                | Opcode::Trunc
                | Opcode::ZExt
                | Opcode::SExt
                | Opcode::PtrToInt
                | Opcode::IntToPtr
                | Opcode::GetElementPtr
        );
        let mut operands = self.body.operands(inst).iter();
        is_simple && self.is_word(data.ty) && operands.all(|operand| self.is_word(operand.ty()))
    }

    /// Whether a value takes one general register.
    fn is_word(&self, ty: Type) -> bool {
        ty.is_ptr() || ty.int_width().is_some_and(|width| width <= 64)
    }
}

impl FunctionTranslator<'_, '_> {
    /// Computes both sides of a branch and goes on where they join. Returns whether the branch is such a one.
    pub fn selected(&mut self, from: Block, condition: ir::Value) -> Translated<bool> {
        let Some(&Diamond { sides, join }) = self.selections.diamonds.get(&from) else { return Ok(false) };
        for side in sides.into_iter().flatten() {
            self.instructions(side)?;
        }
        let [then, other] = sides.map(|side| self.edge(side.unwrap_or(from), join));
        let args: SmallVec<[BlockArg; 8]> = then?
            .into_iter()
            .zip(other?)
            .map(|(x, y)| match (x, y) {
                (BlockArg::Value(x), BlockArg::Value(y)) if x != y => {
                    BlockArg::Value(self.b.ins().select(condition, x, y))
                }
                _ => x,
            })
            .collect();
        let target = self.block(join)?;
        self.b.ins().jump(target, &args);
        Ok(true)
    }
}
