import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, type Readable } from 'node:stream';

import { compressQuickly, createPromptCompressor, type Encoding, pickEncoding } from './encoding';

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
    announceEncoding(reply, encoding);
    return compressQuickly(Buffer.from(payload), encoding);
  });
}

/**
 * Compresses the lines of a stream, each at once. The stream ends early when the caller goes away.
 * @param lines strings or buffers
 */
export function compressLines(request: FastifyRequest, reply: FastifyReply, lines: Readable): Readable {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding === null) return lines;
  announceEncoding(reply, encoding);
  // Both streams end with an error of one of them; Fastify reports that of the answer.
  return pipeline(lines, createPromptCompressor(encoding), () => undefined);
}

function announceEncoding(reply: FastifyReply, encoding: Encoding): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    void reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  void reply.removeHeader('content-length');
  void reply.header('content-encoding', encoding);
}
