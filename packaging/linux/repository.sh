#!/usr/bin/env bash
# Makes an apt repository of a folder with installers; whoever serves the folder serves the repository:
#
#   repository.sh FOLDER [KEY]
#
# Signs it, and the sums of the installers, with the key that has this fingerprint in gpg's keyring, and puts the
# public key beside them. Without a key nothing is signed, and apt refuses the repository. The folder should hold
# nothing but installers; what an earlier run left there is replaced. Needs apt-ftparchive (package apt-utils).
set -euo pipefail
cd "$1"
key=${2:-}

sign() { gpg --batch --quiet --local-user "$key" --armor "$@"; }

rm -f Packages Packages.gz Release Release.gpg InRelease SHA256SUMS SHA256SUMS.asc envwatch.asc
sums=$(sha256sum -- *)
echo "$sums" >SHA256SUMS
apt-ftparchive packages . >Packages
gzip --best --no-name --keep Packages
release=$(apt-ftparchive -o APT::FTPArchive::Release::Origin=Envwatch -o APT::FTPArchive::Release::Label=Envwatch release .)
echo "$release" >Release
if [ -n "$key" ]; then
  sign --clear-sign --output InRelease Release
  sign --detach-sign --output Release.gpg Release
  sign --detach-sign --output SHA256SUMS.asc SHA256SUMS
  sign --export --output envwatch.asc "$key"
fi
