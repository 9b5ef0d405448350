#!/usr/bin/env bash
# Checks bills of materials against the schema of the CycloneDX version that they name, which comes with the Maven
# plugin that makes them; and that their vulnerabilities are of something they list:
#
#   bill.sh BILL...
#
# Needs Python with jsonschema, and the plugin in Maven's repository. Ends with 0 when all are valid.
set -euo pipefail
schemas=$(find "${HOME:?}/.m2/repository/org/cyclonedx/cyclonedx-core-java" -name '*.jar' | sort --version-sort | tail -n 1)
/usr/bin/python3 - "$schemas" "$@" <<'PYTHON'
import json, sys, zipfile
from jsonschema import Draft7Validator, RefResolver

archive = zipfile.ZipFile(sys.argv[1])
by_id = {}
for name in archive.namelist():
    if name.endswith(".schema.json"):
        schema = json.loads(archive.read(name))
        by_id[schema["$id"]] = schema

def faults(bill):
    schema = by_id["http://cyclonedx.org/schema/bom-%s.schema.json" % bill["specVersion"]]
    resolver = RefResolver(schema["$id"], schema, store=by_id)
    for each in Draft7Validator(schema, resolver=resolver).iter_errors(bill):
        yield "%s: %s" % ("/".join(map(str, each.absolute_path)), each.message)
    listed = {each["bom-ref"] for each in bill["components"]}
    for each in bill["vulnerabilities"]:
        for affected in each["affects"]:
            if affected["ref"] not in listed:
                yield "%s is of %s, which is not listed" % (each["id"], affected["ref"])

wrong = 0
for file in sys.argv[2:]:
    with open(file) as text:
        bill = json.load(text)
    found = list(faults(bill))
    for fault in found:
        print("%s: %s" % (file, fault), file=sys.stderr)
    wrong += len(found)
    # A check that finds nothing has to be able to.
    bill["components"][0]["type"] = "jar"
    assert list(faults(bill)), "a component of an unknown type passes"
    print("%s: CycloneDX %s, %d components, %d vulnerabilities that do not apply" % (
        file, bill["specVersion"], len(bill["components"]), len(bill["vulnerabilities"])))
sys.exit(wrong > 0)
PYTHON
