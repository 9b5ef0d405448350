#!/usr/bin/env bash
# Lets Prometheus scrape the metrics of 300 simulated environments, and asks it for them:
#
#   metrics.sh COMMAND...
#
# Needs prometheus and promtool. Ends with 0 when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
environments=300 port=19464 prometheus=127.0.0.1:19090
rules=$(cd "$(dirname "$0")/../grafana" && pwd)

# ask QUERY : what Prometheus answers, one series a line
ask() { promtool query instant "http://$prometheus" "$1"; }

# value QUERY : the only value of the answer
value() { ask "$1" | sed -n 's/^.* => \([^ ]*\) @.*/\1/p'; }

# becomes SECONDS EXPECTED QUERY
becomes() {
  local end=$((SECONDS + $1))
  until [ "$(value "$3" 2>"$work/query.err")" = "$2" ]; do
    [ $SECONDS -lt $end ] || fail "$3 is $(value "$3" 2>&1 | head -n 3), not $2"
    sleep 1
  done
  echo "$3 = $2"
}

promtool check rules "$rules/alerts.yml"
(cd "$rules" && promtool test rules alerts-test.yml)

# Without v3, which serves environments of classes too.
simulate "$@" simulator --environments $environments --versions 1,2
use_key

"$@" metrics --data-dir "$work/data" --port $port --address "$(told address)" --api-id "$(told apiId)" \
  >"$work/out" 2>"$work/err" &
metrics=$!
started+=("$metrics")
wait_for 60 grep -qF "http://127.0.0.1:$port/metrics" "$work/out" || fail "no metrics: $(cat "$work/err")"

cat >"$work/prometheus.yml" <<CONFIGURATION
rule_files: ["$rules/alerts.yml"]
scrape_configs:
  - job_name: envwatch
    scrape_interval: 2s
    static_configs:
      - targets: ["127.0.0.1:$port"]
CONFIGURATION
promtool check config "$work/prometheus.yml"
prometheus --config.file="$work/prometheus.yml" --storage.tsdb.path="$work/series" \
  --web.listen-address=$prometheus >"$work/prometheus.log" 2>&1 &
started+=("$!")
wait_for 60 promtool query instant "http://$prometheus" 1 || fail "Prometheus: $(tail -n 5 "$work/prometheus.log")"

# Every environment was seen, counted once, and is in one phase.
becomes 180 $environments 'count(envwatch_environment_data_age_seconds)'
becomes 60 $environments 'sum(envwatch_environments)'
becomes 60 $environments 'count(sum by (environment) (envwatch_environment_phase) == 1)'
becomes 60 $environments 'count(count by (environment) (envwatch_machines) == 5)'
becomes 10 1 'envwatch_link_up'
becomes 10 0 'envwatch_signed_out'
becomes 10 1 'count(envwatch_looks_total > 0)'
becomes 10 0 'sum(envwatch_look_failures_total)'
becomes 10 1 'count(envwatch_build_info)'
becomes 10 1 'up{job="envwatch"}'
ask 'group by (environment) (envwatch_environment_phase)' | sed -n 's/.*environment="\([^"]*\)".*/\1/p' | sort >"$work/scraped"
sed 's/.*"environments"://' "$work/simulator" | grep -oE '[A-Za-z0-9]+' | sort >"$work/served"
cmp "$work/scraped" "$work/served" || fail "Prometheus holds other environments than the service"

curl --silent --show-error --fail "http://127.0.0.1:$port/metrics" >"$work/scrape"
promtool check metrics <"$work/scrape" || fail "promtool complains"
! grep -qF -e "$ENVWATCH_API_KEY" -e "$(told apiId)" "$work/scrape" || fail "a secret is in the metrics"
echo "$(grep -vc '^#' "$work/scrape") series, $(wc -c <"$work/scrape") bytes"

# Prometheus understands what the dashboard asks.
sed -n 's/^ *"expr": "\(.*\)",$/\1/p' "$rules/dashboard.json" | sed 's/\\"/"/g; s/\$[a-z]*/.*/g' >"$work/queries"
[ -s "$work/queries" ] || fail "the dashboard asks for nothing"
while read -r query; do
  ask "$query" >/dev/null || fail "the dashboard asks: $query"
done <"$work/queries"
echo "$(wc -l <"$work/queries") queries of the dashboard"

# A service that is gone is told, and the data ages.
kill "$simulator"
becomes 120 0 'envwatch_link_up'
becomes 60 1 'count(sum(envwatch_look_failures_total{cause="not_connected"}) > 0)'
becomes 10 $environments 'count(envwatch_environment_data_age_seconds)'

kill "$metrics"
wait_for 15 gone "$metrics" || fail "it did not end when it was asked to"
ended=0
wait "$metrics" || ended=$?
[ $ended = 143 ] || fail "it ended with $ended"
[ ! -s "$work/err" ] || fail "on standard error: $(cat "$work/err")"
echo "Prometheus scraped $environments environments."
