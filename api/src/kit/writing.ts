import type { Locale, Viewer } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../infrastructure/audit/audit-origin';
import type { AuditOrigin } from '../infrastructure/audit/record-audit';
import type { ApiDeps } from '../infrastructure/env/deps';
import { localeOf } from '../infrastructure/http/locale';
import type { Change } from './history/record-revision';

/** Who writes, when, in which language she is answered, and what the history calls it. */
export interface Writing {
  readonly deps: ApiDeps;
  readonly viewer: Viewer | null;
  readonly origin: AuditOrigin;
  readonly locale: Locale;
  readonly now: Date;
  /** Left out: what the write is by itself. */
  readonly action?: Change['action'];
  readonly reason?: string | null;
  /**
   * Whether many rows are written on behalf of one job: rows that have the values already stay as they are, and a row
   * that its resource refuses is answered instead of thrown, so that it costs no other.
   */
  readonly isBatch?: boolean;
}

/** What is written by a request. */
export function writingOf(request: FastifyRequest, deps: ApiDeps): Writing {
  const { viewer, headers } = request;
  return { deps, viewer, origin: auditOrigin(request), locale: localeOf(headers), now: deps.clock() };
}

/** What a history is told of a write. */
export function changeOf({ origin, now, action, reason = null }: Writing, usual: Change['action']): Change {
  return { action: action ?? usual, actorId: origin.actorId, at: now, reason };
}

/** The time of a change: now, but always later than the change before it, so that two are never taken for one. */
export function nextVersion(before: unknown, now: Date): Date {
  return before instanceof Date && before >= now ? new Date(before.getTime() + 1) : now;
}
