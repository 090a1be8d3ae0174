//! Structured operations on tensors and on buffers.

use super::shapes::{Shaped, is_tensor};
use crate::text::{Gen, Val};

/// Named contractions: the dimensions of their operands as in `numpy.einsum`.
const CONTRACTIONS: [(&str, &str); 10] = [
    ("matmul", "mk,kn->mn"),
    ("matmul", "mk,kn->mn"),
    ("batch_matmul", "bmk,bkn->bmn"),
    ("batch_reduce_matmul", "bmk,bkn->mn"),
    ("matvec", "mk,k->m"),
    ("vecmat", "k,kn->n"),
    ("dot", "k,k->"),
    ("batch_matvec", "bmk,bk->bm"),
    ("batch_vecmat", "bk,bkn->bn"),
    ("mmt4d", "mkac,nkbc->mnab"),
];

/// Named windows; `X` and `Y` are the input's sizes for outputs `x` and `y` and windows `p` and `q`.
const WINDOWS: [(&str, &str); 12] = [
    ("conv_1d", "X,p->x"),
    ("conv_2d", "XY,pq->xy"),
    ("conv_1d_nwc_wcf", "nXc,pcf->nxf"),
    ("conv_1d_ncw_fcw", "ncX,fcp->nfx"),
    ("conv_2d_nhwc_hwcf", "nXYc,pqcf->nxyf"),
    ("conv_2d_nchw_fchw", "ncXY,fcpq->nfxy"),
    ("depthwise_conv_2d_nhwc_hwc", "nXYc,pqc->nxyc"),
    ("depthwise_conv_2d_nhwc_hwcm", "nXYc,pqcm->nxycm"),
    ("depthwise_conv_1d_nwc_wc", "nXc,pc->nxc"),
    ("pooling_nhwc_sum", "nXYc,pq->nxyc"),
    ("pooling_nhwc_max", "nXYc,pq->nxyc"),
    ("pooling_nchw_max", "ncXY,pq->ncxy"),
];

const UNARY: [&str; 14] = [
    "abs",
    "ceil",
    "erf",
    "exp",
    "floor",
    "log",
    "negf",
    "reciprocal",
    "round",
    "rsqrt",
    "sqrt",
    "square",
    "tanh",
    "copy",
];

const BINARY: [&str; 7] = ["add", "sub", "mul", "div", "max", "min", "add"];

/// The operations of bodies, by the type of their operands.
const BODIES: [(&str, &[&str]); 5] = [
    ("f32", &["arith.addf", "arith.mulf", "arith.subf", "arith.maximumf", "arith.minimumf"]),
    ("i32", &["arith.addi", "arith.muli", "arith.subi", "arith.maxsi", "arith.minui"]),
    ("index", &["arith.addi", "arith.muli", "arith.maxsi"]),
    ("i1", &["arith.andi", "arith.ori", "arith.xori"]),
    ("i8", &["arith.addi", "arith.xori"]),
];

/// An operand of a structured operation: its type, or a number's.
enum Operand {
    Shape(Shaped),
    Number(String),
}

/// A structured operation without its operands' names.
struct Structured {
    /// The text in front of the operands: name, attributes and keywords.
    head: String,
    ins: Vec<Operand>,
    outs: Vec<Shaped>,
    /// The text behind them: attributes, or a region.
    tail: String,
    /// Whether result types are written.
    has_types: bool,
}

