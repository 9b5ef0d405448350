#!/usr/bin/env bash
# Lets a recorder and the window change over, also killed and stopped, and checks that the history has no gap
# and nothing twice:
#
#   record.sh COMMAND...
#
# Needs a display with a window manager, xdotool and python3. Ends with 0 when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
data=$work/data

fail() {
  printf 'FAILED: %s\n' "$*" >&2
  cat "$work/out" "$work/err" "$work/window" "$data"/logs/*.log >&2 2>/dev/null || true
  exit 1
}

simulate "$@" simulator --environments 12 --machines 2
use_key
options=(--data-dir "$data" --address "$(told address)" --api-id "$(told apiId)")
program=("$@")

record() {
  "${program[@]}" record "${options[@]}" >>"$work/out" 2>>"$work/err" &
  recorder=$!
  started+=("$recorder")
}

# recording TIMES : whether a recorder began so often
recording() { [ "$(grep -c '^Recording in' "$work/out")" = "$1" ]; }

seen() { [ -n "$(title)" ]; }
title() { xdotool search --onlyvisible --name ' - .* - Envwatch$' | head -n 1; }

# open_window : opens it and waits for data in its title
open_window() {
  "${program[@]}" "${options[@]}" --debug >"$work/window" 2>&1 &
  window=$!
  started+=("$window")
  wait_for 30 seen || fail "no window with data in its title"
}

close_window() {
  xdotool windowactivate --sync "$(title)" key alt+F4
  wait_for 15 gone "$window" || fail "closing the window did not end it"
}

# history : prints it as JSON
history() { "${program[@]}" history --json --data-dir "$data"; }

record
wait_for 30 recording 1 || fail "the recorder did not begin"
sleep 3
[ "$("${program[@]}" record "${options[@]}" 2>&1 | grep -c '^Another recorder')" = 1 ] || fail "a second recorder began"

echo "The window is opened and closed"
open_window
grep -q '^A window records now' "$work/out" || fail "the recorder did not stand by"
sleep 1
close_window
wait_for 5 recording 2 || fail "the recorder did not go on within five seconds"
sleep 3

echo "The recorder is killed and started again"
kill -9 "$recorder"
record
wait_for 10 recording 3 || fail "a recorder after one that was killed did not begin"
sleep 3

echo "The window is killed"
open_window
sleep 1
kill -9 "$window"
wait_for 5 recording 4 || fail "the recorder did not go on within five seconds of a window that was killed"
sleep 3

echo "The recorder hangs"
kill -STOP "$recorder"
open_window
wait_for 10 grep -rq 'another program writes history.db' "$data/logs" || fail "the window did not notice the recorder"
kill -CONT "$recorder"
wait_for 10 grep -rq 'writes the history now' "$data/logs" || fail "the window did not take over"
sleep 3
close_window
wait_for 10 recording 5 || fail "the recorder did not go on after it had hung"
sleep 2

kill "$recorder"
wait_for 15 gone "$recorder" || fail "it did not end when it was asked to"
ended=0
wait "$recorder" || ended=$?
[ $ended = 143 ] || fail "it ended with $ended"
[ ! -s "$work/err" ] || fail "something is on standard error"
history | /usr/bin/python3 -c '
import json, sys
history = json.load(sys.stdin)
looking, changes = history["looking"], history["changes"]
stretches = ["{from} to {until}, {ended}".format(**each) for each in looking]
assert len(looking) == 1, stretches
state, seen = {}, set()
for change in changes:
    subject = change["environment"], change["machine"]
    told = subject + (change["to"], change["firstSeenAfter"], str(change["facts"]))
    assert told not in seen, ("twice", change)
    seen.add(told)
    if subject in state:
        assert state[subject] == change["from"], ("not from where it was", state[subject], change)
    state[subject] = change["to"]
    assert change["cause"] != "not-seen", ("in a gap", change)
print(len(changes), "changes in", *stretches)
' || fail "the history has a gap, or something twice"
