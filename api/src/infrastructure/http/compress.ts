import type { FastifyInstance } from 'fastify';

import { compressQuickly, pickEncoding } from './encoding';

/** Characters; the compression of a shorter answer costs more than it saves. */
const smallest = 1024;

const compressible = /^(application\/(json|xml)|text\/|image\/svg)/;

/**
 * Compresses text answers by the caller's `Accept-Encoding`, brotli first. Streams and compressed contents stay
 * unchanged.
 */
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
