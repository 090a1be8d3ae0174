//! A lock that is held for moments.
//!
//! Letting go of it is a plain store. The standard library's lock lets go by an exchange, which waits until everything
//! that was written meanwhile has reached the cache: longer than all the rest of what is done under the lock takes.

use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};
use core::sync::atomic::{AtomicBool, Ordering};

/// A value that one thread at a time has.
#[derive(Default)]
pub struct Lock<T> {
    held: AtomicBool,
    value: UnsafeCell<T>,
}

// SAFETY: the value is only reached through a guard, and there is one guard at a time.
unsafe impl<T: Send> Sync for Lock<T> {}

/// Gives the value while it lives.
pub struct Guard<'a, T>(&'a Lock<T>, PhantomData<&'a mut T>);

impl<T> Lock<T> {
    /// Waits until no other thread has the value.
    #[inline]
    pub fn lock(&self) -> Guard<'_, T> {
        if self.held.swap(true, Ordering::Acquire) {
            self.wait();
        }
        Guard(self, PhantomData)
    }

    /// The value, for a thread that has the guard elsewhere.
    pub(crate) fn as_ptr(&self) -> *mut T {
        self.value.get()
    }

    #[cold]
    fn wait(&self) {
        /// How often to look before another thread gets the processor.
        const SPINS: u32 = 100;
        loop {
            for _ in 0..SPINS {
                if !self.held.load(Ordering::Relaxed) && !self.held.swap(true, Ordering::Acquire) {
                    return;
                }
                core::hint::spin_loop();
            }
            std::thread::yield_now();
        }
    }
}

impl<T> Deref for Guard<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: this is the only guard.
        unsafe { &*self.0.value.get() }
    }
}

impl<T> DerefMut for Guard<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: this is the only guard, and it is borrowed as a whole.
        unsafe { &mut *self.0.value.get() }
    }
}

impl<T> Drop for Guard<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.0.held.store(false, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_at_a_time() {
        let lock = Lock::<Vec<u32>>::default();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let lock = &lock;
                scope.spawn(move || {
                    for i in 0..10_000 {
                        let mut list = lock.lock();
                        list.push(thread * 10_000 + i);
                    }
                });
            }
        });
        let mut list = lock.lock().clone();
        list.sort_unstable();
        assert_eq!(list, (0..40_000).collect::<Vec<u32>>());
    }
}
