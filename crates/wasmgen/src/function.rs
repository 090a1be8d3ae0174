//! Translation of one function: values, blocks, the stack frame.
//!
//! The result of an instruction is a list of registers ([`crate::shape`]). Locals live as long as the function, so that blocks may
//! come in any order; a phi is a list of locals that its predecessors set.
//!
//! Memory on the stack is below the address in the module's first global: the frame of a function is allocated when it
//! starts, and freed when it returns.

use crate::code::{Code, Reg};
use crate::flow::{Exit, Graph};
use crate::shape::{Elements, Scalar, Shape};
use crate::unit::{STACK_POINTER, Unit};
use crate::{Translated, Unsupported};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use terrace_llir::constant::ConstView;
use terrace_llir::inst::Opcode;
use terrace_llir::value::{Block, Inst};
use terrace_llir::{Body, Context, Func, Type, Value, ValueKind};
use terrace_support::small_vec::SmallVec;
use wasm_encoder::{Instruction, ValType};

/// The registers of a value.
pub type Parts = SmallVec<[Reg; 4]>;

/// A scalar: one register, or the halves of an integer of more than 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elem {
    /// The register, or the lower half.
    pub low: Reg,
    /// The upper half.
    pub high: Option<Reg>,
}

impl Elem {
    /// A scalar of one register.
    pub fn one(low: Reg) -> Self {
        Self { low, high: None }
    }

    /// A scalar of two registers.
    pub fn wide(low: Reg, high: Reg) -> Self {
        Self { low, high: Some(high) }
    }

    /// The upper half; that of a shorter number is zero.
    pub fn high(self) -> Reg {
        self.high.unwrap_or(Reg::I64(0))
    }

    /// The registers.
    pub fn registers(self) -> impl Iterator<Item = Reg> {
        [self.low].into_iter().chain(self.high)
    }
}

/// A node of the graph of control flow.
#[derive(Clone, Copy)]
enum Node {
    Block(Block),
    /// The edge from a block with a jump table to a block with phis.
    Edge(Block, Block),
}

/// The memory of a function on the stack.
#[derive(Default)]
struct Frame {
    size: u64,
    align: u64,
    /// The address of the frame, while there is one.
    address: Option<Reg>,
    /// The stack pointer of the caller.
    caller: Option<Reg>,
}

/// A function that is being translated.
pub struct FunctionTranslator<'m, 'f> {
    /// The module.
    pub unit: &'f mut Unit<'m>,
    /// The code.
    pub code: Code,
    /// The function's body.
    pub body: &'m Body,
    func: Func,
    results: Vec<Option<Rc<[Reg]>>>,
    arguments: Vec<Parts>,
    nodes: Vec<Node>,
    node_of: HashMap<Block, usize>,
    edge_of: HashMap<(Block, Block), usize>,
    /// The phis of each block that has some.
    phis: HashMap<Block, Vec<Inst>>,
    frame: Frame,
    /// The addresses of allocations in the frame, from its start.
    places: HashMap<Inst, u64>,
    /// Memory in the frame for values whose elements are selected by numbers, and its size.
    scratch: (u64, u64),
    /// The lanes of comparisons, all ones where they hold.
    pub masks: HashMap<Inst, (Elements, Parts)>,
    /// The address of a variadic function's further arguments.
    pub variadic: Option<Reg>,
    /// The instruction that is being translated.
    pub at: Option<Inst>,
}

impl<'m, 'f> FunctionTranslator<'m, 'f> {
    /// Translates the body of a function.
    ///
    /// # Errors
    /// The instruction that has no translation, if it is one, and the reason.
    pub fn translate(
        unit: &'f mut Unit<'m>,
        func: Func,
        body: &'m Body,
    ) -> Result<Code, (Unsupported, Option<Inst>)> {
        let mut translator = FunctionTranslator {
            unit,
            code: Code::default(),
            body,
            func,
            results: vec![None; body.n_insts()],
            arguments: Vec::new(),
            nodes: Vec::new(),
            node_of: HashMap::new(),
            edge_of: HashMap::new(),
            phis: HashMap::new(),
            frame: Frame::default(),
            places: HashMap::new(),
            scratch: (0, 0),
            masks: HashMap::new(),
            variadic: None,
            at: None,
        };
        match translator.run() {
            Ok(()) => Ok(translator.code),
            Err(error) => match translator.at {
                Some(inst) => Err((error.at(body, inst), Some(inst))),
                None => Err((error, None)),
            },
        }
    }

