import type { FastifyInstance } from 'fastify';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers that govern a document; on a script or a picture they are bytes without effect. */
export const documentHeaders = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'] as const;

/** Headers that every answer carries, unless a route has set its own. */
export function addSecurityHeaders(app: FastifyInstance, options: { readonly isSecure: boolean }): void {
  const headers = Object.entries({
    ...always,
    ...(options.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) void reply.header(name, value);
  });
}
