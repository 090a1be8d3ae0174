#!/usr/bin/env bash
# Installs a released terrace into a folder: tools/install.sh FOLDER
#
# TERRACE_VERSION is the version (default: that of this checkout), TERRACE_RELEASE the address of the folder with the
# archives (default: the release of that version).
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:?usage: tools/install.sh FOLDER}
# The script works in a folder of its own.
case $folder in
  /*) ;;
  *) folder=$PWD/$folder ;;
esac

# field NAME FILE: the first value of this name in a manifest.
field() {
  sed -n "s/^$1 = \"\(.*\)\"$/\1/p" "$root/$2" | head -n 1
}

version=${TERRACE_VERSION:-$(field version crates/cli/Cargo.toml)}
release=${TERRACE_RELEASE:-$(field repository Cargo.toml)/releases/download/v$version}
system=$(uname -s)
if [ "$system" != Linux ]; then
  echo "there are no archives for $system: 'cargo install --locked --profile dist --path crates/cli' builds terrace" >&2
  exit 1
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fetch() {
  curl --fail --silent --show-error --location --retry 3 --remote-name "$release/$1"
}
fetch SHA256SUMS
# The static program runs where the C library is another one, or older.
for libc in gnu musl; do
  stem=terrace-$version-$(uname -m)-unknown-linux-$libc
  if ! grep "  $stem.tar.gz\$" SHA256SUMS >sum; then
    continue
  fi
  fetch "$stem.tar.gz"
  sha256sum --check --quiet sum
  tar -xf "$stem.tar.gz"
  if "$stem/bin/terrace" --version 2>/dev/null; then
    mkdir -p "$folder"
    cp -R "$stem/." "$folder"
    exit
  fi
done
echo "$release has no program that runs on this machine ($(uname -m))" >&2
exit 1
