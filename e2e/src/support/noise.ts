import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framedChunk = Buffer.alloc(body.length + 8);
  framedChunk.writeUInt32BE(data.length, 0);
  body.copy(framedChunk, 4);
  framedChunk.writeUInt32BE(crc32(body), body.length + 4);
  return framedChunk;
}

/** A new grey picture of noise, as PNG. */
export function noisePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) randomBytes(width).copy(pixels, row * (width + 1) + 1);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
}
