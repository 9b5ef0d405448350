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
. "$(dirname "$0")/trial.sh"
minutes=$1 jars=$2 libraries=$3
shift 3
environments=8 port=19466 prometheus=127.0.0.1:19092
here=$(cd "$(dirname "$0")" && pwd)

# counted NUMBER QUERY : whether the only value of the answer is this
counted() { promtool query instant "http://$prometheus" "$2" | grep -qF " => $1 @"; }

simulate "$@" simulator --environments $environments --versions 1,2
use_key

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
