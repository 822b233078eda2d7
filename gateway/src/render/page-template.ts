import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  gunzip,
  type BrotliCompress,
  type DeflateRaw,
} from 'node:zlib';

import type { Encoding } from '../assets/encoding';

const inflate = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Bytes after a nonce that stay uncompressed with it: Brotli chooses a letter's code by the two before it. */
const lag = 2;

/** A document compressed once, in which only the nonce is written anew for each answer. */
export interface PageTemplate {
  /** The compressed document of one answer, whose nonce must be as long as the one it was made with. */
  fill(nonce: string): Buffer;
}

/**
 * Compresses what stands between the nonces of a document, so that an answer costs a copy and not a compression.
 *
 * @param parts the document, cut at its nonces
 * @param length characters of a nonce
 * @returns null for a document that cannot be kept in this way, as one with control characters
 */
export async function compressTemplate(
  parts: readonly Buffer[],
  length: number,
  encoding: Encoding,
): Promise<PageTemplate | null> {
  const template = encoding === 'br' ? await brotliTemplate(parts, length) : await gzipTemplate(parts);
  const nonce = randomBytes(length).toString('hex').slice(0, length);
  const read = await inflate[encoding](template.fill(nonce)).catch(() => null);
  return read?.equals(joinParts(parts, nonce)) === true ? template : null;
}

/** The document of one answer as it is read. */
export function joinParts(parts: readonly Buffer[], nonce: string): Buffer {
  const word = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [word, part])));
}

/**
 * One Brotli stream, flushed around each nonce to whole bytes. In the place of a nonce the encoder is given letters that
 * a document does not have, so that it never refers to them; what it makes of them is thrown away for a block that says
 * the nonce as it is.
 */
async function brotliTemplate(parts: readonly Buffer[], length: number): Promise<PageTemplate> {
  const encoder = createBrotliCompress({
    chunkSize: 1 << 20,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: parts.reduce((sum, part) => sum + part.length, 0),
    },
  });
  const segment = segments(encoder, constants.BROTLI_OPERATION_FLUSH);
  const compressed: Buffer[] = [];
  const after: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    const plain = index === 0 ? 0 : Math.min(lag, part.length);
    if (index > 0) {
      after.push(part.subarray(0, plain));
      await segment(Buffer.concat([standIn(index, length), part.subarray(0, plain)]));
    }
    compressed.push(await segment(part.subarray(plain)));
  }
  encoder.destroy();
  return {
    fill: (nonce) => {
      const word = Buffer.from(nonce);
      const pieces = compressed.flatMap((piece, index) => {
        if (index === 0) return [piece];
        const tail = after[index - 1] ?? Buffer.alloc(0);
        return [uncompressedBlock(word.length + tail.length), word, tail, piece];
      });
      return Buffer.concat([...pieces, lastBrotliBlock]);
    },
  };
}

const controls = [1, 2, 3, 4, 5, 6, 7, 8, ...Array.from({ length: 13 }, (_, at) => 14 + at)];
const noUtf8 = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, at) => 0xf5 + at)];

/** Letters in the place of a nonce: no document has them, and no four of them come twice, so that nothing refers to them. */
function standIn(index: number, length: number): Buffer {
  const pairs = Math.ceil(length / 2);
  const letters = Array.from({ length: pairs }, (_, at) => {
    const number = index * pairs + at;
    return [
      controls[number % controls.length] ?? 1,
      noUtf8[Math.floor(number / controls.length) % noUtf8.length] ?? 0xff,
    ];
  });
  return Buffer.from(letters.flat().slice(0, length));
}

/** Head of a Brotli block of that many bytes as they are (RFC 7932 §9.2): not the last, four nibbles of length. */
function uncompressedBlock(bytes: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes - 1) << 3) | (1 << 19), 0, 3);
  return head;
}

/** The last block of a Brotli stream, empty. */
const lastBrotliBlock = Buffer.from([0x03]);

/** One gzip stream whose parts do not refer to each other, with the nonces in stored blocks between them. */
async function gzipTemplate(parts: readonly Buffer[]): Promise<PageTemplate> {
  const encoder = createDeflateRaw({ level: 6, chunkSize: 1 << 20 });
  const segment = segments(encoder, constants.Z_FULL_FLUSH);
  const compressed: Buffer[] = [];
  for (const part of parts) compressed.push(await segment(part));
  encoder.destroy();
  return {
    fill: (nonce) => {
      const word = Buffer.from(nonce);
      const stored = Buffer.alloc(5);
      stored.writeUInt16LE(word.length, 1);
      stored.writeUInt16LE(~word.length & 0xffff, 3);
      const pieces = compressed.flatMap((piece, index) => (index === 0 ? [piece] : [stored, word, piece]));
      return Buffer.concat([gzipHead, ...pieces, lastDeflateBlock, gzipTail(parts, word)]);
    },
  };
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastDeflateBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

function gzipTail(parts: readonly Buffer[], word: Buffer): Buffer {
  let sum = 0;
  let size = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) sum = crc32(word, sum);
    sum = crc32(part, sum);
    size += part.length + (index > 0 ? word.length : 0);
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size, 4);
  return tail;
}

/** Compresses piece by piece; each piece ends at a whole byte. */
function segments(encoder: BrotliCompress | DeflateRaw, flush: number): (piece: Buffer) => Promise<Buffer> {
  let made: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => made.push(chunk));
  return (piece) =>
    new Promise((resolve, reject) => {
      encoder.once('error', reject);
      if (piece.length > 0) encoder.write(piece);
      encoder.flush(flush, () => {
        encoder.off('error', reject);
        resolve(Buffer.concat(made));
        made = [];
      });
    });
}
