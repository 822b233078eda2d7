import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this site sent the request. A form of another site must not sign a user in or out. A browser names
 * the site of the form; older ones name its address only.
 */
export function isFromThisSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = request.headers.origin ?? request.headers.referer ?? '';
  return URL.canParse(from) && [new URL(publicUrl).host, request.host].includes(new URL(from).host);
}