    fn run(&mut self) -> Translated {
        self.read_arguments()?;
        let graph = self.graph()?;
        self.make_phis()?;
        self.enter_frame()?;
        self.structure(&graph)?;
        // All paths have ended.
        self.code.push(Instruction::Unreachable);
        self.code.push(Instruction::End);
        Ok(())
    }

    fn read_arguments(&mut self) -> Translated {
        let data = self.unit.module.func(self.func);
        let (params, _) = self.unit.signature(data.ty)?;
        self.code = Code::new(&params);
        let mut next = 0;
        for index in 0..self.body.n_args() {
            let shape = self.shape(self.body.arg(index).ty())?;
            let registers = (0..shape.registers.len()).map(|i| Reg::Local(next + i as u32));
            self.arguments.push(registers.collect());
            next += shape.registers.len() as u32;
        }
        self.variadic = (params.len() as u32 > next).then_some(Reg::Local(next));
        Ok(())
    }

    /// The reachable blocks, and edges that need code of their own.
    fn graph(&mut self) -> Translated<Graph> {
        let body = self.body;
        let &entry = body.blocks().first().ok_or(Unsupported::new("a function without blocks"))?;
        let mut graph = Graph::default();
        let mut queue = vec![self.add_node(&mut graph, Node::Block(entry))];
        while let Some(node) = queue.pop() {
            let Node::Block(block) = self.nodes[node] else { continue };
            let inst = body.terminator(block).ok_or(Unsupported::new("a block without terminator"))?;
            let is_table = matches!(body.inst(inst).op, Opcode::Switch | Opcode::IndirectBr);
            let mut targets = HashSet::new();
            for to in body.successors(inst) {
                let known = self.node_of.get(&to).copied();
                let target = known.unwrap_or_else(|| {
                    let new = self.add_node(&mut graph, Node::Block(to));
                    queue.push(new);
                    new
                });
                let has_phis = body.first_inst(to).is_some_and(|inst| body.inst(inst).op == Opcode::Phi);
                let target = match is_table && has_phis {
                    true if self.edge_of.contains_key(&(block, to)) => continue,
                    true => {
                        let edge = self.add_node(&mut graph, Node::Edge(block, to));
                        graph.successors[edge].push(target);
                        edge
                    }
                    false => target,
                };
                graph.is_table_target[target] |= is_table;
                if targets.insert(target) {
                    graph.successors[node].push(target);
                }
            }
        }
        Ok(graph)
    }

    fn add_node(&mut self, graph: &mut Graph, node: Node) -> usize {
        let index = self.nodes.len();
        self.nodes.push(node);
        graph.successors.push(Vec::new());
        graph.is_table_target.push(false);
        match node {
            Node::Block(block) => _ = self.node_of.insert(block, index),
            Node::Edge(from, to) => _ = self.edge_of.insert((from, to), index),
        }
        index
    }

    /// Makes the locals of phis.
    fn make_phis(&mut self) -> Translated {
        let body = self.body;
        for at in 0..self.nodes.len() {
            let Node::Block(block) = self.nodes[at] else { continue };
            let phis: Vec<Inst> =
                body.insts(block).take_while(|&inst| body.inst(inst).op == Opcode::Phi).collect();
            for &inst in &phis {
                self.at = Some(inst);
                let shape = self.shape(body.inst(inst).ty)?;
                let parts: Parts = shape.registers.iter().map(|&ty| self.code.local(ty)).collect();
                self.define(inst, &parts);
            }
            if !phis.is_empty() {
                self.phis.insert(block, phis);
            }
        }
        self.at = None;
        Ok(())
    }

