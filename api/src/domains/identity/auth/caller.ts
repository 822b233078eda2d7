import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import type { Caller } from './auth-context';

/** Address, language and audit data of a request. */
export function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, locale: readerLocaleOf(request.headers), audit: auditOrigin(request) };
}
