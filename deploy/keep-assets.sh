#!/bin/sh
# Runs before nginx starts: copies the files of this release to the volume at /srv/kept, which has those of earlier
# releases, and deletes files whose release was replaced more than a week ago.
# Its arguments, the page's folder and the volume, are for tests.
set -eu
page=${1:-/usr/share/nginx/html}
kept=${2:-/srv/kept}
if [ ! -w "$kept" ]; then
  echo "keep-assets: $kept is not writable, so open tabs lose the files of earlier releases"
  exit 0
fi
mkdir -p "$kept/assets"
# The files of the release that ran until now were in use until now. If an earlier container ran as another user, its
# files refuse `touch`, and `cp -f` replaces them.
if [ -f "$kept/current" ]; then
  while read -r file; do touch -c "$kept/assets/$file" || true; done < "$kept/current"
else
  find "$kept/assets" -type f -exec touch -c {} + || true
fi
find "$kept/assets" -type f -mtime +7 -delete
cp -Rf "$page/assets/." "$kept/assets/"
(cd "$page/assets" && find . -type f) > "$kept/current.$$"
mv "$kept/current.$$" "$kept/current"
