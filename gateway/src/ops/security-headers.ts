import type { FastifyInstance } from 'fastify';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self "https://js.stripe.com"), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers that apply to documents only; scripts and pictures do not need them. */
export const documentHeaders = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'] as const;

/** Adds headers to every answer; a route can set its own values. */
export function addSecurityHeaders(app: FastifyInstance, options: { readonly isSecure: boolean }): void {
  const headers = {
    ...always,
    ...(options.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
}
