import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { parseCookies } from '../../../infrastructure/http/cookies';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import type { Caller } from './auth-context';

/** Address, language, cookies and audit data of a request. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    locale: readerLocaleOf(request.headers),
    cookies: parseCookies(request.headers.cookie),
    audit: auditOrigin(request),
  };
}
