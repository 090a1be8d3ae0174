//! Temporary files for text that memory need not hold.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use terrace_llvmir::StreamingExport;

/// Lets a translation keep text in a file in a folder, if one is given.
pub(super) fn start(export: &mut StreamingExport, folder: Option<&Path>) {
    if let Some(folder) = folder {
        let folder = folder.to_owned();
        export.spill_to(Box::new(move || create(&folder)));
    }
}

/// An empty file that disappears with the process, also if that is killed: it has no name any more, or the system deletes it when
/// it is closed.
fn create(folder: &Path) -> io::Result<File> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = folder.join(format!(".terrace-{}.{number}.tmp", std::process::id()));
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt;
        const FILE_FLAG_DELETE_ON_CLOSE: u32 = 0x0400_0000;
        options.custom_flags(FILE_FLAG_DELETE_ON_CLOSE);
    }
    let file = options.open(&path)?;
    #[cfg(not(windows))]
    std::fs::remove_file(&path)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::create;
    use std::io::{Read, Seek, Write};

    #[test]
    fn files_have_no_name_and_keep_what_is_written() {
        let folder = std::env::temp_dir().join(format!("terrace-spill-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut file = create(&folder).unwrap();
        file.write_all(b"text").unwrap();
        file.rewind().unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        assert_eq!(text, "text");
        #[cfg(unix)]
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
        drop(file);
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(create(&folder).is_err());
    }
}
