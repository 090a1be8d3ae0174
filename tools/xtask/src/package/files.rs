//! Files and folders of packages; every error names the path.

use std::path::{Path, PathBuf};

/// Makes an empty folder.
pub fn empty_folder(path: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("cannot remove '{}': {error}", path.display()));
        }
        _ => {}
    }
    folder(path)
}

/// Makes a folder, and those that it is in.
pub fn folder(path: &Path) -> Result<(), String> {
    std::fs::create_dir_all(path).map_err(|e| format!("cannot make '{}': {e}", path.display()))
}

/// Reads a text file.
pub fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("cannot read '{}': {e}", path.display()))
}

/// Writes a file, with its folder.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    path.parent().map_or(Ok(()), folder)?;
    std::fs::write(path, bytes).map_err(|e| format!("cannot write '{}': {e}", path.display()))
}

/// Copies a file with its permissions.
pub fn copy(from: &Path, to: &Path) -> Result<(), String> {
    to.parent().map_or(Ok(()), folder)?;
    let copied = std::fs::copy(from, to);
    copied.map(drop).map_err(|e| format!("cannot copy '{}' to '{}': {e}", from.display(), to.display()))
}

/// Copies all files of a folder.
pub fn copy_folder(from: &Path, to: &Path) -> Result<(), String> {
    for path in all(from)? {
        copy(&from.join(&path), &to.join(&path))?;
    }
    Ok(())
}

/// The files below a folder, by their paths in it, sorted.
pub fn all(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for path in list(&folder)? {
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    let mut files: Vec<PathBuf> =
        files.iter().filter_map(|file| file.strip_prefix(folder).ok()).map(Path::to_path_buf).collect();
    files.sort();
    Ok(files)
}

/// The paths of what is in a folder, sorted.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let error = |e: std::io::Error| format!("cannot list '{}': {e}", folder.display());
    let entries: Result<Vec<PathBuf>, _> =
        std::fs::read_dir(folder).map_err(error)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut entries = entries.map_err(error)?;
    entries.sort();
    Ok(entries)
}

/// The only entry of a folder.
pub fn only(folder: &Path) -> Result<PathBuf, String> {
    match <[PathBuf; 1]>::try_from(list(folder)?) {
        Ok([path]) => Ok(path),
        Err(paths) => Err(format!("'{}' has {} entries, not one", folder.display(), paths.len())),
    }
}

/// Makes a file executable.
pub fn set_executable(path: &Path) -> Result<(), String> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(path, mode)
            .map_err(|e| format!("cannot change '{}': {e}", path.display()))?;
    }
    Ok(())
}

/// The name of a file.
pub fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
