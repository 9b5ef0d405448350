#!/usr/bin/env bash
# Builds the container in target/packaging/container and lets the real Prometheus and Alertmanager work with it, as
# the files beside its Containerfile describe it:
#
#   container.sh
#
# Needs root or sudo, prometheus and prometheus-alertmanager, openssl, and Python with PyYAML. Where buildah does not
# run, the root file system is put together by hand; either way it is started by chroot, read-only and as its user.
# Ends with 0 when all is well.
set -euo pipefail
. "$(dirname "$0")/trial.sh"
container=$PWD/target/packaging/container
read -r port prometheus alertmanager < <(/usr/bin/python3 -c '
import socket
free = [socket.create_server(("127.0.0.1", 0)) for _ in range(3)]
print(*[each.getsockname()[1] for each in free])')
largest=70000000
user=65532
root=$work/root

# Processes and files here are of other users too.
sudo=$([ "$(id -u)" = 0 ] || echo sudo)
clean_up() {
  for process in "${started[@]}"; do as_root kill "$process" 2>/dev/null || true; done
  wait 2>/dev/null || true
  if [ -d "$work/storage" ]; then
    store rm --all >/dev/null 2>&1 || true
    store rmi --all --force >/dev/null 2>&1 || true
  fi
  as_root rm -rf "$work"
}

gone() { ! as_root kill -0 "$1" 2>/dev/null; }
store() { as_root buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }

# libraries : of C, which is all that the program takes from the base of the image
libraries() {
  find "$container/envwatch/bin" "$container/envwatch/lib" -type f \( -name envwatch -o -name '*.so' \) -exec ldd {} + |
    grep -oE '/[^ ]*/(ld-[^/ ]+|lib(c|m|dl|rt|pthread)\.so[^ ]*)' | sort -u
}

# build : the image on a base of libraries alone, and from it the root file system
build() {
  local base made
  base=$(store from scratch) && store copy --quiet "$base" "$work/base" / &&
    store commit --quiet "$base" localhost/base:0 &&
    store bud --quiet --build-arg BASE=localhost/base:0 --tag localhost/envwatch:0 "$container" &&
    made=$(store from localhost/envwatch:0) && store mount "$made" >"$work/mounted"
}

size=$(du --summarize --apparent-size --bytes "$container/envwatch" | cut -f 1)
echo "$size bytes unpacked"
[ "$size" -lt $largest ] || fail "the program and its runtime take $size bytes, more than $largest"

for library in $(libraries); do
  install -D "$(readlink -f "$library")" "$work/base$library"
done
if command -v buildah >/dev/null && build >"$work/build" 2>&1; then
  echo "Built by $(buildah --version | cut -d ' ' -f 1-3)."
  root=$(cat "$work/mounted")
else
  echo "Built by hand: $(tail -n 1 "$work/build" 2>/dev/null || echo 'there is no buildah')"
  cp -a "$work/base" "$root"
  mkdir -p "$root/opt"
  cp -a "$container/envwatch" "$root/opt"
  as_root install --directory --owner $user --group $user "$root/data"
fi
as_root mkdir -p "$root/proc" "$root/etc/envwatch"

# alone ARGUMENT... : the program as it is on this computer. This and the next replace the shell that they run in.
alone() { exec "$container/envwatch/bin/envwatch" -jar "$container/envwatch/lib/app/envwatch.jar" "$@"; }

# inside ARGUMENT... : the program in its root file system, read-only but for its data, as its user alone
inside() {
  # shellcheck disable=SC2016 # Expanded by the inner shell.
  # shellcheck disable=SC2086 # Nothing, or the command.
  exec $sudo unshare --mount bash -euc '
    root=$1 user=$2
    shift 2
    mount --bind "$root" "$root"
    mount --bind "$root/data" "$root/data"
    mount -t proc proc "$root/proc"
    mount -o remount,bind,ro "$root"
    exec env --ignore-environment HOME=/data "$(command -v setpriv)" --no-new-privs \
      "$(command -v chroot)" --userspec="$user:$user" --groups= "$root" \
      /opt/envwatch/bin/envwatch -jar /opt/envwatch/lib/app/envwatch.jar "$@"' inside "$root" $user "$@"
}

# What of the manifests no program here understands as a whole; and the arguments that they start the program with.
/usr/bin/python3 - "$container" "$(sed -n 's#^  <version>\(.*\)</version>#\1#p' pom.xml)" >"$work/arguments" <<'PYTHON'
import os, re, sys, yaml
folder, version = sys.argv[1:]
def read(name):
    with open(os.path.join(folder, name)) as file:
        return list(yaml.safe_load_all(file))
def check(holds, what):
    if not holds:
        sys.exit('FAILED: ' + what)
of = {each['kind']: each for each in read('kubernetes.yaml')}
pod = of['Deployment']['spec']['template']
only = pod['spec']['containers'][0]
labels = pod['metadata']['labels']
check(of['Deployment']['spec']['replicas'] == 1, 'more than one would look')
check(of['Deployment']['spec']['selector']['matchLabels'] == labels, 'the deployment finds other pods')
check(of['Service']['spec']['selector'] == labels, 'the service finds other pods')
check(of['ServiceMonitor']['spec']['selector']['matchLabels'] == of['Service']['metadata']['labels'],
      'the monitor finds another service')
check(of['ServiceMonitor']['spec']['endpoints'][0]['port'] == of['Service']['spec']['ports'][0]['name'],
      'the monitor asks for another port')
check(pod['spec']['securityContext']['runAsNonRoot'] and only['securityContext']['readOnlyRootFilesystem'],
      'the pod may do too much')
mounted = {each['name'] for each in only['volumeMounts']}
check(mounted == {each['name'] for each in pod['spec']['volumes']}, 'volumes differ')
[compose] = read('compose.yaml')
services = compose['services']
for image in [only['image']] + [each['image'] for each in services.values()]:
    check(re.search(r':v?\d+\.\d+\.\d+$', image), image + ' names no version')
for image in [only['image'], services['envwatch']['image']]:
    check(image.endswith(':' + version), image + ' is not version ' + version)
for service in services.values():
    for volume in service['volumes']:
        source = volume.split(':')[0]
        given = source.startswith('./team.') or os.path.exists(os.path.join(folder, source))
        check(given if source.startswith('.') else source in compose['volumes'], 'nothing to mount: ' + source)
def filled(arguments):
    return [re.sub(r'\$\{\w+(:-(.*)|:\?.*)\}', lambda found: found.group(2) or 'YOUR-API-ID', each)
            for each in arguments]
check(filled(services['envwatch']['command'])[:-1] == only['args'][:-1], 'Compose starts it otherwise than Kubernetes')
print(*only['args'], sep='\n')
PYTHON
sed -n 's/^  *image: //p' "$container/compose.yaml" "$container/kubernetes.yaml"

cat "$container/alerts.yml" >"$work/alerts.yml"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$work/team.key" -out "$work/team.crt" 2>/dev/null
cp "$container"/{alertmanager,web}.yml "$work"
sed "s/envwatch:9464/localhost:$port/; s/alertmanager:9093/localhost:$alertmanager/; s/: 30s/: 1s/" \
  "$container/prometheus.yml" >"$work/prometheus.yml"
sed -i 's/for: 2m/for: 1s/' "$work/alerts.yml"
promtool check config "$work/prometheus.yml"
promtool check web-config "$work/web.yml"
amtool check-config "$work/alertmanager.yml"

simulate alone simulator --environments 20 --versions 1,2
told apiKey | as_root install -m 440 -g $user /dev/stdin "$root/etc/envwatch/api-key"

mapfile -t arguments < <(sed "s#https://use.cloudshare.com#$(told address)#; s/YOUR-API-ID/$(told apiId)/" "$work/arguments")
inside "${arguments[@]}" --port "$port" >"$work/out" 2>"$work/err" &
metrics=$!
started+=("$metrics")
# answer PATH : its status; a container is asked by a name
answer() { curl --silent --output /dev/null --write-out '%{http_code}' --header "Host: envwatch:$port" "http://127.0.0.1:$port$1"; }
becomes() { [ "$(answer "$1")" = 200 ]; }
wait_for 30 becomes /-/healthy || fail "not healthy: $(answer /-/healthy) $(cat "$work/err")"
rights=$(as_root awk '/^(Uid|CapEff|NoNewPrivs):/ {printf "%s ", $2}' "/proc/$metrics/status")
[ "$rights" = "$user 0000000000000000 1 " ] || fail "it runs as and with: $rights"
as_root grep -q ' / / ro\| / ro,' "/proc/$metrics/mountinfo" || fail "its root file system can be written"
wait_for 60 becomes /-/ready || fail "not ready: $(answer /-/ready) $(cat "$work/err")"

prometheus --config.file="$work/prometheus.yml" --web.config.file="$work/web.yml" --storage.tsdb.path="$work/series" \
  --web.listen-address=127.0.0.1:$prometheus >"$work/prometheus.log" 2>&1 &
started+=("$!")
prometheus-alertmanager --config.file="$work/alertmanager.yml" --web.config.file="$work/web.yml" --storage.path="$work/notices" \
  --cluster.listen-address= --web.listen-address=127.0.0.1:$alertmanager >"$work/alertmanager.log" 2>&1 &
started+=("$!")

# ask PORT PATH ARGUMENT... : what Prometheus or Alertmanager answers
ask() { curl --silent --show-error --fail --cacert "$work/team.crt" --get "https://localhost:$1$2" "${@:3}"; }
# seen QUERY TEXT : whether the answer of Prometheus has the text
seen() { ask $prometheus /api/v1/query --data-urlencode "query=$1" | grep -qF "$2"; }
wait_for 30 seen 'count(count by (environment) (envwatch_environment_phase))' '"20"]' ||
  fail "Prometheus has not all environments: $(tail -n 3 "$work/prometheus.log")"

# A claim is a silence of an environment: of its alerts all, and no other's.
alerts() { ask $alertmanager /api/v2/alerts "$@"; }
failed() { alerts | grep -oE '"environment":"[^"]+"' | cut -d '"' -f 4 | sort -u; }
told_of() { [ "$(failed | wc -l)" -ge 2 ]; }
wait_for 30 told_of || fail "Alertmanager was not told of two environments: $(tail -n 3 "$work/alertmanager.log")"
claimed=$(failed | head -n 1)
printf 'tls_config: {ca_file: %s}\n' "$work/team.crt" >"$work/amtool.yml"
amtool --alertmanager.url="https://localhost:$alertmanager" --http.config.file="$work/amtool.yml" silence add \
  "environment=\"$claimed\"" --author Ben --comment 'ACK! looking' --duration 15m
# silenced ID : how many alerts of the environment are, and how many are not
silenced() {
  alerts --data-urlencode "filter=environment=\"$1\"" | grep -oE '"state":"(active|suppressed)"' | sort | uniq -c
}
none_active() { silenced "$1" | grep -q suppressed && ! silenced "$1" | grep -q active; }
wait_for 10 none_active "$claimed" || fail "a claim does not silence $claimed: $(silenced "$claimed")"
for other in $(failed | grep -vxF "$claimed"); do
  ! silenced "$other" | grep -q suppressed || fail "a claim of $claimed silences $other"
done
echo "A claim silences the alerts of $claimed and of none of $(($(failed | wc -l) - 1)) others."

memory=$(as_root awk '/^VmRSS:/ {print int($2 / 1024)}' "/proc/$metrics/status")
# end PROCESS : as a container is stopped
end() {
  as_root kill "$1"
  wait_for 15 gone "$1" || fail "it did not end when it was asked to"
  local said
  said=$(grep -v 'Other computers' "$work/err" || true)
  [ -z "$said" ] || fail "on standard error: $said"
}
end "$metrics"
echo "The container was scraped; it took $memory MB of memory."

inside record "${arguments[@]:1}" --metrics-port "$port" >"$work/out" 2>"$work/err" &
record=$!
started+=("$record")
wait_for 60 becomes /-/ready || fail "the recorder is not ready: $(cat "$work/err")"
end "$record"
as_root test -s "$root/data/.local/share/envwatch/history.db" || fail "nothing was recorded"
echo "The container recorded."