    /// Lays the frame out and allocates it.
    fn enter_frame(&mut self) -> Translated {
        let body = self.body;
        let mut is_needed = false;
        let mut scratch = 0;
        for at in 0..self.nodes.len() {
            let Node::Block(block) = self.nodes[at] else { continue };
            for inst in body.insts(block) {
                self.at = Some(inst);
                scratch = scratch.max(self.scratch_size(inst)?);
                is_needed |= body.inst(inst).op == Opcode::Alloca || self.is_variadic_call(inst);
                if body.inst(inst).op != Opcode::Alloca || at != 0 {
                    continue;
                }
                if let Some((size, align)) = self.static_allocation(inst)? {
                    let place = self.reserve(size, align)?;
                    self.places.insert(inst, place);
                }
            }
        }
        self.at = None;
        if scratch != 0 {
            self.scratch = (self.reserve(scratch, 16)?, scratch);
        }
        if self.frame.size == 0 && !is_needed {
            return Ok(());
        }
        let align = self.frame.align.max(16);
        let size = self.frame.size.next_multiple_of(16) as i32;
        let caller = self.code.op(ValType::I32, &[], Instruction::GlobalGet(STACK_POINTER));
        let mut address = self.code.op(ValType::I32, &[caller, Reg::I32(size)], Instruction::I32Sub);
        if align > 16 {
            let mask = Reg::I32((align as i32).wrapping_neg());
            address = self.code.op(ValType::I32, &[address, mask], Instruction::I32And);
        }
        self.code.effect(&[address], Instruction::GlobalSet(STACK_POINTER));
        (self.frame.address, self.frame.caller) = (Some(address), Some(caller));
        Ok(())
    }

    /// A place in the frame.
    fn reserve(&mut self, size: u64, align: u64) -> Translated<u64> {
        let start = self.frame.size.next_multiple_of(align.max(1));
        let end = start.checked_add(size).filter(|&end| end < 1 << 30);
        self.frame.size = end.ok_or(Unsupported::new("a stack frame of 1 GB"))?;
        self.frame.align = self.frame.align.max(align);
        Ok(start)
    }

    /// Frees the frame.
    pub fn leave_frame(&mut self) {
        if let Some(caller) = self.frame.caller {
            self.code.effect(&[caller], Instruction::GlobalSet(STACK_POINTER));
        }
    }

    /// Whether an allocation is part of the frame.
    pub fn frame_address(&mut self, inst: Inst) -> Option<Reg> {
        let place = *self.places.get(&inst)?;
        self.in_frame(place)
    }

    /// The address of memory for the elements of a value of so many bytes.
    pub fn scratch(&mut self, size: u64) -> Translated<Reg> {
        let address = self.in_frame(self.scratch.0).filter(|_| size <= self.scratch.1);
        address.ok_or(Unsupported::new("elements without memory"))
    }

    fn in_frame(&mut self, place: u64) -> Option<Reg> {
        let address = self.frame.address?;
        Some(match place {
            0 => address,
            _ => self.code.op(ValType::I32, &[address, Reg::I32(place as i32)], Instruction::I32Add),
        })
    }

    /// Translates the code of a node.
    pub fn node(&mut self, node: usize) -> Translated<Exit> {
        let body = self.body;
        let block = match self.nodes[node] {
            Node::Block(block) => block,
            Node::Edge(_, to) => return Ok(Exit::Jump(self.target(to)?)),
        };
        for inst in body.insts(block) {
            if body.inst(inst).op == Opcode::Phi {
                continue;
            }
            self.at = Some(inst);
            if let Some(exit) = self.terminator(block, inst)? {
                self.at = None;
                return Ok(exit);
            }
            self.instruction(inst)?;
            if self.is_tail_call(inst) {
                self.at = None;
                return Ok(Exit::None);
            }
        }
        Err(Unsupported::new("a block without terminator"))
    }

