import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many characters, compressing costs more than it saves. */
const smallest = 1024;
/** Quick levels: answers are made for one request each. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressible = /^(application\/(json|xml)|text\/|image\/svg)/;

/** Answers of text are compressed as the caller takes them, brotli first; streams and what is packed already are not. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest || reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const isBrotli = /\bbr\b/.test(accepted);
    if (!isBrotli && !/\bgzip\b/.test(accepted)) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      void reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    void reply.removeHeader('content-length');
    void reply.header('content-encoding', isBrotli ? 'br' : 'gzip');
    return isBrotli ? brotli(payload, quality) : deflate(payload);
  });
}
