#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Try what packaging/build.py has made, where nothing else of this project is: the archive anywhere, the .deb in a bare Debian.
# Needs root and: debootstrap, nsis, desktop-file-utils, appstream, man-db (each is left out, and said so, if it is missing).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
dist=$root/dist
work=$(mktemp -d)
bare=${BARE_DEBIAN:-/var/tmp/rdi-desktop-debian}   # kept, for the next time
mounted=()
trap 'for each in "${mounted[@]}"; do umount -l "$each" 2>/dev/null || true; done; rm -rf "$work"' EXIT
said() { printf '\n== %s\n' "$*"; }
has() { command -v "$1" >/dev/null || { echo "$1 is not here: left out"; return 1; }; }

said "the files of the menu, the store and the manual"
if has desktop-file-validate; then desktop-file-validate "$here/linux/rdi-desktop.desktop"; echo valid; fi
if has appstreamcli; then
    sed "s/@VERSION@/0.1.0/; s/@DATE@/2026-01-01/; s,@HOME@,https://example.org/rdi-desktop," "$here/linux/io.github.rdi_desktop.metainfo.xml" > "$work/io.github.rdi_desktop.metainfo.xml"
    appstreamcli validate --no-net "$work/io.github.rdi_desktop.metainfo.xml"
fi
if has man; then man --warnings -E UTF-8 -l -Tutf8 -Z "$here/linux/rdi-desktop.6" 2>&1 >/dev/null | { ! grep .; }; echo "readable"; fi

said "the installer for Windows compiles on a stand-in"
if has makensis; then
    mkdir -p "$work/payload/_internal" "$work/payload/licences"
    for file in rdi-desktop.exe rdi-desktop-console.exe _internal/part licences/README.txt; do echo stand-in > "$work/payload/$file"; done
    makensis -V2 -WX -DVERSION=0.1.0 "-DPAYLOAD=$work/payload" "-DOUTPUT=$work/rdi-desktop-setup.exe" -DSIZE=1 "$here/windows/installer.nsi"
    file -b "$work/rdi-desktop-setup.exe" 2>/dev/null || ls -l "$work/rdi-desktop-setup.exe"
fi

said "the portable archive"
archive=$(ls "$dist"/rdi-desktop-*-linux-*.tar.xz)
tar -C "$work" -xf "$archive"
python3 "$here/check_packed.py" "$work"/rdi-desktop-*/rdi-desktop
python3 "$here/start_time.py" "$work"/rdi-desktop-*/rdi-desktop

said "the .deb in a bare Debian"
package=$(ls "$dist"/rdi-desktop_*.deb)
if has lintian; then
    lintian --allow-root --fail-on error "$package"
fi
if [ "$(id -u)" != 0 ] || ! has debootstrap; then
    echo "left out"
    exit 0
fi
if [ ! -x "$bare/usr/bin/apt-get" ]; then
    rm -rf "$bare"
    debootstrap --variant=minbase "${DEBIAN_SUITE:-bookworm}" "$bare" > "$work/debootstrap.log" 2>&1 || { tail -20 "$work/debootstrap.log"; exit 1; }
fi
mkdir -p "$bare/proc" "$bare/dev"
mount -t proc proc "$bare/proc" && mounted+=("$bare/proc")
mount --bind /dev "$bare/dev" && mounted+=("$bare/dev")
# The packages of Debian are reached in the same way as out here.
cp /etc/resolv.conf /etc/hosts "$bare/etc/" 2>/dev/null || true
for each in /etc/apt/apt.conf.d/*proxy*; do [ -e "$each" ] && cp "$each" "$bare/etc/apt/apt.conf.d/"; done
cp "$package" "$bare/tmp/rdi-desktop.deb"
cp "$here/check_packed.py" "$bare/tmp/"
inside() { chroot "$bare" env -i LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root DEBIAN_FRONTEND=noninteractive "$@"; }
inside apt-get update -qq
inside apt-get install -y -qq -o Dpkg::Use-Pty=0 --no-install-recommends /tmp/rdi-desktop.deb > "$work/install.log" 2>&1 || { tail -30 "$work/install.log"; exit 1; }
echo "installed"
[ "$(inside rdi-desktop --version)" = "rdi-desktop $(sed -n 's/^__version__ = "\(.*\)"/\1/p' "$root/rdi_desktop/__init__.py")" ]
# No Python lies in a bare Debian: the self-test runs inside, what it says is judged out here.
cat > "$work/self-test" <<INSIDE
#!/bin/sh
exec chroot "$bare" env -i LANG=C.UTF-8 PATH=/usr/bin:/bin:/usr/games HOME=/root RDI_DESKTOP_DATA=/tmp/home rdi-desktop "\$@"
INSIDE
chmod +x "$work/self-test"
python3 "$here/check_packed.py" "$work/self-test"
inside rdi-desktop --offscreen-screenshot /tmp/pictures > "$work/pictures.log"
[ "$(wc -l < "$work/pictures.log")" -ge 20 ] && echo "$(wc -l < "$work/pictures.log") pictures drawn"
inside apt-get purge -y -qq -o Dpkg::Use-Pty=0 -o Dpkg::Log=/dev/null rdi-desktop > /dev/null
left=$(inside find / -xdev -path /proc -prune -o -name '*rdi-desktop*' -not -path '/tmp/*' -not -path '/root/*' -print)
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
echo "removed again, nothing left"
rm -rf "$bare/tmp/rdi-desktop.deb" "$bare/tmp/pictures" "$bare/tmp/home"
