import type { FastifyInstance } from 'fastify';

import { redactText } from './redact-url';

const perMinute = 60;

/** Receives browsers' reports of blocked code; drops a flood. */
export async function cspReports(app: FastifyInstance): Promise<void> {
  let remainingReports = perMinute;
  const refill = setInterval(() => (remainingReports = perMinute), 60_000);
  refill.unref();
  app.addHook('onClose', async () => clearInterval(refill));

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, callback) => callback(null, String(body)),
  );
  app.post('/csp-report', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    remainingReports -= 1;
    const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
    if (remainingReports >= 0)
      request.log.warn({ report: redactText(text).slice(0, 2_000) }, 'blocked by the content policy');
    return reply.code(204).send();
  });
}
