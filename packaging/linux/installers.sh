#!/usr/bin/env bash
# Packs the finished application image as .deb, .rpm and .tar.gz in target/installers. Run by Maven in the
# project's folder: installers.sh VERSION, with SOURCE_DATE_EPOCH for the time of everything in them
#
# Not `jpackage --type deb`: its packages put menu entry and icon in place with scripts that fail where
# there is no desktop. Here every file belongs to the package and nothing runs at installation or removal.
set -euo pipefail
version=$1
packaging=target/packaging
image=$packaging/image/envwatch
texts=$packaging/arguments/linux
tree=$PWD/$packaging/linux-tree
installers=$PWD/target/installers
architecture=$(uname -m)
umask 022

released=$(date --utc --date="@$SOURCE_DATE_EPOCH" +%F)
maintainer=$(sed -n 's/^Maintainer: //p' $texts/control)

rm -rf "$tree" "$installers"
mkdir -p "$installers"

# settle FOLDER... : whatever the umask and the hour of the build, everybody may read all and start what can be
# started, and all of it has one time
settle() {
  chmod -R u=rwX,go=rX "$@"
  find "$@" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

# Whoever builds the container needs nothing else.
settle $packaging/container
tar --create --gzip --owner=0 --group=0 --sort=name --directory $packaging \
  --transform "s/^container/envwatch-container/" --file "$installers/envwatch-$version-container-$architecture.tar.gz" container

mkdir -p "$tree"/usr/{bin,lib/systemd/{system,user},share/{applications,bash-completion/completions,fish/vendor_completions.d,man/man1,metainfo,doc/envwatch,icons/hicolor/scalable/apps}}
cp -a $image "$tree/usr/lib/envwatch"
# The icon of jpackage's own menu entry: this one has its icons below share.
rm "$tree/usr/lib/envwatch/lib/envwatch.png"
ln -s ../lib/envwatch/bin/envwatch "$tree/usr/bin/envwatch"
install -m 644 $texts/envwatch.desktop "$tree/usr/share/applications"
install -m 644 $texts/envwatch.metainfo.xml "$tree/usr/share/metainfo"
install -m 644 $texts/copyright "$tree/usr/share/doc/envwatch"
# Off: nothing enables them, for nothing runs at installation.
install -m 644 packaging/linux/envwatch-metrics.service "$tree/usr/lib/systemd/system"
install -m 644 packaging/linux/envwatch-record.service "$tree/usr/lib/systemd/user"
install -D -m 644 --target-directory "$tree/usr/share/doc/envwatch/grafana" packaging/grafana/*
install -D -m 644 --target-directory "$tree/usr/share/doc/envwatch/team" packaging/container/*.yml
ln -s ../grafana/alerts.yml "$tree/usr/share/doc/envwatch/team"
packaging/linux/manual.sh $image/bin/envwatch "$version" "$released" |
  gzip --best --no-name >"$tree/usr/share/man/man1/envwatch.1.gz"
# Without its first line: a completion is read by the shell, not run.
$image/bin/envwatch completion bash | sed 1d >"$tree/usr/share/bash-completion/completions/envwatch"
$image/bin/envwatch completion fish >"$tree/usr/share/fish/vendor_completions.d/envwatch.fish"
install -m 644 packaging/icon/envwatch.svg "$tree/usr/share/icons/hicolor/scalable/apps"
for size in 16 24 32 48 64 128 256; do
  install -D -m 644 resources/icons/envwatch-$size.png \
    "$tree/usr/share/icons/hicolor/${size}x$size/apps/envwatch.png"
done

# Where the archive is extracted nobody knows: its recorder is started by the link that is recommended.
mkdir -p $packaging/archive/envwatch/share/systemd/user
sed 's#^ExecStart=/usr/bin/#ExecStart=%h/.local/bin/#' packaging/linux/envwatch-record.service \
  >$packaging/archive/envwatch/share/systemd/user/envwatch-record.service
# For whoever links them, or makes a Flatpak of the archive.
cp -a "$tree"/usr/share/{applications,icons,metainfo} $packaging/archive/envwatch/share
settle $image $packaging/archive
tar --create --gzip --owner=0 --group=0 --sort=name --directory $packaging/image \
  --file "$installers/envwatch-$version-linux-$architecture.tar.gz" envwatch \
  --directory "$PWD/$packaging/archive" envwatch/share

if command -v dpkg-deb >/dev/null; then
  mkdir "$tree/DEBIAN"
  install -D -m 644 $texts/lintian-overrides "$tree/usr/share/lintian/overrides/envwatch"
  printf 'envwatch (%s) unstable; urgency=medium\n\n  * New version.\n\n -- %s  %s\n' "$version" "$maintainer" \
    "$(date --utc --date="$released" --rfc-email)" |
    gzip --best --no-name >"$tree/usr/share/doc/envwatch/changelog.gz"
  case $architecture in
    x86_64) debian=amd64 ;;
    aarch64) debian=arm64 ;;
    *) debian=$architecture ;;
  esac
  # As Debian counts, not by du: a folder is as large as its file system makes it.
  size=$(find "$tree/usr" -printf '%y %s\n' | awk '{size += $1 == "f" ? int(($2 + 1023) / 1024) : 1} END {print size}')
  sed "s/INSTALLED_SIZE/$size/; s/^Architecture: .*/Architecture: $debian/" $texts/control >"$tree/DEBIAN/control"
  (cd "$tree" && find usr -type f -print0 | LC_ALL=C sort --zero-terminated | xargs --null md5sum >DEBIAN/md5sums)
  settle "$tree"
  dpkg-deb --root-owner-group -Zxz -z9 --build "$tree" "$installers/envwatch_${version}_$debian.deb"
  rm -r "$tree/DEBIAN" "$tree/usr/share/lintian" "$tree/usr/share/doc/envwatch/changelog.gz"
else
  echo "No .deb was built: the command dpkg-deb is missing (package dpkg)."
fi

if command -v rpmbuild >/dev/null; then
  settle "$tree"
  rpmbuild -bb --quiet --define "tree $tree" --define "maintainer $maintainer" \
    --define "released $(LC_ALL=C date --utc --date="$released" '+%a %b %d %Y')" --define "_topdir $PWD/$packaging/rpm" \
    --define "_rpmdir $installers" --define "_rpmfilename %%{NAME}-%%{VERSION}-%%{RELEASE}.%%{ARCH}.rpm" \
    $texts/envwatch.spec
else
  echo "No .rpm was built: the command rpmbuild is missing (package rpm)."
fi
ls -l --human-readable "$installers"
