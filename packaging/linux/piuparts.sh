#!/usr/bin/env bash
# Lets Debian's piuparts install, upgrade and purge the .deb in target/installers, each time in a fresh Debian:
#
#   piuparts.sh [RELEASE...]     # bookworm and trixie, if none is named
#
# Needs root or sudo, piuparts, debootstrap and apt-ftparchive; takes two minutes for each. The logs are in
# target/piuparts. Ends with 0 when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
deb=$(echo "$PWD"/target/installers/envwatch_*.deb)
logs=$PWD/target/piuparts
[ $# -gt 0 ] || set -- bookworm trixie

# What piuparts upgrades from is what apt offers.
mkdir -p "$work/repository" "$logs"
chmod 755 "$work"
older "$deb" "$work/repository"
"$(dirname "$0")/repository.sh" "$work/repository"

for release in "$@"; do
  # With systemd, which libraries of the desktop bring along, and which Debian 13 does not allow piuparts to remove.
  as_root debootstrap --variant=minbase --include=systemd-sysv "$release" "$work/$release" \
    >"$logs/$release-debootstrap.log" || fail "no Debian: $(tail -n 3 "$logs/$release-debootstrap.log")"
  # The folder that is ignored is made by apt itself, while it looks for the questions of packages.
  as_root piuparts --existing-chroot "$work/$release" --distribution "$release" \
    --extra-repo "deb [trusted=yes] file:$work/repository ./" --bindmount "$work/repository" \
    --ignore /var/cache/debconf/tmp.ci/ "$deb" >"$logs/$release.log" 2>&1 ||
    fail "piuparts, in $logs/$release.log: $(grep -A 5 'FAIL: ' "$logs/$release.log")"
  # Without anything to upgrade from it skips that, and is content.
  for passed in 'Installation and purging' 'Installation, upgrade and purging'; do
    grep -o "PASS: $passed.*" "$logs/$release.log" || fail "not tried on $release: $passed"
  done
done
echo "piuparts has nothing to say against it on: $*"
