//! Reports of traps and faults in compiled code: the function, and the line if there is debug information.
//!
//! A handler of signals may do very little, so everything that it prints is laid out beforehand.
#![allow(unsafe_code)]

use crate::lines::Lines;
use std::sync::atomic::{AtomicPtr, Ordering};

/// Machine code, and what a report says of it.
struct Place {
    start: usize,
    end: usize,
    text: Box<str>,
}

/// The code that is reported on, sorted by address, without overlaps.
#[derive(Default)]
pub struct Places(Vec<Place>);

impl Places {
    /// The places of compiled functions.
    pub fn new(lines: &Lines, address: impl Fn(cranelift_module::FuncId) -> usize) -> Self {
        let mut places = Vec::new();
        for function in &lines.functions {
            let start = address(function.id);
            let text = format!("in function '@{}'", function.symbol);
            let mut next = 0;
            let mut add = |from: u32, to: u32, text: &str| {
                if from < to {
                    let (start, end) = (start + from as usize, start + to as usize);
                    places.push(Place { start, end, text: text.into() });
                }
            };
            for row in &function.rows {
                let file = &lines.files[row.position.file as usize];
                add(next, row.start, &text);
                let at = format!("{text} at {}:{}:{}", file.name, row.position.line, row.position.column);
                add(row.start, row.end, &at);
                next = row.end;
            }
            add(next, function.size, &text);
        }
        places.sort_by_key(|place| place.start);
        Self(places)
    }

    /// The report on an address.
    fn find(&self, address: usize) -> Option<&str> {
        let after = self.0.partition_point(|place| place.start <= address);
        let place = self.0.get(after.checked_sub(1)?)?;
        (address < place.end).then_some(&place.text)
    }
}

/// The places that the handler knows, if it is installed.
static PLACES: AtomicPtr<Places> = AtomicPtr::new(core::ptr::null_mut());

/// As long as this exists, a signal that ends the process is reported first.
pub struct Reports {
    places: *mut Places,
}

impl Reports {
    /// Installs the handler. The latest one is in force.
    pub fn install(places: Places) -> Self {
        let places = Box::into_raw(Box::new(places));
        PLACES.store(places, Ordering::Release);
        #[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
        linux::install();
        Self { places }
    }
}

impl Drop for Reports {
    fn drop(&mut self) {
        let taken =
            PLACES.compare_exchange(self.places, core::ptr::null_mut(), Ordering::AcqRel, Ordering::Relaxed);
        if taken.is_ok() {
            // SAFETY: it was made by `Box::into_raw`, and the handler does not know it any more. If another one is in force,
            // its handler may have read this one, so it stays.
            drop(unsafe { Box::from_raw(self.places) });
        }
    }
}

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod linux {
    use super::{PLACES, Places};
    use core::ffi::{c_int, c_void};
    use core::sync::atomic::Ordering;
    use std::sync::Once;

    /// Words of the stack that are searched for the address of a caller.
    const MAX_WORDS: usize = 256;

    /// Installs the handler, on a stack of its own: the usual one may have overflowed.
    pub fn install() {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let size = 64 << 10;
            let stack = Box::leak(vec![0u8; size].into_boxed_slice()).as_mut_ptr();
            let stack = libc::stack_t { ss_sp: stack.cast(), ss_flags: 0, ss_size: size };
            // SAFETY: the stack lives as long as the process, and the handler has the type that the flags ask for.
            unsafe {
                libc::sigaltstack(&stack, core::ptr::null_mut());
                for signal in
                    [libc::SIGILL, libc::SIGTRAP, libc::SIGFPE, libc::SIGSEGV, libc::SIGBUS, libc::SIGABRT]
                {
                    let mut action: libc::sigaction = core::mem::zeroed();
                    action.sa_sigaction = handle as *const () as usize;
                    // The second signal of a kind ends the process as if there were no handler.
                    action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESETHAND;
                    libc::sigaction(signal, &action, core::ptr::null_mut());
                }
            }
        });
    }

    fn print(parts: &[&str]) {
        for part in parts {
            // SAFETY: the bytes are there. A failure cannot be reported.
            let _ = unsafe { libc::write(2, part.as_ptr().cast(), part.len()) };
        }
    }

    extern "C" fn handle(signal: c_int, _: *mut libc::siginfo_t, context: *mut c_void) {
        let name = match signal {
            libc::SIGILL | libc::SIGTRAP => "trap",
            libc::SIGFPE => "arithmetic error",
            libc::SIGABRT => "abort",
            libc::SIGSEGV => "access to invalid memory, or stack overflow",
            _ => "access to invalid memory",
        };
        // SAFETY: places are freed only after they are taken out.
        let places: Option<&Places> = unsafe { PLACES.load(Ordering::Acquire).as_ref() };
        let found = places.and_then(|places| {
            // SAFETY: the system passes the interrupted thread's registers.
            let [address, link, stack] = unsafe { registers(&*context.cast::<libc::ucontext_t>()) };
            places.find(address).or_else(|| caller(places, link, stack))
        });
        match found {
            Some(place) => print(&["error: ", name, " ", place, "\n"]),
            None => print(&["error: ", name, " outside the compiled functions\n"]),
        }
        // SAFETY: the handler was reset, so this ends the process with the signal, once it is unblocked.
        unsafe { libc::raise(signal) };
    }

    #[cfg(target_arch = "x86_64")]
    fn registers(context: &libc::ucontext_t) -> [usize; 3] {
        let registers = &context.uc_mcontext.gregs;
        let [address, stack] = [libc::REG_RIP, libc::REG_RSP].map(|index| registers[index as usize] as usize);
        [address, address, stack]
    }

    #[cfg(target_arch = "aarch64")]
    fn registers(context: &libc::ucontext_t) -> [usize; 3] {
        let machine = &context.uc_mcontext;
        [machine.pc as usize, machine.regs[30] as usize, machine.sp as usize]
    }

    /// The nearest caller in compiled code: its address is among the last words of the stack, whatever the library's
    /// function keeps there.
    fn caller(places: &Places, link: usize, stack: usize) -> Option<&str> {
        places.find(link.wrapping_sub(1)).or_else(|| {
            (0..MAX_WORDS).find_map(|i| {
                // SAFETY: the stack goes on so far in practice. A fault here ends the process, as the signal does in any case.
                let word = unsafe { (stack as *const usize).add(i).read() };
                places.find(word.wrapping_sub(1))
            })
        })
    }
}