    fn target(&self, block: Block) -> Translated<usize> {
        self.node_of.get(&block).copied().ok_or(Unsupported::new("a block that is not reached"))
    }

    /// The node that a jump table jumps to.
    fn table_target(&self, from: Block, operand: Value) -> Translated<usize> {
        let to = operand.as_block().ok_or(Unsupported::new("a destination that is no block"))?;
        match self.edge_of.get(&(from, to)) {
            Some(&edge) => Ok(edge),
            None => self.target(to),
        }
    }

    /// Sets the phis of a node for an edge to it. All values are read before the first is set.
    pub fn pass_values(&mut self, from: usize, to: usize) -> Translated {
        let (Node::Block(from) | Node::Edge(from, _)) = self.nodes[from];
        let Node::Block(to) = self.nodes[to] else { return Ok(()) };
        let Some(phis) = self.phis.get(&to).cloned() else { return Ok(()) };
        let mut changes: Vec<(Reg, Reg)> = Vec::new();
        for inst in phis {
            self.at = Some(inst);
            let pairs = self.body.operands(inst).chunks_exact(2);
            let value = pairs.into_iter().find(|pair| pair[1].as_block() == Some(from)).map(|pair| pair[0]);
            let parts = self.value(value.ok_or(Unsupported::new("a phi without a value for an edge"))?)?;
            let locals = self.results[inst.index()].clone().unwrap_or_default();
            changes.extend(locals.iter().copied().zip(parts).filter(|(local, part)| local != part));
        }
        self.at = None;
        changes.iter().for_each(|&(_, value)| self.code.get(value));
        changes.iter().rev().for_each(|&(local, _)| self.code.set(local));
        Ok(())
    }

    /// Translates a terminator.
    fn terminator(&mut self, from: Block, inst: Inst) -> Translated<Option<Exit>> {
        let body = self.body;
        let (data, operands) = (body.inst(inst), body.operands(inst));
        Ok(Some(match (data.op, operands) {
            (Opcode::Br, &[to]) => Exit::Jump(self.block_node(to)?),
            (Opcode::Br, &[condition, ..]) => {
                let mut targets = operands.iter().filter(|operand| operand.as_block().is_some());
                let (Some(&then), Some(&other)) = (targets.next(), targets.next()) else {
                    return Err(Unsupported::new("a branch without destinations"));
                };
                let (then, other) = (self.block_node(then)?, self.block_node(other)?);
                match then == other {
                    true => Exit::Jump(then),
                    false => Exit::Branch(self.single(condition)?, then, other),
                }
            }
            (Opcode::Switch, &[on, default, ref cases @ ..]) => {
                let default = self.table_target(from, default)?;
                let scalar = self.unit.shapes.scalar(on.ty())?;
                let on = self.element(on)?;
                let mut numbers = Vec::new();
                for case in cases.chunks_exact(2) {
                    let number = self.limbs(case[0]).ok_or(Unsupported::new("a case of this kind"))?;
                    numbers.push((number & low_bits(scalar.bits()), self.table_target(from, case[1])?));
                }
                self.table(scalar, on, &numbers, default)?
            }
            (Opcode::IndirectBr, &[address, ref targets @ ..]) => {
                let on = self.element(address)?;
                let mut numbers = Vec::new();
                for &target in targets {
                    let number = target.as_block().map_or(0, |block| block.index() as u128 + 1);
                    numbers.push((number, self.table_target(from, target)?));
                }
                let &(_, last) = numbers.last().ok_or(Unsupported::new("a branch without destinations"))?;
                self.table(Scalar::Int(32), on, &numbers, last)?
            }
            (Opcode::Ret, []) => {
                self.leave_frame();
                self.code.push(Instruction::Return);
                Exit::None
            }
            (Opcode::Ret, &[value]) => {
                let parts = self.value(value)?;
                self.leave_frame();
                parts.iter().for_each(|&part| self.code.get(part));
                self.code.push(Instruction::Return);
                Exit::None
            }
            (Opcode::Unreachable, _) => {
                self.code.push(Instruction::Unreachable);
                Exit::None
            }
            (op, _) if op.is_terminator() => return Err(Unsupported::new("unwinding")),
            _ => return Ok(None),
        }))
    }

