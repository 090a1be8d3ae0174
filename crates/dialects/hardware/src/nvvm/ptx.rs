//! PTX of operations that LLVM has no intrinsic for (`BasicPtxBuilderInterface`).

use super::types::{space, space_of};
use super::*;
use core::fmt::Write;
use terrace_llvm::types::StructType;

/// A value or number that inline PTX reads.
#[derive(Clone, Copy, Debug)]
pub enum PtxInput {
    /// A value.
    Value(Value),
    /// The predicate: nothing is executed if it is false.
    Predicate(Value),
    /// The value of an output before the instructions. Outputs with one are the first outputs, in the order of their values.
    Initial(Value),
    /// An immediate number.
    Immediate(i32),
}

/// Inline PTX with registers `$0`, `$1`, ..: first those of the outputs, then those of the inputs. A struct has a register
/// for each field.
pub struct Ptx {
    /// The instructions.
    pub text: String,
    /// The types of the values that they write.
    pub outputs: SmallVec<[Type; 4]>,
    /// The values and numbers that they read.
    pub inputs: SmallVec<[PtxInput; 8]>,
}

impl Ptx {
    /// Instructions that write nothing and read all operands of an operation. The predicate, if there is one, is the last
    /// operand.
    fn reading<K: OpKind>(b: &Body, op: K, predicate: Option<Value>, text: String) -> Self {
        let mut inputs: SmallVec<[PtxInput; 8]> = b.operands(op.op()).iter().map(PtxInput::Value).collect();
        if let (Some(last), Some(predicate)) = (inputs.last_mut(), predicate) {
            *last = PtxInput::Predicate(predicate);
        }
        Self { text, outputs: SmallVec::new(), inputs }
    }
}

/// An operation that becomes inline PTX, always or with some operands.
pub trait BasicPtxBuilder: OpKind {
    /// Whether LLVM has an intrinsic for the operation as it is.
    fn has_intrinsic(self, _: &Body) -> bool {
        false
    }

    /// The instructions of an operation without intrinsic; else why there are none.
    fn ptx(self, b: &Body) -> core::result::Result<Ptx, String>;
}

/// Declares operations whose PTX reads all operands: when there is an intrinsic, the predicate, and the text.
macro_rules! reads_operands {
    ($($Op:ident: intrinsic($has:expr) predicate($predicate:expr) $text:expr;)*) => { $(
        impl BasicPtxBuilder for $Op {
            fn has_intrinsic(self, b: &Body) -> bool {
                let has: fn($Op, &Body) -> bool = $has;
                has(self, b)
            }

            fn ptx(self, b: &Body) -> core::result::Result<Ptx, String> {
                let predicate: fn($Op, &Body) -> Option<Value> = $predicate;
                let text: fn($Op, &Body) -> String = $text;
                Ok(Ptx::reading(b, self, predicate(self, b), text(self, b)))
            }
        }
    )* };
}

reads_operands! {
    BarrierArrive: intrinsic(|_, _| false) predicate(|_, _| None) |op, b| match op.barrier_id(b) {
        Some(_) => "bar.arrive $0, $1;".into(),
        None => "bar.arrive 0, $0;".into(),
    };
    MBarrierInit: intrinsic(|op, b| op.predicate(b).is_none()) predicate(MBarrierInit::predicate)
        |op, b| format!("mbarrier.init{}.b64 [$0], $1;", suffix(b, op.addr(b)));
    MBarrierArriveExpectTx: intrinsic(|op, b| op.predicate(b).is_none()) predicate(MBarrierArriveExpectTx::predicate)
        |op, b| format!("mbarrier.arrive.expect_tx{}.b64 _, [$0], $1;", suffix(b, op.addr(b)));
    MBarrierTryWaitParity: intrinsic(|_, _| false) predicate(|_, _| None) |op, b| format!(
        "{{\n\t.reg .pred       P1; \n\tLAB_WAIT: \n\tmbarrier.try_wait.parity{}.b64 P1, [$0], $1, $2; \n\t\
         @P1 bra.uni DONE; \n\tbra.uni     LAB_WAIT; \n\tDONE: \n\t}}",
        suffix(b, op.addr(b)),
    );
    CpAsyncBulkTensorSharedCTAToGlobal: intrinsic(|op, b| op.predicate(b).is_none())
        predicate(CpAsyncBulkTensorSharedCTAToGlobal::predicate)
        |op, b| {
            let dims = op.coordinates(b).len();
            let coordinates = registers(2, dims, ", ");
            format!("cp.async.bulk.tensor.{dims}d.global.shared::cta.bulk_group [$0, {{{coordinates}}} ], [$1];")
        };
    CpAsyncBulkTensorGlobalToSharedCluster: intrinsic(|op, b| op.predicate(b).is_none())
        predicate(CpAsyncBulkTensorGlobalToSharedCluster::predicate) tensor_load;
    Prefetch: intrinsic(|op, b| op.predicate(b).is_none() || op.tensormap(b).is_none()) predicate(Prefetch::predicate)
        |op, b| format!("prefetch{}.tensormap [$0];", suffix(b, op.addr(b)));
}

