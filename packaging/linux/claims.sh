#!/usr/bin/env bash
# Claims an environment in one window, and looks for that in another one and in a real Alertmanager:
#
#   claims.sh PICTURES COMMAND...
#
# Needs a display with a window manager, xdotool, import, python3, prometheus-alertmanager and amtool. Ends with 0
# when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
pictures=$1
shift
alertmanager=127.0.0.1:19093

ask() { amtool --alertmanager.url="http://$alertmanager" "$@"; }

# claimants : who claims the environment, one a line
claimants() { ask silence query --output=extended "environment=$environment" | sed -n 's/^[0-9a-f-]\{36\} .*  \(Ann\|Ben\)  *ACK!.*/\1/p'; }
claimed_by() { [ "$(claimants)" = "$1" ]; }

# alerts OPTION : how many alerts of the environment are shown with it
alerts() { ask alert query "$1" --output=simple "environment=$environment" | grep -c EnvironmentFailed || true; }
silenced() { [ "$(alerts --silenced)" = 1 ] && [ "$(alerts --active)" = 0 ]; }
sounds() { [ "$(alerts --active)" = 1 ]; }

# open NAME : a window of that person; sets program and window
open() {
  local folder=$work/$1
  mkdir -m 700 "$folder"
  cat >"$folder/settings.json" <<SETTINGS
{"team": {"alertmanager": "http://$alertmanager", "name": "$1"}}
SETTINGS
  "${envwatch[@]}" --address "$address" --api-id "$api_id" --environment "$environment" --data-dir "$folder" \
    >"$folder.out" 2>&1 &
  program=$!
  started+=("$program")
  found() { xdotool search --all --onlyvisible --pid "$program" --name '^1 failed - .* - Envwatch$'; }
  wait_for 60 found || fail "no window of $1 with data in its title: $(cat "$folder.out" "$folder"/logs/*.log)"
  window=$(found | head -n 1)
}

press() { xdotool windowactivate --sync "$1" key --clearmodifiers "$2"; }

envwatch=("$@")
cat >"$work/alertmanager.yml" <<CONFIGURATION
route:
  receiver: none
receivers:
  - name: none
CONFIGURATION
prometheus-alertmanager --config.file="$work/alertmanager.yml" --storage.path="$work/alertmanager" \
  --web.listen-address=$alertmanager --cluster.listen-address="" >"$work/alertmanager.log" 2>&1 &
started+=("$!")
wait_for 30 ask silence query || fail "Alertmanager: $(tail -n 5 "$work/alertmanager.log")"

# So many that the simulated people seldom come to the one that this is about.
simulate "$@" simulator --versions 3 --environments 60
use_key
address=$(told address) api_id=$(told apiId)
"$@" status --json --data-dir "$work/status" --address "$address" --api-id "$api_id" >"$work/status.json" || true
# Some of its machines are down, so that a reboot mends it.
environment=$(/usr/bin/python3 -c 'import json, sys
for each in json.load(sys.stdin)["environments"]:
    if each["name"] == "SAP migration dry run": print(each["id"])' <"$work/status.json")
[ -n "$environment" ] || fail "no environment: $(head -c 300 "$work/status.json")"
# Without an end of its own it is over after five minutes, and mending may take longer.
ask alert add EnvironmentFailed "environment=$environment" name=lab severity=critical \
  --end="$(date --utc --date='1 hour' +%FT%TZ)"
wait_for 10 sounds || fail "Alertmanager does not have the alert"

open Ben
ben=$window of_ben=$program
open Ann
ann=$window
press "$ben" ctrl+i
wait_for 15 claimed_by Ben || fail "Alertmanager has no claim of Ben: $(ask silence query)"
wait_for 10 silenced || fail "the alert is not silenced"
echo "Ben has claimed $environment, and its alert is silenced."

# The other window reads once a minute, and when it is told to.
known() { press "$ann" ctrl+i; sleep 2; import -window "$ann" "$pictures/claims.png"; claimed_by Ben; }
wait_for 30 known || fail "Ann's claim was not given up for Ben's: $(ask silence query)"

xdotool windowactivate --sync "$ben" key alt+F4 || true
wait_for 15 sounds || fail "closing the window of Ben did not release the claim: $(ask silence query)"
wait "$of_ben" || fail "the window of Ben ended with $?"
[ -z "$(claimants)" ] || fail "somebody claims it still: $(ask silence query)"
press "$ann" F5
sleep 2
press "$ann" ctrl+i
wait_for 15 claimed_by Ann || fail "Ann cannot claim what Ben has released: $(ask silence query)"
echo "Ann has claimed it after him."
press "$ann" ctrl+i
wait_for 15 sounds || fail "the same key did not release it"

press "$ann" ctrl+i
wait_for 15 claimed_by Ann || fail "Ann cannot claim what she has released: $(ask silence query)"
# act ACTION : does it, and waits until it is done
act() {
  "${envwatch[@]}" act "$1" --yes --wait --timeout 90s --environment "$environment" --data-dir "$work/status" \
    --address "$address" --api-id "$api_id" >"$work/$1" 2>&1
}
# mend : until all of its machines run, for some of the simulated reboots fail; somebody may have suspended it
mend() {
  for _ in 1 2 3 4 5; do
    act resume || true
    if act reboot; then return; fi
  done
  fail "it cannot be mended: $(cat "$work/resume" "$work/reboot")"
}
mend
wait_for 240 sounds || { mend && wait_for 240 sounds; } ||
  fail "the claim of what is well again was not released: $(ask silence query)"
[ -z "$(claimants)" ] || fail "somebody claims it still: $(ask silence query)"
echo "The claim was released when the environment was well again."
echo "Claims went through Alertmanager."
