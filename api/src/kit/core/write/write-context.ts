import type { Viewer } from '@enlace/shared-contract/access';
import type { RevisionAction } from '@enlace/shared-contract/admin';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../../../infrastructure/audit/audit-origin';
import type { AuditOrigin } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { type ReadContext, readContext } from '../table/read-context';

/** What a write is called in the history and the audit. */
export type WriteAction = Exclude<RevisionAction, 'base'>;

/** The author, time and language of a write, and its name in the history. */
export interface WriteContext {
  readonly deps: ApiDeps;
  readonly viewer: Viewer | null;
  readonly origin: AuditOrigin;
  readonly locale: Locale;
  readonly now: Date;
  /** Network address and login session of the request; missing in a job. */
  readonly ip?: string;
  readonly signInId?: string | null;
  /** Default: the kind of the change. */
  readonly action?: WriteAction;
  readonly reason?: string | null;
  /** Values of the request that are no fields of the row, as `ResourceOptions.extras` parses them. */
  readonly extras?: Readonly<Record<string, unknown>>;
  /**
   * Whether one job writes many rows: equal rows stay unchanged, and a refused row is answered instead of thrown, so
   * that the other rows are written.
   */
  readonly isBatch?: boolean;
}

/** The author, time and language of a request. */
export function writeContextOf(request: FastifyRequest, deps: ApiDeps): WriteContext {
  const { viewer, headers, ip, signInId } = request;
  return {
    deps,
    viewer,
    origin: auditOrigin(request),
    locale: readerLocaleOf(headers),
    now: deps.clock(),
    ip,
    signInId,
  };
}

/** A write that also reads rows, or answers with them. */
export interface ReadWriteContext extends WriteContext {
  /** What the viewer may read, and the language of the answer. */
  readonly reading: ReadContext;
}

/** The context of a request that writes and reads rows. */
export function readWriteContextOf(
  request: FastifyRequest,
  deps: ApiDeps,
  reading: ReadContext = readContext(request, deps.clock),
): ReadWriteContext {
  return { ...writeContextOf(request, deps), reading };
}

/** A write in the transaction of its handler, which reads the answer in it, too. */
export interface TransactionContext extends WriteContext {
  readonly trx: Db;
}

/** The time of a change: now, but later than the change before, so that two changes never have the same version. */
export function nextVersion(before: unknown, now: Date): Date {
  return before instanceof Date && before >= now ? new Date(before.getTime() + 1) : now;
}
