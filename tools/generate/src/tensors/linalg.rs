//! Structured operations on tensors and on buffers.

use super::shapes::{Shaped, is_tensor};
use crate::text::{Gen, Val};

/// Named contractions: the dimensions of their operands as in `numpy.einsum`.
const CONTRACTIONS: [(&str, &str); 13] = [
    ("matmul", "mk,kn->mn"),
    ("matmul", "mk,kn->mn"),
    ("batch_matmul", "bmk,bkn->bmn"),
    ("batch_reduce_matmul", "bmk,bkn->mn"),
    ("matvec", "mk,k->m"),
    ("vecmat", "k,kn->n"),
    ("dot", "k,k->"),
    ("batch_matvec", "bmk,bk->bm"),
    ("batch_vecmat", "bk,bkn->bn"),
    ("mmt4d", "mkac,nkdc->mnad"),
    ("batch_mmt4d", "bmkac,bnkdc->bmnad"),
    ("quantized_matmul", "mk,kn->mn"),
    ("quantized_batch_matmul", "bmk,bkn->bmn"),
];

/// Contractions whose maps are written, since they transpose or broadcast operands.
const MAPPED: [(&str, &str); 12] = [
    ("matmul", "km,kn->mn"),
    ("matmul", "mk,nk->mn"),
    ("matmul", "k,kn->mn"),
    ("batch_matmul", "bkm,bkn->bmn"),
    ("batch_matmul", "bmk,bnk->bmn"),
    ("batch_matmul", "mk,bkn->bmn"),
    ("batch_reduce_matmul", "bmk,bnk->mn"),
    ("contract", "mk,nk->nm"),
    ("contract", "bmk,kb->m"),
    ("contract", "mk,mk->m"),
    ("contract", "k,k->"),
    ("contract", "mk,kn->mn"),
];

