#!/usr/bin/env bash
# Tries the packages in target/installers as a person would: installs, starts and uses the program on a
# screen of its own, removes it and looks for what is left. Needs root or sudo; ends with 0 when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
deb=$(echo "$PWD"/target/installers/envwatch_*.deb)
rpm=$(echo "$PWD"/target/installers/envwatch-*.rpm)
archive=$(echo "$PWD"/target/installers/envwatch-*-linux-*.tar.gz)
pictures=$PWD/target/pictures
export HOME=$work/home XDG_RUNTIME_DIR=$work/runtime
unset DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$pictures"
chmod 700 "$XDG_RUNTIME_DIR"
data_in_title='^(All well|[0-9]+[+]? (failed|expires? soon|unknown|not checked yet)) - .* - Envwatch$'

say() { printf '\n== %s\n' "$*"; }

# open_window NAME COMMAND... : starts the program on the simulated service, with a data folder of that name,
# and waits for data in the title of its window.
open_window() {
  local name=$1
  shift
  "$@" --demo --debug --data-dir "$work/$name" >"$work/$name.out" 2>&1 &
  program=$!
  started+=("$program")
  if ! wait_for 60 xdotool search --onlyvisible --name "$data_in_title"; then
    cat "$work/$name.out" "$work/$name"/logs/*.log 2>/dev/null || true
    fail "no window with data in its title"
  fi
  window=$(xdotool search --onlyvisible --name "$data_in_title" | head -n 1)
  xdotool getwindowname "$window"
}

# close_window NAME : as a person does.
close_window() {
  xdotool windowactivate --sync "$window" key alt+F4
  wait_for 15 gone "$program" || fail "closing the window did not end the program"
  wait "$program" || fail "the program ended with $?: $(cat "$work/$1.out")"
}

# open_dialog KEYS TITLE : opens it and closes it again.
open_dialog() {
  xdotool windowactivate --sync "$window" key "$1"
  wait_for 15 xdotool search --onlyvisible --name "$2" || fail "$1 did not open $2: $(cat "$work/$name"/logs/*.log)"
  xdotool key Escape
  wait_for 15 closed "$2" || fail "Escape did not close $2"
}

closed() { ! xdotool search --onlyvisible --name "$1" >/dev/null; }

# see NAME COMMAND... : opens the window, looks at it, takes a picture and closes it.
see() {
  local name=$1
  open_window "$@"
  xprop -id "$window" WM_CLASS | grep -qF "\"$class\"" || fail "WM_CLASS is not $class, as the menu entry says"
  grep -rh 'AOT cache' "$work/$name/logs" | tail -n 1 | grep -q 'cache used' || fail "the AOT cache was not used"
  sleep 1
  import -window root "$pictures/$name.png"
  # What the package lacks is missed when it is first used.
  open_dialog ctrl+comma '^Settings'
  open_dialog F1 '^Keyboard shortcuts'
  close_window "$name"
}

use_terminal() {
  "$@" --version
  local exit_code=0
  "$@" status --demo --json >"$work/status.json" || exit_code=$?
  [ $exit_code -le 1 ] || fail "status ended with $exit_code"
  grep -q environments "$work/status.json" || fail "status printed no environments"
}

say "Permissions: everybody may read, the owner alone write"
odd=$(
  { dpkg-deb --contents "$deb"; tar --list --verbose --gzip --file "$archive"; rpm --dbpath "$work/rpm" -qlvp "$rpm" 2>/dev/null; } |
    grep -vE '^(drwxr-xr-x|-rwxr-xr-x|-rw-r--r--|lrwxrwxrwx) ' || true
)
[ -z "$odd" ] || fail "$odd"

say "Times: one for all files, that of the AOT cache's jar too"
times=$(
  {
    dpkg-deb --fsys-tarfile "$deb" | tar --list --verbose --full-time --utc
    tar --list --verbose --full-time --utc --gzip --file "$archive"
  } | awk '{print $4, $5}' | sort -u
  rpm --dbpath "$work/rpm" -qp --queryformat '[@%{FILEMTIMES}\n]' "$rpm" | sort -u | TZ=UTC date --file - '+%F %T'
)
[ "$(sort -u <<<"$times" | wc -l)" = 1 ] || fail "$times"

say "A screen"
mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.log" &
started+=("$!")
read -r number <"$work/display"
export DISPLAY=:$number
env HOME="$work" openbox >"$work/openbox.log" 2>&1 &
started+=("$!")

say "Debian package: install"
as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$deb"
dpkg --listfiles envwatch >"$work/files"
[ "$(command -v envwatch)" = /usr/bin/envwatch ] || fail "envwatch is not on the PATH"
grep -q '/bill-of-materials.json$' "$work/files" || fail "no bill of materials: was it built offline?"
if command -v lintian >/dev/null; then
  lintian --allow-root --pedantic --fail-on error,warning,pedantic "$deb" || fail "lintian complains"
fi
zcat /usr/share/man/man1/envwatch.1.gz | sed 's/\\-/-/g' >"$work/manual"
for command in '' status watch show probe check wait history act api record metrics picture simulator; do
  # shellcheck disable=SC2086
  for option in $(envwatch $command --help | grep -oE '^ +(-., )?--[a-z-]+' | grep -oE -e '--[a-z-]+'); do
    grep -qF -e "$option" "$work/manual" || fail "the manual page does not name $option"
  done
done
completions=/usr/share/bash-completion/completions/envwatch
offered=$(bash -c "compopt() { :; }; source $completions; COMP_WORDS=(envwatch stat); COMP_CWORD=1; _complete_envwatch; echo \${COMPREPLY[*]}")
[ "$offered" = status ] || fail "bash completes stat to: $offered"
offered=$(fish --no-config -c 'source /usr/share/fish/vendor_completions.d/envwatch.fish; complete -C "envwatch stat"' | cut -f 1)
[ "$offered" = status ] || fail "fish completes stat to: $offered"
bill=/usr/lib/envwatch/lib/app/bill-of-materials.json
grep -q '"name" : "openjdk"' $bill || fail "the bill of materials does not name the Java runtime"
# JavaFX is part of the runtime; its jars without a system in their names are empty and not shipped.
named=$(
  grep -oE '"purl" : "pkg:maven/[^"]+' $bill | grep -vE '/javafx-.*[?&]classifier=' |
    sed -E 's#.*/([^/]+)@([^?]+)[?&]classifier=([^&]+).*#\1-\2-\3.jar#; s#.*/([^/]+)@([^?]+).*#\1-\2.jar#' | sort
)
shipped=$(sort /usr/lib/envwatch/lib/app/libraries.txt)
odd=$(diff <(echo "$named") <(echo "$shipped") || true)
[ -z "$odd" ] || fail "the bill of materials names (<) or the package holds (>) alone: $odd"
entry=/usr/share/applications/envwatch.desktop
grep -qx 'Exec=envwatch %u' $entry || fail "the menu entry passes no link on"
grep -qx 'MimeType=x-scheme-handler/envwatch;' $entry || fail "no links are registered"
class=$(sed -n 's/^StartupWMClass=//p' $entry)

