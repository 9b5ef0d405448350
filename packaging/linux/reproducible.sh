#!/usr/bin/env bash
# Builds the packages of the commit that is checked out twice, as differently as one computer allows, and compares them:
#
#   reproducible.sh [with-cache]
#
# Without the AOT cache, they have to be equal bit for bit; with-cache, every file in them but the cache and what tells
# its size and sum. The second build has another folder, umask, language, time zone and number of processors, and is told
# SOURCE_DATE_EPOCH; started as root it is another user's, too. ELSEWHERE is a folder for it, for example on another
# file system. With diffoscope, says what differs. Ends with 0 when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
elsewhere=$(mktemp -d -p "${ELSEWHERE:-/var/tmp}")
started_at=$SECONDS
case ${1:-} in
  '') cache=false ;;
  with-cache) cache=true ;;
  *) fail "not known: $1" ;;
esac
remove() { clean_up; as_root rm -rf "$elsewhere"; }
trap remove EXIT

release=$(sed -n 's:.*<project.build.outputTimestamp>\(.*\)</project.build.outputTimestamp>:\1:p' pom.xml | head -n 1)
other=(
  env "HOME=$elsewhere" "JAVA_TOOL_OPTIONS=-Duser.home=$elsewhere -Duser.language=tr -Duser.country=TR"
  TZ=Pacific/Kiritimati LC_ALL=C "SOURCE_DATE_EPOCH=$(date --date="$release" +%s)" taskset --cpu-list 0
)
if [ "$(id -u)" = 0 ]; then
  other=(setpriv --reuid=nobody --regid=nogroup --clear-groups "${other[@]}")
fi

# build FOLDER COMMAND... : the packages in a clone of their own, by Maven below the command
build() {
  local folder=$1
  shift
  cd "$folder" && exec "$@" mvn -B -ntp -Pinstaller verify -Dmaven.test.skip -Dchecks.skip "-Daot.cache=$cache"
}

git clone --quiet . "$work/first"
(umask 077; git clone --quiet . "$elsewhere/somewhere-else")
mkdir "$elsewhere/.m2"
cp -r ~/.m2/repository "$elsewhere/.m2"
if [ "$(id -u)" = 0 ]; then chown -R nobody:nogroup "$elsewhere"; fi

# Side by side, so that the second does not wait for what the first has to pack.
(umask 022; build "$work/first" env -u SOURCE_DATE_EPOCH >"$work/first.log" 2>&1) &
first=$!
started+=("$first")
(umask 077; build "$elsewhere/somewhere-else" "${other[@]}" >"$work/second.log" 2>&1) ||
  fail "the second build: $(tail -n 40 "$work/second.log")"
wait $first || fail "the first build: $(tail -n 40 "$work/first.log")"
echo "Two builds of $(git rev-parse --short HEAD) took $((SECONDS - started_at)) s."

# unpack PACKAGE FOLDER
unpack() {
  mkdir -p "$2"
  case $1 in
    *.deb) dpkg-deb --raw-extract "$1" "$2" ;;
    *.rpm) rpm2cpio "$1" | (cd "$2" && cpio --extract --make-directories --preserve-modification-time --quiet) ;;
    *) tar --extract --gzip --preserve-permissions --file "$1" --directory "$2" ;;
  esac
}

# different PACKAGE PACKAGE : names of what differs in them, and more than that on standard error
different() {
  rm -rf "$work/unpacked"
  unpack "$1" "$work/unpacked/first"
  unpack "$2" "$work/unpacked/second"
  cd "$work/unpacked"
  diff --recursive --brief --no-dereference first second || true
  diff <(attributes first) <(attributes second) || true
}
# attributes FOLDER : permissions and times of all files in it. cpio unpacks folders and links with the time of now.
attributes() { (cd "$1" && find . -type f -printf '%P %M %T@\n' -o -printf '%P %M %l\n' | sort); }

failed=0
cd "$work/first/target/installers"
for package in *; do
  second="$elsewhere/somewhere-else/target/installers/$package"
  if cmp --quiet "$package" "$second"; then
    echo "equal: $(sha256sum "$package")"
    continue
  fi
  differences=$(different "$PWD/$package" "$second")
  printf 'different: %s\n%s\n' "$package" "$differences"
  if [ "$cache" = true ] && ! grep -vE '/(app\.aot|DEBIAN/(md5sums|control)) differ$' <<<"$differences"; then
    continue
  fi
  failed=$((failed + 1))
  if command -v diffoscope >/dev/null; then
    timeout 600 diffoscope --max-report-size 20000 "$package" "$second" || true
  fi
done
[ $failed = 0 ]
