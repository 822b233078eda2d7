import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import QrCode from 'qrcode';

import { drawQrPicture } from './qr-picture';

const margin = 2;

test('the picture of a ticket code shows each square of the code on a light border', async () => {
  const picture = await drawQrPicture('K7QM-2X9D-41BF');
  const { modules } = QrCode.create('K7QM-2X9D-41BF', { errorCorrectionLevel: 'M' });
  const width = picture.readUInt32BE(16);
  assert.equal(picture.readUInt32BE(20), width);
  const start = picture.indexOf('IDAT');
  const pixels = inflateSync(picture.subarray(start + 4, start + 4 + picture.readUInt32BE(start - 4)));
  const lineBytes = 1 + width / 8;
  assert.equal(pixels.length, lineBytes * width);
  const isDark = (x: number, y: number): boolean =>
    (((pixels[y * lineBytes + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 0;
  const side = width / (modules.size + 2 * margin);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const line = Math.floor(y / side) - margin;
      const column = Math.floor(x / side) - margin;
      const isInside = Math.min(line, column) >= 0 && Math.max(line, column) < modules.size;
      assert.equal(isDark(x, y), isInside && modules.get(line, column) === 1, `${x}, ${y}`);
    }
});