/// Named windows; `X`, `Y` and `Z` are the input's sizes for outputs `x`, `y` and `z` and windows `p`, `q` and `r`.
const WINDOWS: [(&str, &str); 40] = [
    ("conv_1d", "X,p->x"),
    ("conv_2d", "XY,pq->xy"),
    ("conv_3d", "XYZ,pqr->xyz"),
    ("conv_1d_nwc_wcf", "nXc,pcf->nxf"),
    ("conv_1d_ncw_fcw", "ncX,fcp->nfx"),
    ("conv_2d_nhwc_hwcf", "nXYc,pqcf->nxyf"),
    ("conv_2d_nhwc_hwcf_q", "nXYc,pqcf->nxyf"),
    ("conv_2d_nhwc_fhwc", "nXYc,fpqc->nxyf"),
    ("conv_2d_nchw_fchw", "ncXY,fcpq->nfxy"),
    ("conv_2d_nchw_fchw_q", "ncXY,fcpq->nfxy"),
    ("conv_2d_ngchw_fgchw", "ngcXY,fgcpq->ngfxy"),
    ("conv_2d_ngchw_gfchw", "ngcXY,gfcpq->ngfxy"),
    ("conv_2d_nhwgc_gfhwc", "nXYgc,gfpqc->nxygf"),
    ("conv_3d_ndhwc_dhwcf", "nXYZc,pqrcf->nxyzf"),
    ("conv_3d_ncdhw_fcdhw", "ncXYZ,fcpqr->nfxyz"),
    ("depthwise_conv_1d_ncw_cw", "ncX,cp->ncx"),
    ("depthwise_conv_1d_nwc_wc", "nXc,pc->nxc"),
    ("depthwise_conv_1d_nwc_wcm", "nXc,pcm->nxcm"),
    ("depthwise_conv_2d_nchw_chw", "ncXY,cpq->ncxy"),
    ("depthwise_conv_2d_nhwc_hwc", "nXYc,pqc->nxyc"),
    ("depthwise_conv_2d_nhwc_hwc_q", "nXYc,pqc->nxyc"),
    ("depthwise_conv_2d_nhwc_hwcm", "nXYc,pqcm->nxycm"),
    ("depthwise_conv_2d_nhwc_hwcm_q", "nXYc,pqcm->nxycm"),
    ("depthwise_conv_3d_ndhwc_dhwc", "nXYZc,pqrc->nxyzc"),
    ("depthwise_conv_3d_ncdhw_cdhw", "ncXYZ,cpqr->ncxyz"),
    ("depthwise_conv_3d_ndhwc_dhwcm", "nXYZc,pqrcm->nxyzcm"),
    ("pooling_nhwc_sum", "nXYc,pq->nxyc"),
    ("pooling_nhwc_max", "nXYc,pq->nxyc"),
    ("pooling_nhwc_min", "nXYc,pq->nxyc"),
    ("pooling_nchw_sum", "ncXY,pq->ncxy"),
    ("pooling_nchw_max", "ncXY,pq->ncxy"),
    ("pooling_nwc_sum", "nXc,p->nxc"),
    ("pooling_nwc_max", "nXc,p->nxc"),
    ("pooling_nwc_min", "nXc,p->nxc"),
    ("pooling_ncw_sum", "ncX,p->ncx"),
    ("pooling_ncw_max", "ncX,p->ncx"),
    ("pooling_ndhwc_sum", "nXYZc,pqr->nxyzc"),
    ("pooling_ndhwc_max", "nXYZc,pqr->nxyzc"),
    ("pooling_nhwc_max_unsigned", "nXYc,pq->nxyc"),
    ("pooling_nwc_min_unsigned", "nXc,p->nxc"),
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

/// The kinds of `linalg.elementwise`, by the number of inputs.
const KINDS: [(&str, usize); 16] = [
    ("exp", 1),
    ("log", 1),
    ("abs", 1),
    ("ceil", 1),
    ("negf", 1),
    ("rsqrt", 1),
    ("square", 1),
    ("tanh", 1),
    ("add", 2),
    ("sub", 2),
    ("mul", 2),
    ("div", 2),
    ("max_signed", 2),
    ("min_signed", 2),
    ("powf", 2),
    ("select", 3),
];

/// The operations of bodies, by the type of their operands.
const BODIES: [(&str, &[&str]); 6] = [
    ("f32", &["arith.addf", "arith.mulf", "arith.subf", "arith.maximumf", "arith.minimumf"]),
    ("f64", &["arith.addf", "arith.mulf", "arith.divf", "arith.maxnumf"]),
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

/// The indexing maps of operands, whose dimensions are named as the loops are.
fn maps(loops: &str, operands: &[&str]) -> String {
    let name = |dim: char| format!("d{}", loops.find(dim).unwrap_or(0));
    let list = |dims: &str| dims.chars().map(name).collect::<Vec<_>>().join(", ");
    let map = |dims: &&str| format!("affine_map<({}) -> ({})>", list(loops), list(dims));
    format!("indexing_maps = [{}]", operands.iter().map(map).collect::<Vec<_>>().join(", "))
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
        let (list, region) = self.payload(&args, n_loops, n_outs);
        let head = format!(
            "generic {{indexing_maps = [{}], iterator_types = [{}]}}",
            maps.join(", "),
            iterators.join(", ")
        );
        let tail = format!(" {{\n^bb0({list}):\n{region}}}");
        self.structured(Structured { head, ins, outs, tail, has_types: true });
        Some(())
    }

    /// The arguments and the operations of the region of a structured operation, whose last arguments are the outputs.
    fn payload(&mut self, args: &[Val], n_loops: usize, n_outs: usize) -> (String, String) {
        let before = std::mem::take(&mut self.out);
        let list: Vec<String> = args.iter().map(|arg| format!("{}: {}", arg.name, arg.ty)).collect();
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
        (list.join(", "), std::mem::replace(&mut self.out, before))
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

    /// A contraction, a convolution or a pooling.
    pub(super) fn named(&mut self) -> Option<()> {
        let is_window = self.rng.chance(35);
        let is_mapped = !is_window && self.rng.chance(35);
        let (name, dims) = match (is_window, is_mapped) {
            (true, _) => self.rng.pick(&WINDOWS),
            (_, true) => self.rng.pick(&MAPPED),
            _ => self.rng.pick(&CONTRACTIONS),
        }?;
        let (ins, out) = dims.split_once("->")?;
        let is_static = is_window && self.rng.chance(60);
        let stride = if is_window { 1 + usize::from(self.rng.chance(25)) } else { 1 };
        let dilation = if is_window { 1 + usize::from(self.rng.chance(12)) } else { 1 };
        let sizes: Vec<(char, Option<usize>)> = "abcdfgkmnxyzpqr"
            .chars()
            .map(|d| match d {
                'x'..='z' if is_static => (d, Some(3)),
                'p'..='r' if is_static => (d, Some(2)),
                _ if is_static => (d, self.rng.pick(&[Some(1), Some(2), Some(4)]).flatten()),
                'x'..='z' | 'p'..='r' => (d, None),
                _ => (d, self.rng.pick(&[Some(4), Some(4), Some(2), None]).flatten()),
            })
            .collect();
        let size_of = |d: char| match d {
            'X'..='Z' => is_static.then_some(2 * stride + dilation + 1),
            _ => sizes.iter().find(|size| size.0 == d)?.1,
        };
        let is_quantized = name.starts_with("quantized") || name.ends_with("_q");
        let is_int = is_quantized || name.ends_with("unsigned");
        let elem = if is_int { "i32" } else { self.one(&["f32", "f32", "f32", "i32"]) };
        let narrow = if is_quantized || elem == "i32" && self.rng.chance(50) { "i8" } else { elem };
        let shape = |dims: &str, elem: &str| Shaped::new(dims.chars().map(size_of).collect(), elem);
        let operands: Vec<&str> = ins.split(',').collect();
        let n_windows = dims.chars().filter(char::is_ascii_uppercase).count();
        let attributes: Vec<String> = [("dilations", dilation), ("strides", stride)]
            .into_iter()
            .filter(|&(_, n)| n > 1 || n_windows > 0 && self.rng.chance(15))
            .map(|(name, n)| format!("{name} = dense<{n}> : tensor<{n_windows}xi64>"))
            .collect();
        let head = match (is_mapped, &attributes[..]) {
            (true, _) => {
                let loops: String = "bmnk".chars().filter(|&dim| dims.contains(dim)).collect();
                format!("{name} {}", maps(&loops, &[&operands[..], &[out]].concat()))
            }
            (_, []) => name.to_owned(),
            (_, list) => format!("{name} {{{}}}", list.join(", ")),
        };
        let mut ins: Vec<Operand> =
            operands.into_iter().map(|dims| Operand::Shape(shape(dims, narrow))).collect();
        if is_quantized {
            ins.extend([0; 2].map(|_| Operand::Number("i32".to_owned())));
        }
        let outs = vec![shape(out, elem)];
        self.structured(Structured { head, ins, outs, tail: String::new(), has_types: true });
        Some(())
    }

    /// A named operation on operands of one shape, `elementwise` or `map`.
    pub(super) fn elementwise(&mut self) {
        let (_, mut shape) = self.some_tensor();
        if matches!(&shape.elem[..], "i1" | "i8" | "index") {
            shape.elem = "f32".to_owned();
        }
        let same = || Operand::Shape(shape.clone());
        let is_float = shape.elem.starts_with('f');
        let (head, ins) = match self.rng.below(12) {
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
            5 | 6 => return self.map(shape),
            7 | 8 if is_float => return self.elementwise_of_kind(shape),
            9 if is_float => ("powf".to_owned(), vec![same(), same()]),
            9 => ("div_unsigned".to_owned(), vec![same(), same()]),
            _ => (self.one(&BINARY).to_owned(), vec![same(), same()]),
        };
        let has_types = !head.starts_with("map");
        self.structured(Structured { head, ins, outs: vec![shape], tail: String::new(), has_types });
    }

    /// `linalg.map` with a region.
    fn map(&mut self, shape: Shaped) {
        let elems: Vec<&str> = (0..self.rng.below(3)).map(|_| self.elem()).collect();
        let mut args: Vec<Val> = elems.iter().map(|elem| self.value(elem)).collect();
        args.push(self.value(&shape.elem));
        let (list, region) = self.payload(&args, shape.dims.len(), 1);
        let ins = elems.iter().map(|elem| Operand::Shape(Shaped::new(shape.dims.clone(), elem))).collect();
        let tail = format!(" ({list}) {{\n{region}}}");
        self.structured(Structured {
            head: "map".to_owned(),
            ins,
            outs: vec![shape],
            tail,
            has_types: false,
        });
    }

    /// `linalg.elementwise`, with or without maps that permute and leave out dimensions of inputs.
    fn elementwise_of_kind(&mut self, shape: Shaped) {
        let (kind, n_ins) = self.rng.pick(&KINDS).unwrap_or(("exp", 1));
        let Some(loops) = "mnkbcdfg".get(..shape.dims.len()) else { return };
        let has_maps = self.rng.chance(50);
        let mut operands: Vec<String> = Vec::new();
        let mut ins = Vec::new();
        for at in 0..n_ins {
            let mut dims: Vec<char> = loops.chars().filter(|_| !has_maps || self.rng.chance(75)).collect();
            if has_maps && self.rng.chance(40) {
                dims.reverse();
            }
            let sizes = dims.iter().filter_map(|&dim| Some(shape.dims[loops.find(dim)?])).collect();
            let elem = if kind == "select" && at == 0 { "i1" } else { &shape.elem };
            ins.push(Operand::Shape(Shaped::new(sizes, elem)));
            operands.push(dims.into_iter().collect());
        }
        operands.push(loops.to_owned());
        let operands: Vec<&str> = operands.iter().map(String::as_str).collect();
        let maps = if has_maps { format!(" {}", maps(loops, &operands)) } else { String::new() };
        let head = format!("elementwise kind=#linalg.elementwise_kind<{kind}>{maps}");
        self.structured(Structured { head, ins, outs: vec![shape], tail: String::new(), has_types: true });
    }

    /// `linalg.reduce` of one operation along one dimension, or with a region, several inputs and dimensions.
    pub(super) fn reduce(&mut self) {
        let (_, mut shape) = self.some_tensor();
        if shape.dims.is_empty() {
            shape.dims.push(self.size());
        }
        let has_region = self.rng.chance(40);
        let at = self.rng.below(shape.dims.len());
        let reduced: Vec<usize> =
            (0..shape.dims.len()).filter(|&dim| dim == at || has_region && self.rng.chance(30)).collect();
        let kept: Vec<Option<usize>> =
            (0..shape.dims.len()).filter(|dim| !reduced.contains(dim)).map(|dim| shape.dims[dim]).collect();
        let mut elems = vec![shape.elem.clone()];
        if has_region && self.rng.chance(40) {
            elems.push(self.elem().to_owned());
        }
        let tail = format!(" dimensions = {reduced:?}");
        let (head, tail) = if has_region {
            let args: Vec<Val> = elems.iter().chain(&elems).map(|elem| self.value(elem)).collect();
            let (list, region) = self.payload(&args, 0, elems.len());
            ("reduce".to_owned(), format!("{tail} ({list}) {{\n{region}}}"))
        } else {
            let ops = BODIES.iter().find(|body| body.0 == shape.elem).map_or(&[][..], |body| body.1);
            (format!("reduce {{ {} }}", self.one(ops)), tail)
        };
        let ins = elems.iter().map(|elem| Operand::Shape(Shaped::new(shape.dims.clone(), elem))).collect();
        let outs = elems.iter().map(|elem| Shaped::new(kept.clone(), elem)).collect();
        self.structured(Structured { head, ins, outs, tail, has_types: false });
    }

    /// `linalg.softmax`.
    pub(super) fn softmax(&mut self) {
        let (_, mut shape) = self.some_tensor();
        if shape.dims.is_empty() {
            shape.dims.push(self.size());
        }
        shape.elem = "f32".to_owned();
        let head = format!("softmax dimension({})", self.rng.below(shape.dims.len()));
        let ins = vec![Operand::Shape(shape.clone())];
        self.structured(Structured { head, ins, outs: vec![shape], tail: String::new(), has_types: true });
    }

    /// `linalg.pack`, sometimes with `linalg.unpack` of the result.
    pub(super) fn pack(&mut self) -> Option<()> {
        let (tensor, shape) = self.some_tensor();
        let n = shape.dims.len();
        let positions: Vec<usize> = (0..n).filter(|_| self.rng.chance(70)).collect();
        if positions.is_empty() {
            return None;
        }
        let tiles: Vec<usize> = positions.iter().map(|_| self.rng.pick(&[1, 2, 2, 3]).unwrap_or(2)).collect();
        let mut outer = shape.dims.clone();
        let mut is_full = true;
        for (&at, &tile) in positions.iter().zip(&tiles) {
            is_full &= outer[at].is_some_and(|size| size % tile == 0);
            outer[at] = outer[at].map(|size| size.div_ceil(tile));
        }
        let turned = self.rng.chance(30);
        let order: Vec<usize> = if turned { (0..n).rev().collect() } else { (0..n).collect() };
        let dims = order.iter().map(|&at| outer[at]).chain(tiles.iter().map(|&tile| Some(tile))).collect();
        let packed = Shaped::new(dims, &shape.elem);
        let (ty, into) = (packed.tensor(), self.tensor(&packed));
        let padding = match is_full && self.rng.chance(70) {
            true => String::new(),
            false => format!(" padding_value({} : {})", self.scalar(&shape.elem), shape.elem),
        };
        let permutation = if turned || self.rng.chance(20) {
            format!(" outer_dims_perm = {order:?}")
        } else {
            String::new()
        };
        let layout = format!("{permutation} inner_dims_pos = {positions:?} inner_tiles = {tiles:?} into");
        let result = self.op(
            &format!("linalg.pack {}{padding}{layout} {} : {} -> {ty}", tensor.name, into.name, tensor.ty),
            &ty,
        );
        if self.rng.chance(60) {
            let into = self.tensor(&shape);
            self.op(
                &format!("linalg.unpack {}{layout} {} : {ty} -> {}", result.name, into.name, into.ty),
                &into.ty,
            );
        }
        Some(())
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
        match self.rng.below(5) {
            0 => drop(self.op(&format!("memref.load {at}"), &shape.elem)),
            3 if shape.dims.len() == 1 => {
                let offset = self.any_index();
                let ty = format!("memref<2x{}, strided<[1], offset: ?>>", shape.elem);
                let text =
                    format!("memref.subview {}[{offset}] [2] [1] : {} to {ty}", buffer.name, buffer.ty);
                let view = self.op(&text, &ty);
                let number = self.scalar(&shape.elem);
                self.line(&format!("linalg.fill ins({number} : {}) outs({} : {ty})", shape.elem, view.name));
            }
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
