#!/usr/bin/env bash
# Opens the window again and again, as on a slow or busy system, and checks where it appears:
#
#   starts.sh STARTS WINDOW_MANAGER COMMAND...
#
# Every second start is one with a data folder of its own; the others share one, with a place saved in it
# as a person left it. After each the whole frame has to be on the screen, and the saved place has to be what
# it was. From the environment: SCREEN (1440x900), LOAD (busy processes beside it, 0). Ends with 0 when no
# start failed.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
starts=$1 manager=$2
shift 2
read -r screen_width screen_height <<<"$(tr x ' ' <<<"${SCREEN:-1440x900}")"
kept='"x":109.0,"y":38.0,"width":1180.0,"height":760.0'
export HOME=$work/home XDG_RUNTIME_DIR=$work/runtime
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$work/kept"
chmod 700 "$XDG_RUNTIME_DIR"

# managed : whether a window manager runs on the screen
managed() { [ -n "$(xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -F '#')" ]; }

# frame WINDOW : left, top, right and bottom of the window with its frame
frame() {
  local x y width height left right top bottom
  read -r x y width height < <(
    xwininfo -id "$1" | awk '/Absolute|Width:|Height:/ {printf "%s ", $NF} END {print ""}')
  IFS=' ,' read -r left right top bottom < <(
    xprop -id "$1" _NET_FRAME_EXTENTS | sed -n 's/.*= //p' | grep . || echo 0 0 0 0)
  echo $((x - left)) $((y - top)) $((x + width + right)) $((y + height + bottom))
}

# settled WINDOW PLACE : whether the window is whole on the screen and, unless PLACE is empty, in that place
settled() {
  local left top right bottom
  read -r left top right bottom < <(frame "$1")
  [ "$left" -ge 0 ] && [ "$top" -ge 0 ] && [ "$right" -le "$screen_width" ] && [ "$bottom" -le "$screen_height" ] &&
    { [ -z "$2" ] || [ "$left,$top,$right,$bottom" = "$2" ]; }
}

saved_place() {
  cat "$1/window.json" 2>/dev/null | tr -d ' \n' | sed -n 's/.*"bounds":{\([^}]*\)}.*/\1/p'
}

# try NUMBER COMMAND... : says what is wrong with where the window came; nothing when all is well
try() {
  local number=$1 data=$work/$1 expected='' place='' window program
  shift
  if [ $((number % 2)) = 0 ]; then
    data=$work/kept expected=$kept
    # After a start that changed it, the next begins as if it had not.
    [ "$(saved_place "$data")" = "$kept" ] || echo "{\"bounds\": {$kept}}" >"$data/window.json"
    [ "$screen_width" -lt 1289 ] || [ "$screen_height" -lt 798 ] || place=109,38,1289,798
  fi
  "$@" --demo --data-dir "$data" >"$work/out" 2>&1 &
  program=$!
  if ! wait_for 90 xdotool search --onlyvisible --name 'Envwatch$'; then
    echo "no window came: $(tail -n 3 "$work/out")"
    kill "$program"
    return
  fi
  window=$(xdotool search --onlyvisible --name 'Envwatch$' | head -n 1)
  tr '\0' '\n' <"/proc/$program/environ" | grep -q '^IBUS_ENABLE_SYNC_MODE=' ||
    echo "JavaFX had to add IBUS_ENABLE_SYNC_MODE, which crashes some starts"
  # The window may still be moved from its first position.
  sleep 1
  wait_for 20 settled "$window" "$place" || true
  sleep 2
  settled "$window" "$place" || echo "wrong place: $(frame "$window") instead of ${place:-whole on the screen}"
  if ! managed; then
    echo "$manager ended: $(tail -n 3 "$work/manager.log")"
  fi
  xdotool windowactivate --sync "$window" key alt+F4
  wait_for 30 gone "$program" || { echo "closing the window did not end the program"; kill -9 "$program" || true; }
  wait "$program" || true
  [ "$(saved_place "$data")" = "$expected" ] || echo "the saved place became $(saved_place "$data")"
}

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 "${screen_width}x${screen_height}x24" -nolisten tcp 3>"$work/display" \
  2>"$work/xvfb.log" &
started+=("$!")
read -r number <"$work/display"
export DISPLAY=:$number
"$manager" >"$work/manager.log" 2>&1 &
started+=("$!")
if ! wait_for 30 managed; then
  cat "$work/manager.log"
  echo "$manager does not manage the screen"
  exit 2
fi
for _ in $(seq 1 "${LOAD:-0}"); do
  while :; do :; done &
  started+=("$!")
done

failed=0
for each in $(seq 1 "$starts"); do
  trouble=$(try "$each" "$@")
  if [ -n "$trouble" ]; then
    failed=$((failed + 1))
    echo "start $each: $trouble"
  fi
done
echo "$manager, ${screen_width}x$screen_height, load ${LOAD:-0}: $((starts - failed)) of $starts starts as they should be"
[ $failed = 0 ]
