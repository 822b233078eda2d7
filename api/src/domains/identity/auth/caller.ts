import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { parseCookies } from '../../../infrastructure/http/cookies';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import type { AuthCall, AuthContext, Caller } from './auth-context';
import { browserOf } from './browser-of';

/** Address, language, cookies, browser and audit data of a request. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    locale: readerLocaleOf(request.headers),
    cookies: parseCookies(request.headers.cookie),
    browser: browserOf(request.headers['user-agent']),
    audit: auditOrigin(request),
  };
}

/** The context of a request of the sign-in. */
export function authCallOf(request: FastifyRequest, auth: AuthContext): AuthCall {
  return { ...auth, caller: callerOf(request) };
}
