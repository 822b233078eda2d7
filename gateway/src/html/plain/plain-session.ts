import { readCookie } from '@enlace/api/http';
import type { FastifyRequest } from 'fastify';

/** Set by a sign-in without scripts: the pages of the site are then rendered on the server for the signed-in user, too. */
const plainCookie = 'enlace_plain';

/**
 * Runs in the pages of such a session. A form that is sent before the scripts of its page have loaded sets the mark in
 * a browser that has scripts, too: its first page takes the mark away.
 */
export const endOfPlainSession = `document.cookie="${plainCookie}=; Path=/; Max-Age=0"`;

/** Whether the user has signed in without scripts. */
export function isPlainSession(request: FastifyRequest): boolean {
  return readCookie(request.headers.cookie, plainCookie) === '1';
}

/** The cookie that marks a session without scripts, or removes the mark. Scripts can read it: it is no secret. */
export function plainSessionCookie(isPlain: boolean, isSecure: boolean): string {
  return `${plainCookie}=1; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}${isPlain ? '' : '; Max-Age=0'}`;
}