impl Gen {
    /// Writes an operation on tensors, or on buffers.
    fn structured(&mut self, op: Structured) {
        let on_buffers = self.rng.chance(10);
        let (mut names, mut types) = (Vec::new(), Vec::new());
        for operand in &op.ins {
            let value = match operand {
                Operand::Shape(shape) if on_buffers => self.buffer(shape),
                Operand::Shape(shape) => self.tensor(shape),
                Operand::Number(ty) => Val { name: self.scalar(ty), ty: ty.clone(), is_dim: false },
            };
            names.push(value.name);
            types.push(value.ty);
        }
        let outs: Vec<Val> = op
            .outs
            .iter()
            .map(|shape| if on_buffers { self.buffer(shape) } else { self.tensor(shape) })
            .collect();
        let out_names: Vec<&str> = outs.iter().map(|out| &out.name[..]).collect();
        let out_types: Vec<String> = outs.iter().map(|out| out.ty.clone()).collect();
        let ins = match names.is_empty() {
            true => String::new(),
            false => format!(" ins({} : {})", names.join(", "), types.join(", ")),
        };
        let results = match (on_buffers || !op.has_types, &out_types[..]) {
            (true, _) => String::new(),
            (false, [one]) => format!(" -> {one}"),
            (false, all) => format!(" -> ({})", all.join(", ")),
        };
        let text = format!(
            "linalg.{}{ins} outs({} : {}){}{results}",
            op.head,
            out_names.join(", "),
            out_types.join(", "),
            op.tail
        );
        self.op_of_many(&text, if on_buffers { &[] } else { &out_types });
    }

    /// `linalg.generic` with maps that permute, repeat and leave out dimensions.
    pub(super) fn generic(&mut self) -> Option<()> {
        let (_, first) = self.some_tensor();
        let n_loops = first.dims.len() + self.rng.below(3);
        let mut sizes = first.dims.clone();
        sizes.resize_with(n_loops, || self.size());
        let n_parallel = first.dims.len();
        let list = |names: &[usize]| names.iter().map(|d| format!("d{d}")).collect::<Vec<_>>().join(", ");
        let domain = list(&(0..n_loops).collect::<Vec<_>>());
        let map = |results: &[usize]| format!("affine_map<({domain}) -> ({})>", list(results));
        let mut order: Vec<usize> = (0..n_parallel).collect();
        if self.rng.chance(20) {
            order.reverse();
        }
        let shape_at =
            |results: &[usize], elem: &str| Shaped::new(results.iter().map(|&d| sizes[d]).collect(), elem);
        let (mut maps, mut ins, mut outs, mut elems) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for at in 0..1 + self.rng.below(3) {
            let elem = self.elem();
            if self.rng.chance(10) && at > 0 {
                maps.push(map(&[]));
                ins.push(Operand::Number(elem.to_owned()));
            } else {
                // Each loop needs a bound: the outputs have those of the parallel ones.
                let is_full = at == 0 && (n_loops > n_parallel || self.rng.chance(50));
                let mut results: Vec<usize> = if is_full {
                    (0..n_loops).collect()
                } else {
                    (0..n_loops).filter(|_| self.rng.chance(60)).collect()
                };
                if self.rng.chance(25) {
                    results.reverse();
                }
                maps.push(map(&results));
                ins.push(Operand::Shape(shape_at(&results, elem)));
            }
            elems.push(elem);
        }
        for _ in 0..1 + usize::from(self.rng.chance(12)) {
            maps.push(map(&order));
            outs.push(shape_at(&order, &first.elem));
            elems.push(&first.elem);
        }
        let iterators: Vec<&str> =
            (0..n_loops).map(|d| if d < n_parallel { "\"parallel\"" } else { "\"reduction\"" }).collect();
        let args: Vec<Val> = elems.iter().map(|elem| self.value(elem)).collect();
        let n_outs = outs.len();
        let region = self.region_text(&args, n_loops, n_outs);
        let head = format!(
            "generic {{indexing_maps = [{}], iterator_types = [{}]}}",
            maps.join(", "),
            iterators.join(", ")
        );
        self.structured(Structured { head, ins, outs, tail: format!(" {region}"), has_types: true });
        Some(())
    }

