#!/usr/bin/env bash
# Writes the manifests of winget, Scoop, Homebrew and Flatpak, and checks them: write.sh INSTALLERS PAGE TARGET
#
# With SCHEMAS=FOLDER also by the schemas of winget, Scoop and Flatpak, which are downloaded into the folder if it does
# not exist. The release workflow does so; .ci/run, which asks no servers but Maven's and Debian's, does not.
set -euo pipefail
installers=$1 page=$2 target=$3
winget=microsoft/winget-cli/fa3d9e511d1bd9bed2f1b72e9f0fa25323e7f3eb/schemas/JSON/manifests/v1.10.0
scoop=ScoopInstaller/Scoop/b588a06e41d920d2123ec70aee682bae14935939
flatpak=flatpak/flatpak-builder/b260e7124a0d4cda24d29d528484706ed2dcd1d5/data

fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

# conforms MANIFEST SCHEMA : SCHEMA is a path on GitHub; well-formed is enough where there are no schemas
conforms() {
  local schema=${SCHEMAS:+$SCHEMAS/$(basename "$2")}
  if [ -n "$schema" ] && [ ! -e "$schema" ]; then
    curl --fail --silent --show-error --create-dirs --output "$schema" "https://raw.githubusercontent.com/$2"
  fi
  /usr/bin/python3 - "$target/$1" "$schema" <<'PYTHON' || fail "$1 is not as it should be"
import json, sys, yaml
manifest = yaml.safe_load(open(sys.argv[1]))
if sys.argv[2]:
    import jsonschema
    jsonschema.validate(manifest, json.load(open(sys.argv[2])))
PYTHON
  echo "$1: ${schema:-well-formed}"
}

rm -rf "$target"
java packaging/manifests/Manifests.java "$installers" "$page" "$target"
conforms winget/Envwatch.Envwatch.yaml $winget/manifest.version.1.10.0.json
conforms winget/Envwatch.Envwatch.installer.yaml $winget/manifest.installer.1.10.0.json
conforms winget/Envwatch.Envwatch.locale.en-US.yaml $winget/manifest.defaultLocale.1.10.0.json
conforms envwatch.json $scoop/schema.json
conforms io.envwatch.Envwatch.yml $flatpak/flatpak-manifest.schema.json
# Homebrew has no schema.
if command -v ruby >/dev/null; then ruby -c "$target/envwatch.rb"; fi

# What is downloaded is there, with its digest.
grep -rE 'releases/download/' "$target" | sed -E 's#^([^:]+):.*/([^"]+).*#\1 \2#' | while read -r manifest name; do
  digest=$(sha256sum "$installers/$name" | cut -d ' ' -f 1)
  grep -q "$digest" "$manifest" || fail "$manifest does not have the digest of $name"
  echo "$(basename "$manifest"): $name, $digest"
done
