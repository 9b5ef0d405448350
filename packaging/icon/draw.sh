#!/usr/bin/env bash
# Draws every icon of Envwatch from envwatch.svg, beside this script. The results are committed: a build
# needs none of the tools used here (rsvg-convert from librsvg2-bin, convert from ImageMagick, python3).
set -euo pipefail
cd "$(dirname "$0")"
root=../..

png() { rsvg-convert --width "$1" --height "$1" envwatch.svg --output "$2"; }

# Windows of the program, and the launcher's icon on Linux.
mkdir -p $root/resources/icons ../{linux,windows,macos}
for size in 16 24 32 48 64 128 256; do
  png $size $root/resources/icons/envwatch-$size.png
done
png 512 ../linux/envwatch.png

convert $root/resources/icons/envwatch-{16,24,32,48,64,128,256}.png ../windows/envwatch.ico

# An .icns file is a list of PNG files, each behind its four-letter kind and its length.
sizes=$(mktemp -d)
trap 'rm -r "$sizes"' EXIT
for size in 16 32 64 128 256 512 1024; do
  png $size "$sizes/$size.png"
done
python3 - "$sizes" ../macos/envwatch.icns <<'PYTHON'
import pathlib, struct, sys

source, target = map(pathlib.Path, sys.argv[1:])
kinds = {
    "icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512,
    "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512, "ic10": 1024,
}
entries = b""
for kind, size in kinds.items():
    picture = (source / f"{size}.png").read_bytes()
    entries += kind.encode() + struct.pack(">I", len(picture) + 8) + picture
target.write_bytes(b"icns" + struct.pack(">I", len(entries) + 8) + entries)
PYTHON