    /// The region of a structured operation, whose last arguments are the outputs.
    fn region_text(&mut self, args: &[Val], n_loops: usize, n_outs: usize) -> String {
        let before = std::mem::take(&mut self.out);
        let list: Vec<String> = args.iter().map(|arg| format!("{}: {}", arg.name, arg.ty)).collect();
        self.line(&format!("{{\n^bb0({}):", list.join(", ")));
        let outs = &args[args.len() - n_outs..];
        let yielded = self.in_region(args, |g| {
            if n_loops > 0 && g.rng.chance(15) {
                let at = g.rng.below(n_loops);
                g.op(&format!("linalg.index {at} : index"), "index");
            }
            if g.rng.chance(12) {
                let (tensor, shape) = g.some_tensor();
                let indices: Vec<String> = shape.dims.iter().map(|_| g.any_index()).collect();
                let text = format!("tensor.extract {}[{}] : {}", tensor.name, indices.join(", "), tensor.ty);
                g.op(&text, &shape.elem);
            }
            outs.iter().map(|out| g.body_value(&out.ty, args)).collect::<Vec<_>>()
        });
        self.terminate("linalg.yield", &yielded);
        self.out.push('}');
        std::mem::replace(&mut self.out, before)
    }

    /// A value of the type, mostly computed from the arguments.
    fn body_value(&mut self, ty: &str, args: &[Val]) -> Val {
        let known = BODIES.iter().find(|body| body.0 == ty);
        let mut value = match self.any(args).filter(|arg| arg.ty == ty) {
            Some(arg) => arg,
            None => Val { name: self.scalar(ty), ty: ty.to_owned(), is_dim: false },
        };
        let Some((_, ops)) = known else { return value };
        for _ in 0..self.rng.below(3) {
            let other = self.scalar(ty);
            let op = self.one(ops);
            value = self.op(&format!("{op} {}, {other} : {ty}", value.name), ty);
        }
        value
    }

    /// A contraction, a convolution, a pooling, `elementwise`, `contract` or `softmax`.
    pub(super) fn named(&mut self) -> Option<()> {
        let is_window = self.rng.chance(35);
        let (name, dims) = self.rng.pick(if is_window { &WINDOWS[..] } else { &CONTRACTIONS[..] })?;
        let (ins, out) = dims.split_once("->")?;
        let is_static = is_window && self.rng.chance(60);
        let stride = if is_window { 1 + usize::from(self.rng.chance(25)) } else { 1 };
        let sizes: Vec<(char, Option<usize>)> = "abcfkmnxypq"
            .chars()
            .map(|d| match d {
                'x' | 'y' if is_static => (d, Some(3)),
                'p' | 'q' if is_static => (d, Some(2)),
                _ if is_static => (d, self.rng.pick(&[Some(1), Some(2), Some(4)]).flatten()),
                'x' | 'y' | 'p' | 'q' => (d, None),
                _ => (d, self.rng.pick(&[Some(4), Some(4), Some(2), None]).flatten()),
            })
            .collect();
        let size_of = |d: char| match d {
            'X' | 'Y' if is_static => Some(2 * stride + 2),
            'X' | 'Y' => None,
            _ => sizes.iter().find(|size| size.0 == d)?.1,
        };
        let elem = self.one(&["f32", "f32", "f32", "i32"]);
        let narrow = if elem == "i32" && self.rng.chance(50) { "i8" } else { elem };
        let shape = |dims: &str, elem: &str| Shaped::new(dims.chars().map(size_of).collect(), elem);
        let ins: Vec<Operand> = ins.split(',').map(|dims| Operand::Shape(shape(dims, narrow))).collect();
        let head = match (stride, dims.contains('Y')) {
            (1, _) => name.to_owned(),
            (n, false) => format!("{name} {{strides = dense<{n}> : tensor<1xi64>}}"),
            (n, true) => format!("{name} {{strides = dense<{n}> : tensor<2xi64>}}"),
        };
        let outs = vec![shape(out, elem)];
        self.structured(Structured { head, ins, outs, tail: String::new(), has_types: true });
        Some(())
    }

