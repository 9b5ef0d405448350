#!/usr/bin/env bash
# Lets Prometheus scrape the metrics of a few simulated environments, and looks whether the bars of a new data
# folder, which has seen nothing, show what it saw:
#
#   past.sh MINUTES JARS LIBRARIES COMMAND...
#
# Prometheus scrapes for so many minutes. JARS are those of the program, as a class path, and LIBRARIES the folder of
# its native libraries. Needs prometheus, promtool, and what packaging/envwatch has written about the JDK. Ends with 0
# when all is well.
set -euo pipefail
minutes=$1 jars=$2 libraries=$3
shift 3
environments=8 port=19466 prometheus=127.0.0.1:19092
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)

started=()
clean_up() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

# wait_for SECONDS COMMAND... : until the command succeeds
wait_for() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.5
  done
}

# counted NUMBER QUERY : whether the only value of the answer is this
counted() { promtool query instant "http://$prometheus" "$2" | grep -qF " => $1 @"; }

"$@" simulator --environments $environments --versions 1,2 >"$work/simulator" &
started+=("$!")
wait_for 60 grep -q apiKey "$work/simulator" || fail "the simulator did not start"
# told NAME : what the simulator tells of itself
told() { sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" "$work/simulator"; }
ENVWATCH_API_KEY=$(told apiKey)
export ENVWATCH_API_KEY

"$@" metrics --data-dir "$work/metrics" --port $port --address "$(told address)" --api-id "$(told apiId)" \
  >"$work/out" 2>"$work/err" &
started+=("$!")
wait_for 60 grep -qF "http://127.0.0.1:$port/metrics" "$work/out" || fail "no metrics: $(cat "$work/err")"

cat >"$work/prometheus.yml" <<CONFIGURATION
scrape_configs:
  - job_name: envwatch
    scrape_interval: 1s
    static_configs:
      - targets: ["127.0.0.1:$port"]
CONFIGURATION
prometheus --config.file="$work/prometheus.yml" --storage.tsdb.path="$work/series" \
  --web.listen-address=$prometheus >"$work/prometheus.log" 2>&1 &
started+=("$!")
wait_for 60 counted $environments 'count(envwatch_environment_phase{phase!="unknown"} == 1)' ||
  fail "Prometheus does not know the environments: $(tail -n 5 "$work/prometheus.log")"

# From the first whole minute on, and until a little more than the last one.
sleep $((minutes * 60 + 90)) &
wait $!

mkdir "$work/window"
echo "{\"team\":{\"prometheus\":\"http://$prometheus\"}}" >"$work/window/settings.json"
"$(cat "$here/../../target/launch/java")" --class-path "$jars" -Djava.library.path="$libraries" \
  --enable-native-access=ALL-UNNAMED "$here/PastSeen.java" \
  "$work/window" "$(told address)" "$(told apiId)" $environments "$minutes" >"$work/bars" ||
  fail "the bars do not show what Prometheus saw: $(cat "$work/bars")"
[ "$(grep -c 'ELSEWHERE [A-Z]*,.* by 127.0.0.1$' "$work/bars")" = $environments ] || fail "$(cat "$work/bars")"
echo "The bars of $environments environments show the $minutes minutes that only Prometheus saw."
