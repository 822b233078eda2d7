import type { FastifyRequest } from 'fastify';

import { parseCookies } from '../../../infrastructure/http/cookies';
import type { AuthContext } from './auth-context';
import { refreshCookieName } from './refresh-cookie';

/** The login session of a request's bearer token or cookies; null for a visitor. It gives no right to anything. */
export async function findSignInId(auth: AuthContext, request: FastifyRequest): Promise<string | null> {
  if (request.signInId !== null) return request.signInId;
  const cookies = parseCookies(request.headers.cookie);
  const claims = await auth.sessions.read(cookies);
  if (claims !== null) return claims.signInId;
  const refresh = cookies[refreshCookieName(auth.cookieScope)];
  const signIn = refresh === undefined ? null : await auth.signIns.peek(refresh);
  return signIn?.id ?? null;
}
