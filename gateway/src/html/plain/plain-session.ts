import { readCookie } from '@enlace/api/http';
import type { FastifyRequest } from 'fastify';

/** Set by a sign-in without scripts: the pages of the site are then rendered on the server for the signed-in user, too. */
const plainCookie = 'enlace_plain';

/** Whether the user has signed in without scripts. */
export function isPlainSession(request: FastifyRequest): boolean {
  return readCookie(request.headers.cookie, plainCookie) === '1';
}

/** The cookie that marks a session without scripts, or removes the mark. */
export function plainSessionCookie(isPlain: boolean, isSecure: boolean): string {
  return `${plainCookie}=1; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${isPlain ? '' : '; Max-Age=0'}`;
}
