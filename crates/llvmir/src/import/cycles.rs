//! Cycles in debug information.
//!
//! Composite types and subprograms break a cycle: where one is met inside its own translation, a reference to its
//! identity stands for it. What was translated inside a cycle contains such a reference, so that it can be used again
//! only until the translation of the referenced node ends.

use terrace_ir::Attr;
use terrace_llir::Md;
use terrace_support::FxHashMap;
use terrace_support::id::IdMap;
use terrace_support::small_vec::SmallVec;

/// The frames that a translation refers to, in order.
type Frames = SmallVec<[u32; 4]>;

/// Nodes that are translated or being translated.
#[derive(Default)]
pub(crate) struct Cycles {
    /// Translations without references to frames; `None` for nodes that have none.
    done: IdMap<Md, Option<Attr>>,
    /// Translations that refer to frames.
    dependent: FxHashMap<Md, (Option<Attr>, Frames)>,
    /// The frame of each node that is being translated.
    open: FxHashMap<Md, u32>,
    frames: Vec<Frame>,
}

#[derive(Default)]
struct Frame {
    /// The frames that the translation refers to so far.
    refers_to: Frames,
    /// Translations that refer to this frame and to none above it.
    dependents: Vec<Md>,
    /// The frame of the node that this one replaced, if the node is met again.
    outer: Option<u32>,
}

/// The state of a node.
pub(crate) enum State {
    /// It is translated.
    Done(Option<Attr>),
    /// It is being translated: it can be referred to.
    Open,
    /// It is not translated yet.
    New,
}

impl Cycles {
    /// The state of a node. A dependent translation makes the current one depend on the same frames.
    pub fn state(&mut self, node: Md) -> State {
        if let Some(&done) = self.done.get(&node) {
            return State::Done(done);
        }
        if let Some((attr, frames)) = self.dependent.get(&node) {
            if let Some(top) = self.frames.last_mut() {
                add(&mut top.refers_to, frames);
            }
            return State::Done(*attr);
        }
        if self.open.contains_key(&node) { State::Open } else { State::New }
    }

    /// Notes that the current translation refers to a node that is being translated.
    pub fn refer(&mut self, node: Md) {
        if let Some(&frame) = self.open.get(&node)
            && let Some(top) = self.frames.last_mut()
        {
            add(&mut top.refers_to, &[frame]);
        }
    }

    /// Starts the translation of a node.
    pub fn begin(&mut self, node: Md) {
        let outer = self.open.insert(node, self.frames.len() as u32);
        self.frames.push(Frame { outer, ..Frame::default() });
    }

    /// Whether the translation that is about to end refers to itself.
    pub fn is_recursive(&self) -> bool {
        let own = (self.frames.len() as u32).wrapping_sub(1);
        self.frames.last().is_some_and(|top| top.refers_to.contains(&own))
    }

    /// Ends the translation of a node.
    pub fn end(&mut self, node: Md, attr: Option<Attr>) {
        let Some(mut frame) = self.frames.pop() else { return };
        let own = self.frames.len() as u32;
        frame.refers_to.retain(|&mut frame| frame != own);
        for dependent in frame.dependents {
            self.dependent.remove(&dependent);
        }
        match frame.outer {
            Some(outer) => self.open.insert(node, outer),
            None => self.open.remove(&node),
        };
        match frame.refers_to.iter().max() {
            None => {
                self.done.insert(node, attr);
            }
            Some(&highest) => {
                if let Some(top) = self.frames.last_mut() {
                    add(&mut top.refers_to, &frame.refers_to);
                }
                if let Some(highest) = self.frames.get_mut(highest as usize) {
                    highest.dependents.push(node);
                }
                self.dependent.insert(node, (attr, frame.refers_to));
            }
        }
    }

    /// The number of translations that are not finished.
    pub fn depth(&self) -> usize {
        self.frames.len()
    }
}

fn add(to: &mut Frames, frames: &[u32]) {
    for &frame in frames {
        if !to.contains(&frame) {
            to.push(frame);
        }
    }
}
