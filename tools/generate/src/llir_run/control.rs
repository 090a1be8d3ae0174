//! Control flow: branches, switches and loops, whose results are phis.

use super::{Gen, I1, I32, I64, Ty};
use std::fmt::Write;

/// The greatest depth of control flow.
const DEPTH: u32 = 3;

impl Gen {
    /// Adds so many instructions, with control flow.
    pub(super) fn instructions(&mut self, n: usize) {
        let mut left = n;
        while left > 0 {
            let nested = left / 3;
            left -= 1;
            if nested > 1 && self.depth < DEPTH && self.rng.chance(15) {
                left -= nested;
                self.depth += 1;
                match self.rng.below(4) {
                    0 => self.branch(nested),
                    1 => self.switch(nested),
                    2 => self.indirect(nested),
                    _ => self.repeat(nested),
                }
                self.depth -= 1;
            } else {
                self.instruction();
            }
        }
    }

    fn start(&mut self, block: &str) {
        let _ = writeln!(self.out, "{block}:");
        self.block = block.to_owned();
    }

    /// Adds instructions in a block of their own and a jump out of it. Returns a value of the type and its block.
    fn arm(&mut self, block: &str, join: &str, ty: Ty, n: usize) -> (String, String) {
        let known = self.values.len();
        self.start(block);
        self.instructions(n);
        let value = self.value(ty);
        self.line(&format!("br label %{join}"));
        self.values.truncate(known);
        (value, self.block.clone())
    }

    /// Adds the blocks that a terminator jumps to, and the one where they meet.
    fn arms(&mut self, blocks: &[String], join: &str, n: usize) {
        let ty = self.ty();
        let incoming: Vec<_> =
            blocks.iter().map(|block| self.arm(block, join, ty, n / blocks.len())).collect();
        self.start(join);
        let incoming: Vec<String> =
            incoming.iter().map(|(value, block)| format!("[ {value}, %{block} ]")).collect();
        self.add(ty, &format!("phi {ty} {}", incoming.join(", ")));
    }

    /// Names of new blocks, and the name of the block where they meet.
    fn blocks(&mut self, n: usize) -> (Vec<String>, String) {
        let number = self.fresh();
        ((0..n).map(|i| format!("b{number}.{i}")).collect(), format!("b{number}.join"))
    }

    fn branch(&mut self, n: usize) {
        let (blocks, join) = self.blocks(2);
        let condition = self.value(I1);
        self.line(&format!("br i1 {condition}, label %{}, label %{}", blocks[0], blocks[1]));
        self.arms(&blocks, &join, n);
    }

    fn switch(&mut self, n: usize) {
        let arms = 2 + self.rng.below(4);
        let (blocks, join) = self.blocks(arms);
        let mut ty = self.integer();
        ty.lanes = None;
        let width = ty.width().unwrap_or(1);
        let mut value = self.value(ty);
        // Small numbers take all ways.
        if width > 2 && self.rng.chance(70) {
            value = self.unlisted(&format!("and {ty} {value}, 7"));
        }
        let stride = if width > 8 && self.rng.chance(30) { 1 + self.rng.below(60) } else { 1 };
        let (mut cases, mut reached) = (String::new(), vec![blocks[0].clone()]);
        for (i, block) in blocks.into_iter().skip(1).enumerate() {
            let case = i * stride;
            // A block whose case the type does not have is left out.
            if width > 8 || case < 1 << width {
                let case = if width == 1 { (case == 1).to_string() } else { case.to_string() };
                let _ = write!(cases, " {ty} {case}, label %{block}");
                reached.push(block);
            }
        }
        self.line(&format!("switch {ty} {value}, label %{} [{cases} ]", reached[0]));
        self.arms(&reached, &join, n);
    }

    fn indirect(&mut self, n: usize) {
        let (blocks, join) = self.blocks(2);
        let function = self.function.clone();
        let condition = self.value(I1);
        let address = |block: &String| format!("ptr blockaddress(@{function}, %{block})");
        let target = format!("select i1 {condition}, {}, {}", address(&blocks[0]), address(&blocks[1]));
        let target = self.unlisted(&target);
        self.line(&format!("indirectbr ptr {target}, [label %{}, label %{}]", blocks[0], blocks[1]));
        self.arms(&blocks, &join, n);
    }

    /// A loop with a constant number of iterations and a value that it changes.
    fn repeat(&mut self, n: usize) {
        let (blocks, exit) = self.blocks(2);
        let [head, latch] = [&blocks[0], &blocks[1]];
        let counter = if self.rng.chance(50) { I32 } else { I64 };
        let ty = self.ty();
        let (initial, before) = (self.value(ty), self.block.clone());
        let iterations = 1 + self.rng.below(5);
        self.line(&format!("br label %{head}"));
        self.start(head);
        let number = self.fresh();
        let known = self.values.len();
        self.add(counter, &format!("phi {counter} [ 0, %{before} ], [ %next{number}, %{latch} ]"));
        let at = self.values[known].0.clone();
        self.add(ty, &format!("phi {ty} [ {initial}, %{before} ], [ %changed{number}, %{latch} ]"));
        let carried = self.values[known + 1].clone();
        self.instructions(n);
        let changed = self.value(ty);
        self.line(&format!("br label %{latch}"));
        self.start(latch);
        self.line(&format!("%changed{number} = freeze {ty} {changed}"));
        self.line(&format!("%next{number} = add {counter} {at}, 1"));
        self.line(&format!("%more{number} = icmp ult {counter} %next{number}, {iterations}"));
        self.line(&format!("br i1 %more{number}, label %{head}, label %{exit}"));
        self.start(&exit);
        self.values.truncate(known);
        self.values.push(carried);
        self.values.push((format!("%changed{number}"), ty));
    }
}