/// The part of an instruction for memory that is not generic.
fn suffix(b: &Body, pointer: Value) -> &'static str {
    match space_of(b.ctx(), b.ty(pointer)) {
        Some(space::SHARED) => ".shared",
        Some(space::CONSTANT) => ".const",
        _ => "",
    }
}

/// `$first`, .. of `n` registers.
fn registers(first: usize, n: usize, separator: &str) -> String {
    let mut text = String::new();
    for i in first..first + n {
        let separator = if i == first { "" } else { separator };
        let _ = write!(text, "{separator}${i}");
    }
    text
}

fn tensor_load(op: CpAsyncBulkTensorGlobalToSharedCluster, b: &Body) -> String {
    let (dims, offsets) = (op.coordinates(b).len(), op.im2col_offsets(b).len());
    let mut text =
        format!("cp.async.bulk.tensor.{dims}d.shared::cluster.global.mbarrier::complete_tx::bytes");
    let group = match op.group(b) {
        Some(CTAGroupKind::Cta1) => Some(".cta_group::1"),
        Some(CTAGroupKind::Cta2) => Some(".cta_group::2"),
        None => None,
    };
    let parts = [
        (offsets != 0).then_some(".im2col"),
        op.multicast_mask(b).map(|_| ".multicast::cluster"),
        group,
        op.l2_cache_hint(b).map(|_| ".L2::cache_hint"),
    ];
    parts.into_iter().flatten().for_each(|part| text.push_str(part));
    // The destination and the descriptor are first.
    let barrier = dims + 2;
    let _ = write!(text, " [$0], [$1, {{{}}} ], [${barrier}]", registers(2, dims, ","));
    let mut next = barrier + 1;
    if offsets != 0 {
        let _ = write!(text, ",{{{}}}", registers(next, offsets, ","));
        next += offsets;
    }
    for _ in op.multicast_mask(b).into_iter().chain(op.l2_cache_hint(b)) {
        let _ = write!(text, ", ${next}");
        next += 1;
    }
    text.push(';');
    text
}

impl BasicPtxBuilder for WgmmaMmaAsync {
    fn ptx(self, b: &Body) -> core::result::Result<Ptx, String> {
        wgmma(self, b).ok_or_else(|| "it is incomplete".into())
    }
}

fn wgmma(op: WgmmaMmaAsync, b: &Body) -> Option<Ptx> {
    let (ctx, ty) = (b.ctx(), b.ty(op.results(b)));
    let MMAShapeAttr { m, n, k, .. } = op.shape(b)?.as_::<MMAShapeAttr>(ctx)?;
    let (type_a, type_b, type_d) = (op.type_a(b)?, op.type_b(b)?, op.type_d(b)?);
    // The accumulators are written, then read.
    let accumulators = StructType::body(ctx, ty)?.elems.len();
    let first = accumulators.checked_mul(2)?;
    let saturates = op.satfinite(b) == Some(MMAIntOverflow::Satfinite);
    let mut text = format!(
        "{{\n.reg .pred p;\nsetp.ne.b32 p, ${}, 0;\nwgmma.mma_async.sync.aligned.m{m}n{n}k{k}.{}.{}.{}{} {{{}}}, \
         ${first}, ${}, p",
        first + 2,
        type_d.keyword(),
        type_a.keyword(),
        type_b.keyword(),
        if saturates { ".satfinite" } else { "" },
        registers(0, accumulators, ", "),
        first + 1,
    );
    let mut numbers: SmallVec<[i32; 5]> = smallvec![op.scale_d(b)? as i32];
    if type_d != WGMMATypes::S32 {
        let _ = write!(text, ", ${},  ${}", first + 3, first + 4);
        numbers.extend([op.scale_a(b)?, op.scale_b(b)?].map(|scale| match scale {
            WGMMAScaleIn::One => 1,
            WGMMAScaleIn::Neg => -1,
        }));
    }
    if matches!(type_a, WGMMATypes::F16 | WGMMATypes::Bf16) {
        let _ = write!(text, ", ${},  ${}", first + 5, first + 6);
        // `A` is stored by rows and `B` by columns unless they are transposed.
        let transposes = [op.layout_a(b)? == MMALayout::Col, op.layout_b(b)? == MMALayout::Row];
        numbers.extend(transposes.map(i32::from));
    }
    text.push_str(";\n}\n");
    let mut inputs: SmallVec<[PtxInput; 8]> = smallvec![
        PtxInput::Initial(op.inouts(b)),
        PtxInput::Value(op.descriptor_a(b)),
        PtxInput::Value(op.descriptor_b(b)),
    ];
    inputs.extend(numbers.into_iter().map(PtxInput::Immediate));
    Some(Ptx { text, outputs: smallvec![ty], inputs })
}

