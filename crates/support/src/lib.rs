//! Ids, arenas and interners: the storage that Terrace's IR is made of.
