# What the scripts have in common that try the program; they source it. Sets work, a folder that goes with every
# process in started when the script ends.
work=$(mktemp -d)
started=()
clean_up() {
  for process in "${started[@]}"; do
    kill -CONT "$process" 2>/dev/null && kill "$process" 2>/dev/null || true
  done
  wait 2>/dev/null || true
  rm -rf "$work" 2>/dev/null || as_root rm -rf "$work"
}
trap clean_up EXIT

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
gone() { ! kill -0 "$1" 2>/dev/null; }

# wait_for SECONDS COMMAND... : until the command succeeds
wait_for() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.2
  done
}

# simulate COMMAND... : starts the simulator with this command; sets simulator
simulate() {
  "$@" >"$work/simulator" 2>"$work/simulator.err" &
  simulator=$!
  started+=("$simulator")
  wait_for 60 grep -q apiKey "$work/simulator" || fail "the simulator did not start: $(cat "$work/simulator.err")"
}

# told NAME : what the simulator tells of itself
told() { sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" "$work/simulator"; }

# use_key : lets the program take the simulator's key from its environment
use_key() {
  ENVWATCH_API_KEY=$(told apiKey)
  export ENVWATCH_API_KEY
}

# older DEB FOLDER : the package as version 0.9.0, with one more file, into that folder
older() {
  local tree=$work/older
  dpkg-deb --raw-extract "$1" "$tree"
  sed -i 's/^Version: .*/Version: 0.9.0/' "$tree/DEBIAN/control"
  touch "$tree/usr/lib/envwatch/lib/app/only-in-0.9.0.jar"
  dpkg-deb --root-owner-group -Znone --build "$tree" "$2"
}
