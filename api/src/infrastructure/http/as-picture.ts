import type { FastifyReply } from 'fastify';

/** Sends the headers that disable scripts in an SVG picture. */
export function asPicture(reply: FastifyReply, keeping: string): FastifyReply {
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', keeping)
    .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin');
}