    /// A named operation on operands of one shape, or `map`.
    pub(super) fn elementwise(&mut self) {
        let (_, mut shape) = self.some_tensor();
        if matches!(&shape.elem[..], "i1" | "i8" | "index") {
            shape.elem = "f32".to_owned();
        }
        let same = || Operand::Shape(shape.clone());
        let is_float = shape.elem == "f32";
        let (head, ins) = match self.rng.below(10) {
            0..=2 if is_float => (self.one(&UNARY).to_owned(), vec![same()]),
            3 => {
                let condition = Operand::Shape(Shaped::new(shape.dims.clone(), "i1"));
                ("select".to_owned(), vec![condition, same(), same()])
            }
            4 => {
                let ops = BODIES.iter().find(|body| body.0 == shape.elem).map_or(&[][..], |body| body.1);
                let op = self.one(ops);
                (format!("map {{ {op} }}"), vec![same(), same()])
            }
            5 if is_float => {
                let kind = self.one(&["add", "mul", "sub", "max_signed"]);
                (format!("elementwise kind=#linalg.elementwise_kind<{kind}>"), vec![same(), same()])
            }
            _ => (self.one(&BINARY).to_owned(), vec![same(), same()]),
        };
        let has_types = !head.starts_with("map");
        self.structured(Structured { head, ins, outs: vec![shape], tail: String::new(), has_types });
    }

    pub(super) fn reduce(&mut self) {
        let (_, mut shape) = self.some_tensor();
        if shape.dims.is_empty() {
            shape.dims.push(self.size());
        }
        let at = self.rng.below(shape.dims.len());
        let mut rest = shape.clone();
        rest.dims.remove(at);
        let ops = BODIES.iter().find(|body| body.0 == shape.elem).map_or(&[][..], |body| body.1);
        let op = self.one(ops);
        let tail = format!(" dimensions = [{at}]");
        let head = format!("reduce {{ {op} }}");
        let ins = vec![Operand::Shape(shape)];
        self.structured(Structured { head, ins, outs: vec![rest], tail, has_types: false });
    }

    pub(super) fn transpose(&mut self) -> Option<()> {
        let (_, shape) = self.some_tensor();
        let n = shape.dims.len();
        if n == 0 {
            return None;
        }
        let by = self.rng.below(n);
        let order: Vec<usize> = (0..n).map(|at| (at + by) % n).collect();
        let dims = order.iter().map(|&at| shape.dims.get(at).copied()).collect::<Option<_>>()?;
        let outs = vec![Shaped::new(dims, &shape.elem)];
        let head = "transpose".to_owned();
        let ins = vec![Operand::Shape(shape)];
        self.structured(Structured {
            head,
            ins,
            outs,
            tail: format!(" permutation = {order:?}"),
            has_types: false,
        });
        Some(())
    }

    pub(super) fn broadcast(&mut self) {
        let (_, shape) = self.some_tensor();
        let at = self.rng.below(shape.dims.len() + 1);
        let mut out = shape.clone();
        out.dims.insert(at, self.size());
        let head = "broadcast".to_owned();
        let ins = vec![Operand::Shape(shape)];
        self.structured(Structured {
            head,
            ins,
            outs: vec![out],
            tail: format!(" dimensions = [{at}]"),
            has_types: false,
        });
    }

    pub(super) fn fill(&mut self) {
        let (_, shape) = self.some_tensor();
        let ins = vec![Operand::Number(shape.elem.clone())];
        let head = "fill".to_owned();
        self.structured(Structured { head, ins, outs: vec![shape], tail: String::new(), has_types: true });
    }

    /// An access to a buffer.
    pub(super) fn on_buffers(&mut self) -> Option<()> {
        let buffer = self.pick_of(|ty| ty.starts_with("memref<") && Shaped::parse(ty).is_some())?;
        let shape = Shaped::parse(&buffer.ty)?;
        let indices: Vec<String> = shape.dims.iter().map(|_| self.any_index()).collect();
        let at = format!("{}[{}] : {}", buffer.name, indices.join(", "), buffer.ty);
        match self.rng.below(4) {
            0 => drop(self.op(&format!("memref.load {at}"), &shape.elem)),
            1 => {
                let value = self.scalar(&shape.elem);
                self.line(&format!("memref.store {value}, {at}"));
            }
            2 => {
                let other = self.buffer(&shape);
                self.line(&format!(
                    "memref.copy {}, {} : {} to {}",
                    buffer.name, other.name, buffer.ty, other.ty
                ));
            }
            _ => self.fill(),
        }
        Some(())
    }

    /// A tensor of a type that values have.
    pub(super) fn carried(&mut self) -> Option<Val> {
        self.pick_of(is_tensor)
    }
}