say "Debian package: what menus and software centers show"
odd=$(desktop-file-validate $entry 2>&1 || true)
[ -z "$odd" ] || fail "$odd"
metainfo=/usr/share/metainfo/envwatch.metainfo.xml
# complaints METAINFO : but for three. The id is that of the program on macOS and Flathub, where the last part may have
# capital letters. The element developer is of AppStream 1.0: Debian 12 does not know it, Debian 13 asks for it. And no
# build without -Dsource.page has a home page.
complaints() {
  appstreamcli validate --pedantic --no-net "$1" 2>&1 | grep -E '^[EWIP]: |rror' |
    grep -vE ': (cid-contains-uppercase-letter io\.envwatch\.Envwatch|unknown-tag developer|url-homepage-missing)$' || true
}
odd=$(complaints $metainfo)
[ -z "$odd" ] || fail "$odd"
grep '<description><p>' $metainfo || fail "CHANGELOG.md has no paragraph on this version before its first list"
# The same in a build that knows the address of the project.
sed 's#${source.page}#https://example.com/envwatch#; s#${project.version}#1.0.0#; s#${packaging.date}#2026-11-21#' \
  packaging/linux/envwatch.metainfo.xml >"$work/known.metainfo.xml"
odd=$(complaints "$work/known.metainfo.xml")
[ -z "$odd" ] || fail "$odd"

say "Debian package: use"
use_terminal envwatch
see installed envwatch

