//! Lowering of waiting, and of the choice of a device.

use super::runtime_calls::*;
use crate::prelude::*;
use terrace_gpu::gpu;

pub(super) fn set_default_device(op: gpu::SetDefaultDevice, rw: &mut Lowering) -> Rewrite {
    let device = rw.adaptor(op).dev_index;
    SET_DEFAULT_DEVICE.call(rw, &[device]);
    rw.erase(op.0)
}

pub(super) fn wait(op: gpu::Wait, rw: &mut Lowering) -> Rewrite {
    match op.async_token(rw) {
        Some(_) => wait_async(op, rw),
        None => wait_for_all(op, rw),
    }
}

/// The host waits for streams, which are done then, and for events.
fn wait_for_all(op: gpu::Wait, rw: &mut Lowering) -> Rewrite {
    for &token in rw.adaptor(op).async_dependencies {
        let (synchronize, destroy) = match STREAM_CREATE.defines(rw, token) {
            true => (&STREAM_SYNCHRONIZE, &STREAM_DESTROY),
            false => (&EVENT_SYNCHRONIZE, &EVENT_DESTROY),
        };
        synchronize.call(rw, &[token]);
        destroy.call(rw, &[token]);
    }
    rw.erase(op.0)
}

/// A new stream waits for an event of each stream, right behind the operation that made the token, and for events.
fn wait_async(op: gpu::Wait, rw: &mut Lowering) -> Rewrite {
    let tokens = op.async_dependencies(rw).to_vec();
    let streams = rw.adaptor(op).async_dependencies;
    let place = rw.insert_point();
    let mut events: SmallVec<[Value; 4]> = SmallVec::new();
    for (&token, &stream) in tokens.iter().zip(streams) {
        let Some(work) = rw.def_op(token).filter(|_| STREAM_CREATE.defines(rw, stream)) else {
            events.push(stream);
            continue;
        };
        rw.set_after(work);
        let event = EVENT_CREATE.value(rw, &[])?;
        EVENT_RECORD.call(rw, &[event, stream]);
        events.push(event);
    }
    rw.set_insert_point(place);
    let stream = STREAM_CREATE.value(rw, &[])?;
    for &event in &events {
        STREAM_WAIT_EVENT.call(rw, &[stream, event]);
    }
    for &event in &events {
        EVENT_DESTROY.call(rw, &[event]);
    }
    rw.replace(op.0, &[stream])
}
