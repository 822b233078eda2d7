import type { Encoding } from '@enlace/api/http';
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

const inflate = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Brotli qualities. For a page, `quick` takes 2 ms; `well` takes 80 ms and saves an eighth. */
const qualities = { quick: 5, well: 11 };

/** Bytes after a nonce that stay uncompressed with it: Brotli chooses a letter's code by the two letters before it. */
const lag = 2;

/** A document that is compressed once; each answer writes only its nonce. */
export interface PageTemplate {
  /** The compressed document of one answer. The nonce has the same length as at compression. */
  fill(nonce: string): Buffer;
}

/**
 * Compresses the parts between the nonces of a document, so that an answer costs a copy instead of a compression.
 *
 * @param parts the document, split at its nonces
 * @param length characters of a nonce
 * @param care for Brotli: `well` takes longer and is smaller
 * @returns null for a document that cannot be stored in this way, for example with control characters
 */
export async function compressTemplate(
  parts: readonly Buffer[],
  length: number,
  encoding: Encoding,
  care: keyof typeof qualities = 'quick',
): Promise<PageTemplate | null> {
  const template =
    encoding === 'br' ? await brotliTemplate(parts, length, qualities[care]) : await gzipTemplate(parts, length);
  const nonce = randomBytes(length).toString('hex').slice(0, length);
  const read = await inflate[encoding](template.fill(nonce)).catch(() => null);
  return read?.equals(joinParts(parts, nonce)) === true ? template : null;
}

/** The uncompressed document of one answer. */
export function joinParts(parts: readonly Buffer[], nonce: string): Buffer {
  const word = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [word, part])));
}

/**
 * One Brotli stream, flushed to whole bytes around each nonce. The encoder receives letters that the document does
 * not contain in place of the nonce, so that it never refers to them. Its output for them is replaced by a block that
 * contains the nonce literally.
 */
async function brotliTemplate(parts: readonly Buffer[], length: number, quality: number): Promise<PageTemplate> {
  const encoder = createBrotliCompress({
    chunkSize: 1 << 20,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: parts.reduce((sum, part) => sum + part.length, 0),
    },
  });
  const segment = segments(encoder, constants.BROTLI_OPERATION_FLUSH);
  const compressedParts: Buffer[] = [];
  const after: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    const plain = index === 0 ? 0 : Math.min(lag, part.length);
    if (index > 0) {
      after.push(part.subarray(0, plain));
      await segment(Buffer.concat([standIn(index, length), part.subarray(0, plain)]));
    }
    compressedParts.push(await segment(part.subarray(plain)));
  }
  encoder.destroy();
  const form = joinWithGaps(
    compressedParts.map((piece, index) => {
      if (index === 0) return { before: Buffer.alloc(0), after: piece };
      const tail = after[index - 1] ?? Buffer.alloc(0);
      return { before: uncompressedBlock(length + tail.length), after: Buffer.concat([tail, piece]) };
    }),
    length,
    lastBrotliBlock,
  );
  return { fill: (nonce) => fillGaps(form, nonce) };
}

/** A compressed document with the places of its nonces. */
interface GapForm {
  readonly bytes: Buffer;
  readonly gaps: readonly number[];
}

/** Joins parts, all but the first with a nonce between `before` and `after`. */
function joinWithGaps(
  parts: readonly { readonly before: Buffer; readonly after: Buffer }[],
  length: number,
  end: Buffer,
): GapForm {
  const gaps: number[] = [];
  const pieces: Buffer[] = [];
  let size = 0;
  const add = (piece: Buffer): void => {
    pieces.push(piece);
    size += piece.length;
  };
  for (const [index, { before, after }] of parts.entries()) {
    add(before);
    if (index > 0) {
      gaps.push(size);
      add(Buffer.alloc(length));
    }
    add(after);
  }
  add(end);
  return { bytes: Buffer.concat(pieces), gaps };
}

/** A copy with the nonce in all places. */
function fillGaps({ bytes, gaps }: GapForm, nonce: string): Buffer {
  const copy = Buffer.from(bytes);
  for (const gap of gaps) copy.write(nonce, gap, 'latin1');
  return copy;
}

const controls = [1, 2, 3, 4, 5, 6, 7, 8, ...Array.from({ length: 13 }, (_, at) => 14 + at)];
const noUtf8 = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, at) => 0xf5 + at)];

/**
 * Letters in place of a nonce. No document contains them and no sequence of four repeats, so the encoder never refers
 * to them.
 */
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

/**
 * Head of an uncompressed Brotli block of `length` bytes (RFC 7932 section 9.2): not the last block, four nibbles of
 * length.
 */
function uncompressedBlock(bytes: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes - 1) << 3) | (1 << 19), 0, 3);
  return head;
}

/** The last, empty block of a Brotli stream. */
const lastBrotliBlock = Buffer.from([0x03]);

/** One gzip stream. Its parts do not refer to each other; stored blocks between them contain the nonces. */
async function gzipTemplate(parts: readonly Buffer[], length: number): Promise<PageTemplate> {
  const encoder = createDeflateRaw({ level: 6, chunkSize: 1 << 20 });
  const segment = segments(encoder, constants.Z_FULL_FLUSH);
  const compressedParts: Buffer[] = [];
  for (const part of parts) compressedParts.push(await segment(part));
  encoder.destroy();
  const storedHead = Buffer.alloc(5);
  storedHead.writeUInt16LE(length, 1);
  storedHead.writeUInt16LE(~length & 0xffff, 3);
  const form = joinWithGaps(
    compressedParts.map((piece, index) => ({ before: index === 0 ? gzipHead : storedHead, after: piece })),
    length,
    Buffer.concat([lastDeflateBlock, Buffer.alloc(tailLength)]),
  );
  return {
    fill: (nonce) => {
      const content = fillGaps(form, nonce);
      gzipTail(parts, Buffer.from(nonce)).copy(content, content.length - tailLength);
      return content;
    },
  };
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastDeflateBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

const tailLength = 8;

function gzipTail(parts: readonly Buffer[], word: Buffer): Buffer {
  let sum = 0;
  let size = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) sum = crc32(word, sum);
    sum = crc32(part, sum);
    size += part.length + (index > 0 ? word.length : 0);
  }
  const tail = Buffer.alloc(tailLength);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(size, 4);
  return tail;
}

/** Compresses piece by piece; each piece ends at a whole byte. */
function segments(encoder: BrotliCompress | DeflateRaw, flush: number): (piece: Buffer) => Promise<Buffer> {
  let output: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => output.push(chunk));
  return (piece) =>
    new Promise((resolve, reject) => {
      encoder.once('error', reject);
      if (piece.length > 0) encoder.write(piece);
      encoder.flush(flush, () => {
        encoder.off('error', reject);
        resolve(Buffer.concat(output));
        output = [];
      });
    });
}