    fn block_node(&self, operand: Value) -> Translated<usize> {
        self.target(operand.as_block().ok_or(Unsupported::new("a destination that is no block"))?)
    }

    /// A jump table: the numbers themselves are its indices if they are close to each other.
    fn table(
        &mut self,
        scalar: Scalar,
        on: Elem,
        cases: &[(u128, usize)],
        default: usize,
    ) -> Translated<Exit> {
        let (least, most) = (cases.iter().map(|case| case.0).min(), cases.iter().map(|case| case.0).max());
        let (Some(least), Some(most)) = (least, most) else { return Ok(Exit::Jump(default)) };
        let span = most - least;
        if !scalar.is_wide() && span < 4 * cases.len() as u128 + 16 {
            let ty = scalar.ty();
            let mut index = self.code.op(
                ty,
                &[on.low, Reg::int(ty, least as u64)],
                if ty == ValType::I64 { Instruction::I64Sub } else { Instruction::I32Sub },
            );
            if ty == ValType::I64 {
                let limit = Reg::I64(span as i64);
                let is_outside = self.code.op(ValType::I32, &[index, limit], Instruction::I64GtU);
                index = self.code.op(ValType::I32, &[index], Instruction::I32WrapI64);
                index = self.code.select(is_outside, Reg::I32(-1), index);
            }
            let mut targets = vec![default; span as usize + 1];
            // The first of equal cases counts.
            cases.iter().rev().for_each(|&(number, to)| targets[(number - least) as usize] = to);
            return Ok(Exit::Table(index, targets, default));
        }
        let mut index = Reg::I32(-1);
        for (i, &(number, _)) in cases.iter().enumerate().rev() {
            let number = self.number(scalar, number);
            let is_this = self.equal(scalar, on, number);
            index = self.code.select(is_this, Reg::I32(i as i32), index);
        }
        Ok(Exit::Table(index, cases.iter().map(|case| case.1).collect(), default))
    }