say "Debian package: links and actions lead to their places, whether or not a window is open"
# leads_to LINK : whether that is the link of what is selected
leads_to() {
  window=$(xdotool search --onlyvisible --name "$data_in_title" | head -n 1)
  [ -n "$window" ] || return 1
  xdotool windowactivate --sync "$window" key ctrl+l
  [ "$(timeout 5 xclip -out -selection clipboard)" = "$1" ]
}
mkdir "$work/linked"
mapfile -t ids < <(grep -oE '"id" ?: ?"EN[^"]+' "$work/status.json" | grep -oE 'EN[^"]+$')
for id in "${ids[1]}" "${ids[3]}"; do
  HOME="$work/linked" xdg-open "envwatch://environment/$id" >>"$work/linked.out" 2>&1 &
  started+=("$!")
  wait_for 60 leads_to "envwatch://environment/$id" || fail "the link did not lead to $id: $(cat "$work/linked.out")"
done
# act NAME : starts an action of the menu entry as a menu does
act() { HOME="$work/linked" timeout 120 sh -c "$(sed -n "/^\[Desktop Action $1]/,/^Exec/s/^Exec=//p" $entry)" >>"$work/linked.out" 2>&1; }
form='^Create an environment$'
on_classes() {
  xdotool windowactivate --sync "$window" key ctrl+l
  [[ $(timeout 5 xclip -out -selection clipboard) = envwatch://class/* ]]
}
act classes || fail "the action did not show the classes: $(cat "$work/linked.out")"
wait_for 30 on_classes || fail "no class is shown"
import -window root "$pictures/classes-action.png"
act new-environment || fail "the action did not open the form: $(cat "$work/linked.out")"
wait_for 15 xdotool search --onlyvisible --name "$form" || fail "there is no form"
xdotool key Escape
wait_for 15 closed "$form" || fail "Escape did not close the form"
xdotool windowactivate --sync "$window" key alt+F4
wait_for 15 closed "$data_in_title" || fail "closing the window that a link had opened did not end it"
act new-environment &
started+=("$!")
wait_for 60 xdotool search --onlyvisible --name "$form" || fail "the action opened no form: $(cat "$work/linked.out")"
sleep 2
import -window root "$pictures/new-environment-action.png"
xdotool key Escape
wait_for 15 closed "$form" || fail "Escape did not close the form"
window=$(xdotool search --onlyvisible --name "$data_in_title" | head -n 1)
xdotool windowactivate --sync "$window" key alt+F4
wait_for 15 closed "$data_in_title" || fail "closing the window that an action had opened did not end it"

say "Debian package: the proxy of the desktop"
# In a file instead of the settings of a session, and in a terminal without the variables that come first.
desktop() {
  env -u https_proxy -u HTTPS_PROXY -u all_proxy -u ALL_PROXY -u no_proxy -u NO_PROXY ENVWATCH_API_KEY=key \
    XDG_CURRENT_DESKTOP=GNOME XDG_CONFIG_HOME="$work/desktop" GSETTINGS_BACKEND=keyfile "$@"
}
desktop gsettings set org.gnome.system.proxy mode manual
desktop gsettings set org.gnome.system.proxy.https host 127.0.0.1
desktop gsettings set org.gnome.system.proxy.https port 1
# told : what is said of a service that no computer has
told() {
  desktop envwatch status --address https://lab.example.test --api-id ID --environment E1 --data-dir "$work/proxy" 2>&1 || true
}
told | grep -F 'The proxy for lab.example.test cannot be reached' || fail "the proxy was not asked: $(told)"
desktop gsettings set org.gnome.system.proxy mode auto
told | grep -F 'chooses its proxy by a script' || fail "the script was not named: $(told)"

say "Debian package: a crash leaves no memory, and its report to the user alone"
open_window crashed envwatch
grep -q '^Max core file size *0 ' "/proc/$program/limits" || fail "a core file could be written"
kill -SEGV "$program"
wait "$program" || true
[ "$(stat -c %a "$work/crashed/logs/hs_err.log")" = 600 ] || fail "no report of the crash for the user alone"
grep -q SIGSEGV "$work/crashed/logs/hs_err.log" || fail "the report of the crash is empty"

say "Debian package: where the window comes"
for manager in openbox metacity; do
  "$(dirname "$0")/starts.sh" 5 $manager envwatch || fail "the window came to a wrong place under $manager"
done

say "Debian package: metrics for Prometheus"
systemd-analyze --man=no verify /usr/lib/systemd/system/envwatch-metrics.service
[ ! -e /etc/systemd/system/multi-user.target.wants/envwatch-metrics.service ] || fail "the service of metrics is on"
"$(dirname "$0")/metrics.sh" envwatch

say "Debian package: a recorder and the window change over"
systemd-analyze --user --man=no verify /usr/lib/systemd/user/envwatch-record.service
[ -z "$(find /etc/systemd/user "$HOME/.config/systemd" -name 'envwatch-record.service' 2>/dev/null)" ] || fail "the recorder is on"
"$(dirname "$0")/record.sh" envwatch

say "Debian package: claims through Alertmanager"
"$(dirname "$0")/claims.sh" "$pictures" envwatch

say "Debian package: upgrade while it runs"
older "$deb" "$work"
as_root dpkg --install "$work"/envwatch_0.9.0_*.deb
mkdir -m 700 "$work/upgraded"
cat >"$work/upgraded/settings.json" <<'SETTINGS'
{"appearance": {"theme": "dark"}, "savedViews": [{"name": "Kept by the upgrade", "filter": "owner:ann"}]}
SETTINGS
open_window upgraded envwatch
as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$deb"
close_window upgraded
use_terminal envwatch
see upgraded envwatch
# Written by a person or by Envwatch, which puts a blank before the colon.
for kept in '"theme" *: *"dark"' '"Kept by the upgrade"'; do
  grep -q "$kept" "$work/upgraded/settings.json" || fail "the upgrade lost the setting $kept"
done
[ ! -e /usr/lib/envwatch/lib/app/only-in-0.9.0.jar ] || fail "a file of the older version is left"

say "Debian package: remove"
as_root apt-get purge --yes envwatch
left=$(while read -r file; do if [ -e "$file" ] && [ ! -d "$file" ]; then echo "$file"; fi; done <"$work/files")
[ -z "$left" ] || fail "left behind: $left"
[ ! -e /usr/lib/envwatch ] || fail "left behind: /usr/lib/envwatch"
# Fonts, settings and, where nobody has logged in, the address of a bus are kept by the libraries of the desktop.
left=$(find "$HOME" -type f ! -path '*/.cache/fontconfig/*' ! -path '*/dconf/*' ! -path "$HOME/.dbus/*")
[ -z "$left" ] || fail "left in the home folder: $left"
[ -e "$work/installed" ] || fail "the person's own data is gone"

say "Archive: in a folder with blanks and accents, through a link, without a language"
folder="$work/Für mich allein/日本"
mkdir -p "$folder"
tar --extract --gzip --file "$archive" --directory "$folder"
ln -s "$folder/envwatch/bin/envwatch" "$work/link"
grep -q '^ExecStart=%h/.local/bin/envwatch record ' "$folder/envwatch/share/systemd/user/envwatch-record.service" ||
  fail "the archive has no unit of a recorder"
LC_ALL=C use_terminal "$work/link"
LC_ALL=C see archive "$work/link"

say "RPM package"
for tag in LICENSE VENDOR PACKAGER GROUP SUMMARY; do
  [ -n "$(rpm --dbpath "$work/rpm" -qp --queryformat "%{$tag}" "$rpm" | grep -vxF '(none)')" ] || fail "the package has no $tag"
done
if command -v rpmlint >/dev/null; then
  rpmlint --strict --config "$(dirname "$0")/rpmlint.toml" "$rpm" || fail "rpmlint complains"
fi
owners=$(rpm --dbpath "$work/rpm" -qp --queryformat '[%{FILEUSERNAME}:%{FILEGROUPNAME}\n]' "$rpm" | sort -u)
[ "$owners" = root:root ] || fail "files of the package belong to $owners"
as_root rpm --root "$work/root" --initdb
as_root rpm --root "$work/root" --install --nodeps "$rpm"
use_terminal "$work/root/usr/bin/envwatch"
as_root rpm --root "$work/root" --erase envwatch
left=$(find "$work/root" -name '*envwatch*')
[ -z "$left" ] || fail "left behind: $left"

say "All packages were installed, used and removed."
