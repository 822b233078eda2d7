import type { FastifyInstance } from 'fastify';

import { redactUrl } from './logger';

const perMinute = 60;

/** Browsers tell here what the policy kept from running; a flood is dropped. */
export async function cspReports(app: FastifyInstance): Promise<void> {
  let left = perMinute;
  const refill = setInterval(() => (left = perMinute), 60_000);
  refill.unref();
  app.addHook('onClose', async () => clearInterval(refill));

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, String(body)),
  );
  app.post('/csp-report', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    left -= 1;
    const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
    if (left >= 0) request.log.warn({ report: redactUrl(text).slice(0, 2_000) }, 'blocked by the content policy');
    return reply.code(204).send();
  });
}
