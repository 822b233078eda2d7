import type { FastifyInstance } from 'fastify';

import { compressQuickly, pickEncoding } from './encoding';

/** Below this many characters, compressing costs more than it saves. */
const smallest = 1024;

const compressible = /^(application\/(json|xml)|text\/|image\/svg)/;

/** Answers of text are compressed as the caller takes them, brotli first; streams and what is packed already are not. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest || reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      void reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    void reply.removeHeader('content-length');
    void reply.header('content-encoding', encoding);
    return compressQuickly(Buffer.from(payload), encoding);
  });
}