impl BasicPtxBuilder for InlinePtx {
    fn ptx(self, b: &Body) -> core::result::Result<Ptx, String> {
        let ctx = b.ctx();
        let (updated, read) = (self.read_write_args(b), self.read_only_args(b));
        let outputs: SmallVec<[Type; 4]> = b.types(updated).chain(b.types(self.write_only_args(b))).collect();
        let mut inputs: SmallVec<[PtxInput; 8]> = read.iter().map(PtxInput::Value).collect();
        inputs.extend(self.predicate(b).map(PtxInput::Predicate));
        inputs.extend(updated.iter().map(PtxInput::Initial));
        // The number of the first register of each value.
        let mut next = 0;
        let firsts: SmallVec<[usize; 8]> = (outputs.iter().copied())
            .chain(b.types(read))
            .map(|ty| {
                let first = next;
                next += n_registers(ctx, ty);
                first
            })
            .collect();
        let number = |kind: &str, i: usize| {
            let (start, n) = match kind {
                "rw" => (0, updated.len()),
                "w" => (updated.len(), outputs.len() - updated.len()),
                _ => (outputs.len(), read.len()),
            };
            (i < n).then(|| firsts.get(start + i).copied()).flatten()
        };
        let code = ctx.str(self.ptx_code(b).ok_or("it is incomplete")?);
        Ok(Ptx { text: numbered(&code, number)?, outputs, inputs })
    }
}

/// The number of registers that a value takes.
fn n_registers(ctx: &Context, ty: Type) -> usize {
    match ty.is::<StructType>(ctx) {
        true => StructType::body(ctx, ty).map_or(0, |body| body.elems.len()),
        false => 1,
    }
}

/// Replaces `{$r0}`, `{$w1}`, `{$rw2}` by the register that `number` has for the kind and the position, and `%0` by `$0`.
/// PTX's own registers, such as `%laneid`, stay.
fn numbered(
    code: &str,
    number: impl Fn(&str, usize) -> Option<usize>,
) -> core::result::Result<String, String> {
    let mut text = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(at) = rest.find(['{', '%']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with('%') {
            let is_number = rest[1..].starts_with(|c: char| c.is_ascii_digit());
            text.push(if is_number { '$' } else { '%' });
            rest = &rest[1..];
        } else if let Some((kind, position, length)) = placeholder(rest) {
            let register = position.parse().ok().and_then(|position| number(kind, position));
            let register = register.ok_or_else(|| format!("'{}' stands for no value", &rest[..length]))?;
            let _ = write!(text, "${register}");
            rest = &rest[length..];
        } else {
            text.push('{');
            rest = &rest[1..];
        }
    }
    text.push_str(rest);
    Ok(text)
}

/// The kind, the position and the length of a placeholder such as `{$rw2}` at the start of a text.
fn placeholder(text: &str) -> Option<(&str, &str, usize)> {
    let inner = text.strip_prefix("{$")?;
    let (kind, rest) = inner.split_at(inner.find(|c| !matches!(c, 'r' | 'w'))?);
    let (position, end) = rest.split_at(rest.find(|c: char| !c.is_ascii_digit())?);
    let is_placeholder = matches!(kind, "r" | "w" | "rw") && !position.is_empty() && end.starts_with('}');
    is_placeholder.then_some((kind, position, kind.len() + position.len() + 3))
}
