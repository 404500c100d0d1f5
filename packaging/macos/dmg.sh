#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# dmg.sh APP DMG: sign, notarise and pack the program for macOS. What signing takes comes from the environment:
#   MACOS_IDENTITY                     the identity in the keychain ("Developer ID Application: …"); without it, signed ad hoc
#   NOTARY_APPLE_ID, NOTARY_TEAM_ID, NOTARY_PASSWORD   for the notary; without them it is left out
set -euo pipefail
app=$1 dmg=$2
here=$(cd "$(dirname "$0")" && pwd)
identity=${MACOS_IDENTITY:--}
options=(--force --timestamp=none)
if [ "$identity" != "-" ]; then
    options=(--force --timestamp --options runtime)
fi
# From the inside out: libraries first, then the program with its entitlements.
find "$app/Contents" \( -name '*.dylib' -o -name '*.so' \) -type f -print0 |
    xargs -0 -n 20 codesign "${options[@]}" --sign "$identity"
codesign "${options[@]}" --entitlements "$here/entitlements.plist" --deep --sign "$identity" "$app"
codesign --verify --deep --strict "$app"

staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
cp -R "$app" "$staging/"
ln -s /Applications "$staging/Applications"
hdiutil create -quiet -volname "RDI Desktop" -srcfolder "$staging" -fs HFS+ -format UDZO -ov "$dmg"
if [ "$identity" != "-" ]; then
    codesign --force --timestamp --sign "$identity" "$dmg"
fi
if [ "$identity" != "-" ] && [ -n "${NOTARY_APPLE_ID:-}" ]; then # the notary takes nothing that is signed ad hoc
    xcrun notarytool submit "$dmg" --wait \
        --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM_ID" --password "$NOTARY_PASSWORD"
    xcrun stapler staple "$dmg"
fi
