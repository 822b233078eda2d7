import type { Locale, Viewer } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../../audit/audit-origin';
import type { AuditOrigin } from '../../audit/record-audit';
import type { AuthContext } from '../../auth/auth-context';
import type { ApiDeps } from '../../deps';
import { localeOf } from '../../http/locale';

/** What the commands about accounts work with. */
export interface UsersContext {
  readonly deps: ApiDeps;
  readonly auth: AuthContext;
}

/** Who does something to an account, when, and in which language she is answered. */
export interface Acting {
  readonly viewer: Viewer;
  readonly origin: AuditOrigin;
  readonly locale: Locale;
  readonly now: Date;
}

export function actingOf(request: FastifyRequest, deps: ApiDeps): Acting {
  return {
    viewer: request.requireViewer(),
    origin: auditOrigin(request),
    locale: localeOf(request.headers),
    now: deps.clock(),
  };
}
