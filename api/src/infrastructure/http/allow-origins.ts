import type { FastifyInstance } from 'fastify';

/** Headers of requests and answers that the browser client of the platform uses. */
const requestHeaders = 'authorization, content-type, if-match, prefer, x-hold-key';
const answerHeaders = 'content-disposition, etag, retry-after';
/** Seconds for which a browser remembers the answer to its question. */
const memorySeconds = 600;

/**
 * Lets pages of these origins make the calls below /api with credentials. Paths below /back are the same-origin proxy
 * (docs/SPECIFICATION.md, section 7), so other origins cannot use them. Without origins, no answer has these headers.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin, 'access-control-request-method': nextMethod } = request.headers;
    if (origin === undefined || !origins.includes(origin) || !request.url.startsWith('/api/')) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', answerHeaders);
    if (request.method !== 'OPTIONS' || nextMethod === undefined) return;
    void reply
      .header('access-control-allow-methods', 'GET, HEAD, POST')
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', memorySeconds);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'Origin' : `${String(vary)}, Origin`);
  });
}