    /// The context.
    pub fn cx(&self) -> &'m Context {
        &self.unit.module.cx
    }

    /// The shape of a type.
    pub fn shape(&mut self, ty: Type) -> Translated<Rc<Shape>> {
        self.unit.shapes.of(ty)
    }

    /// Records the registers of an instruction.
    pub fn define(&mut self, inst: Inst, parts: &[Reg]) {
        self.results[inst.index()] = Some(parts.into());
    }

    /// The registers of a value.
    pub fn value(&mut self, value: Value) -> Translated<Parts> {
        match value.kind() {
            ValueKind::Inst(inst) => match self.results.get(inst.index()) {
                Some(Some(parts)) => Ok(parts[..].into()),
                // Definitions dominate uses, so that the use is not reached.
                _ => self.zeros(value.ty()),
            },
            ValueKind::Arg(index) => {
                let argument = self.arguments.get(index as usize).cloned();
                argument.ok_or(Unsupported::new("an argument that the function lacks"))
            }
            _ => self.constant(value),
        }
    }

    /// The register of a value that has one.
    pub fn single(&mut self, value: Value) -> Translated<Reg> {
        match self.value(value)?[..] {
            [register] => Ok(register),
            _ => Err(Unsupported::new("a value of several parts in this place")),
        }
    }

    /// The registers of a scalar.
    pub fn element(&mut self, value: Value) -> Translated<Elem> {
        match self.value(value)?[..] {
            [low] => Ok(Elem::one(low)),
            [low, high] => Ok(Elem::wide(low, high)),
            _ => Err(Unsupported::new("a value of several parts in this place")),
        }
    }

    /// A number as registers; `bits` above the scalar's width do not count.
    pub fn number(&mut self, scalar: Scalar, bits: u128) -> Elem {
        let bits = bits & low_bits(scalar.bits());
        match scalar {
            Scalar::Float => Elem::one(Reg::F32(bits as u32)),
            Scalar::Double => Elem::one(Reg::F64(bits as u64)),
            _ if scalar.is_wide() => Elem::wide(Reg::I64(bits as i64), Reg::I64((bits >> 64) as i64)),
            _ => Elem::one(Reg::int(scalar.ty(), bits as u64)),
        }
    }

    /// Zeros for each register of a type.
    pub fn zeros(&mut self, ty: Type) -> Translated<Parts> {
        let shape = self.shape(ty)?;
        Ok(shape.registers.iter().map(|&ty| Reg::zero(ty)).collect())
    }

    /// The bits of a constant integer.
    pub fn limbs(&self, value: Value) -> Option<u128> {
        let limbs = self.cx().as_limbs(value)?;
        Some(limbs.iter().take(2).rev().fold(0u128, |bits, &limb| bits << 64 | u128::from(limb)))
    }

    fn constant(&mut self, value: Value) -> Translated<Parts> {
        let (cx, ty) = (self.cx(), value.ty());
        let scalar = |this: &Self| this.unit.shapes.scalar(ty);
        if ty.is_int()
            && let Some(bits) = self.limbs(value)
        {
            let scalar = scalar(self)?;
            return Ok(self.number(scalar, bits).registers().collect());
        }
        if ty.is_float()
            && let Some(bits) = cx.as_float_bits(value)
        {
            let scalar = scalar(self)?;
            return Ok(self.number(scalar, bits).registers().collect());
        }
        match value.kind() {
            // No value is better for an undefined one, and this one is the same each time.
            ValueKind::Zero | ValueKind::Undef | ValueKind::Poison => self.zeros(ty),
            ValueKind::Global(_) | ValueKind::Func(_) | ValueKind::Alias(_) => {
                let address = self.unit.address(value)?;
                Ok(Parts::from_slice(&[Reg::I32(address as i32)]))
            }
            ValueKind::Const(_) => self.record(value),
            _ => Err(Unsupported::new("an operand of this kind")),
        }
    }

    /// A constant with a record in the context.
    fn record(&mut self, value: Value) -> Translated<Parts> {
        let (cx, ty) = (self.cx(), value.ty());
        // A splat may have any number of elements.
        self.shape(ty)?;
        let view = cx.const_view(value).ok_or(Unsupported::new("an operand of this kind"))?;
        match view {
            ConstView::Splat(_) | ConstView::Data(_) | ConstView::Aggregate(_) => {
                let count = cx.n_elements(ty).unwrap_or(0);
                let element =
                    |i| cx.const_element(value, i).ok_or(Unsupported::new("a constant of this kind"));
                if !ty.is_vector() {
                    let mut parts = Parts::new();
                    for i in 0..count {
                        parts.extend(self.value(element(i)?)?);
                    }
                    return Ok(parts);
                }
                let elements =
                    (0..count).map(|i| self.element(element(i)?)).collect::<Translated<Vec<Elem>>>()?;
                self.of_elements(ty, &elements)
            }
            ConstView::Expr(expr) => {
                let operands: SmallVec<[Value; 4]> = expr.operands.iter().collect();
                self.expression(&expr, ty, &operands)
            }
            ConstView::BlockAddress(func, block) if func == self.func => {
                // An `indirectbr` compares these numbers; no other instruction can use them.
                Ok(Parts::from_slice(&[Reg::I32(block.index() as i32 + 1)]))
            }
            ConstView::DsoLocalEquivalent(value) | ConstView::NoCfi(value) => self.value(value),
            _ => Err(Unsupported::new("a constant of this kind")),
        }
    }
}

/// The lowest bits of a number.
pub fn low_bits(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
