#!/usr/bin/env bash
# Writes the manual page from what the program says of itself: manual.sh PROGRAM VERSION DATE
#
# Every command has its help as a part of the page. An option that all commands share is described once.
set -euo pipefail
program=$1 version=$2 date=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$program" --help >"$work/main"
commands=$(awk '/^Commands/ {inside = 1; next} inside && /^$/ {exit} inside && /^  [a-z]/ {print $1}' "$work/main")
for command in $commands; do "$program" "$command" --help >"$work/$command"; done

# page HEADING OPTIONS_KNOWN FILE : one help as a part of the page
page() {
  awk -v section="$1" -v known="$2" '
    function text(line) {
      gsub(/\\/, "\\e", line)
      if (line ~ /^[.'\'']/) line = "\\&" line
      return line
    }
    function option(line) { line = text(line); gsub(/-/, "\\-", line); return line }
    function paragraph() { if (gap) print ".PP"; gap = 0 }
    BEGIN {
      while ((getline line < known) > 0) if (match(line, /--[a-z-]+/)) shared[substr(line, RSTART, RLENGTH)]
    }
    NR == 1 { if (section != "") print ".SS " section; else print ".SH DESCRIPTION"; print text($0); next }
    /^Usage: / {
      sub(/^Usage: /, "")
      if (section != "") { paragraph(); print "Usage: \\fB" option($0) "\\fR" }
      next
    }
    /^Options:/ { if (section == "") print ".SH OPTIONS"; next }
    /^Commands/ { print ".SH COMMANDS"; next }
    /^ +-/ {
      skipped = match($0, /--[a-z-]+/) && substr($0, RSTART, RLENGTH) in shared
      if (skipped) next
      # Descriptions begin in one column, or in the next line.
      names = $0
      description = ""
      if (substr($0, 28, 1) == " ") {
        names = substr($0, 1, 27)
        description = substr($0, 29)
      }
      gsub(/^ +| +$/, "", names)
      gap = 0
      print ".TP"
      print "\\fB" option(names) "\\fR"
      if (description != "") print text(description)
      next
    }
    /^      \[?[A-Z]+(\.\.\.)?\]?(\.png)? / || /^  [a-z]+ / {
      skipped = gap = 0
      print ".TP"
      print "\\fB" option($1) "\\fR"
      $1 = ""
      sub(/^ +/, "")
      print text($0)
      next
    }
    /^ / { if (!skipped) { sub(/^ +/, ""); print text($0) } next }
    /^$/ { skipped = 0; gap = 1; next }
    { skipped = 0; paragraph(); print text($0) }
  ' "$3"
}

summary=$(head -n 1 "$work/main")
summary=${summary%.}
cat <<HEAD
.TH ENVWATCH 1 "$date" "Envwatch $version" "User Commands"
.SH NAME
envwatch \- ${summary,}
.SH SYNOPSIS
.B envwatch
[\fIOPTIONS\fR] [\fICOMMAND\fR]
HEAD
: >"$work/none"
page "" "$work/none" "$work/main"
for command in $commands; do page "envwatch $command" "$work/main" "$work/$command"; done
