#!/bin/sh
# Runs before nginx starts: copies the files of this release to the volume at /srv/kept, which has those of earlier
# releases, and deletes files older than a week. Does nothing without the volume.
set -eu
kept=/srv/kept/assets
[ -w /srv/kept ] || exit 0
mkdir -p "$kept"
cp -R /usr/share/nginx/html/assets/. "$kept/"
find "$kept" -type f -mtime +7 -delete
