#!/bin/sh
# Runs before nginx starts: lays this release's files beside those of earlier ones (a volume at /srv/kept), and drops what
# has been kept for a week. Without the volume nothing is kept.
set -eu
kept=/srv/kept/assets
[ -w /srv/kept ] || exit 0
mkdir -p "$kept"
cp -R /usr/share/nginx/html/assets/. "$kept/"
find "$kept" -type f -mtime +7 -delete
