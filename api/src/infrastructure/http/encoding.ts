import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

import { RecentMap } from '../memory/recent-map';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Browsers send few different headers. */
const recentEncodings = new RecentMap<string, Encoding | null>(50);

/** The best encoding that an `Accept-Encoding` header accepts, with quality values; null for none. */
export function pickEncoding(header: string | readonly string[] | undefined): Encoding | null {
  const text = String(header ?? '');
  const knownEncoding = recentEncodings.get(text);
  if (knownEncoding !== undefined) return knownEncoding;
  const encoding = readEncoding(text);
  recentEncodings.set(text, encoding);
  return encoding;
}

function readEncoding(header: string): Encoding | null {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';');
    const q = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((value) => value !== undefined);
    if (name !== '') quality.set(name, q === undefined ? 1 : Number(q));
  }
  const takes = (name: Encoding): number => quality.get(name) ?? quality.get('*') ?? 0;
  if (takes('br') > 0 && takes('br') >= takes('gzip')) return 'br';
  return takes('gzip') > 0 ? 'gzip' : null;
}

/** Compresses an answer at a level that is fast enough for a waiting client. */
export function compressQuickly(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content, { level: 5 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(content, {
    params: {
      [BROTLI_PARAM_QUALITY]: 4,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Compresses a stream, and hands each written part on at once: no reader waits for more. */
export function createPromptCompressor(encoding: Encoding): Transform {
  if (encoding === 'gzip') return createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_OPERATION_FLUSH } = constants;
  return createBrotliCompress({
    flush: BROTLI_OPERATION_FLUSH,
    params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  });
}
