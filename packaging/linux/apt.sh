#!/usr/bin/env bash
# Makes a signed apt repository of the installers in target/installers, and installs from it as docs/administration.md
# says, in a fresh Debian 12 that has nothing of this computer. Looks before whether apt, and whoever checks the sums,
# refuses what somebody has changed:
#
#   apt.sh
#
# Needs root or sudo, debootstrap, gpg, apt-ftparchive and Python. Ends with 0 when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
here=$(cd "$(dirname "$0")" && pwd)
documentation=$PWD/docs/administration.md
installers=$PWD/target/installers
root=$work/root repository=$work/repository list=/etc/apt/sources.list.d/envwatch.list
export GNUPGHOME=$work/gnupg DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

# new_key : makes one that nobody else has; prints its fingerprint
new_key() {
  gpg --batch --quiet --passphrase '' --quick-generate-key "Trial $1 <noreply@envwatch.invalid>" ed25519 sign 1d 2>"$work/gpg"
  gpg --batch --list-secret-keys --with-colons "Trial $1" | awk -F : '/^fpr:/ { print $10; exit }'
}

# publish [KEY] : the repository as it should be
publish() {
  rm -rf "$repository"
  cp -r "$installers" "$repository"
  "$here/repository.sh" "$repository" "$@"
}

# documented TEXT LINES : the commands from the one with the text on, in a shell that fails with the first of them
documented() {
  echo 'set -e'
  grep -F -A $(($2 - 1)) "    $1" "$documentation" | sed "s#https://ADDRESS#$address#g; s/sudo //g; s/^    //"
}

inside() {
  # shellcheck disable=SC2016 # Expanded by the inner shell.
  as_root unshare --mount bash -c 'mount -t proc proc "$1/proc" && exec chroot "$@"' inside "$root" "$@"
}

# update : reads the repository, without what was read of it before
update() {
  as_root find "$root/var/lib/apt/lists" -type f -delete
  inside apt-get -o APT::Update::Error-Mode=any -o Dir::Etc::SourceList=$list -o Dir::Etc::SourceParts=- update
}

# refuses WHAT REASON COMMAND... : whether it fails for that reason
refuses() {
  local what=$1 reason=$2 said
  shift 2
  said=$("$@" 2>&1) && fail "$what is not refused: $said"
  grep -m 1 -E "$reason" <<<"$said" || fail "$what is refused for another reason: $said"
}

# Over HTTP, as an administrator has it: what is read from file: takes other ways through apt.
mkdir "$repository"
/usr/bin/python3 -u -m http.server --bind 127.0.0.1 --directory "$repository" 0 >"$work/served" 2>&1 &
started+=("$!")
wait_for 60 grep -q 'port [0-9]' "$work/served" || fail "no web server: $(cat "$work/served")"
address=http://127.0.0.1:$(sed -n '1s/.* port \([0-9]*\) .*/\1/p' "$work/served")

mkdir -m 700 "$GNUPGHOME"
key=$(new_key signs) other=$(new_key other)
publish "$key"

# With what the documented commands need of a computer that is in use.
as_root debootstrap --variant=minbase --include=curl bookworm "$root" >"$work/debootstrap" ||
  fail "no Debian: $(tail -n 3 "$work/debootstrap")"
as_root tee "$root/etc/apt/apt.conf.d/trial" >/dev/null <<'CONFIGURATION'
APT::Get::Assume-Yes "true";
APT::Install-Recommends "false";
CONFIGURATION
documented 'sudo curl -f' 3 >"$work/lines"
cat "$work/lines"

head -n 3 "$work/lines" | inside bash
as_root mv "$root/etc/apt/keyrings/envwatch.asc" "$root/right.asc"
refuses "a repository without its key" 'NO_PUBKEY|is not signed' update
gpg --armor --export "$other" | as_root tee "$root/etc/apt/keyrings/envwatch.asc" >/dev/null
refuses "a repository of another key" "NO_PUBKEY ${key: -16}" update
as_root mv "$root/right.asc" "$root/etc/apt/keyrings/envwatch.asc"

sed -i 's/^Depends: /&evil, /' "$repository/Packages"
gzip --best --no-name --force --keep "$repository/Packages"
refuses "an index that was changed" 'Hash Sum mismatch|unexpected size' update
publish "$key"
sed -i 's/^Label: .*/Label: Changed/' "$repository/InRelease"
refuses "a release that was changed" BADSIG update
publish
refuses "a repository without signature" 'is not signed|no longer signed' update

publish "$key"
update >"$work/updated" || fail "the repository is refused: $(cat "$work/updated")"
package=$(basename "$repository"/envwatch_*.deb)
printf '\0' | dd of="$repository/$package" bs=1 seek=1000000 conv=notrunc status=none
refuses "a package that was changed" 'Hash Sum mismatch' inside apt-get download envwatch
gpgconf --kill gpg-agent
GNUPGHOME=$work/reader
mkdir -m 700 "$GNUPGHOME"
documented 'gpg --import' 3 >"$work/check"
cd "$repository"
refuses "an installer that was changed" "^$package: FAILED" bash "$work/check"
cp "$installers/$package" "$repository"
bash "$work/check"
echo >>SHA256SUMS
refuses "sums that were changed" 'BAD signature' bash "$work/check"

inside bash <"$work/lines" >"$work/installed" 2>&1 || fail "it is not installed: $(tail -n 5 "$work/installed")"
inside envwatch --version
inside apt-cache policy envwatch
echo "Installed from a signed repository, which was refused whenever it was changed."
