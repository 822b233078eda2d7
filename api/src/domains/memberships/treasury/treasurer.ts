import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readContext } from '../../../kit/core/table/read-context';
import { type ReadWriteContext, type WriteContext, writeContextOf } from '../../../kit/core/write/write-context';
import type { MembershipRow } from '../member';
import { membershipTexts, type TreasuryConflict } from '../membership-texts';

/** The context of a treasurer's request. */
export function treasurerOf(request: FastifyRequest, deps: ApiDeps): ReadWriteContext {
  const writing = writeContextOf(request, deps);
  return { ...writing, reading: { ...readContext(request, deps.clock), lang: writing.locale } };
}

/** A membership by its id. Throws NOT_FOUND. */
export async function requireMembership(db: Db, id: number | null): Promise<MembershipRow> {
  const row =
    id === null ? undefined : await db.selectFrom('memberships').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Entries of a membership name its user, as those of its member do. */
export async function auditMembership(
  db: Db,
  { origin }: Pick<WriteContext, 'origin'>,
  action: string,
  { userId, after }: { readonly userId: number; readonly after: object },
): Promise<void> {
  await recordAudit(db, { origin, action, resource: 'memberships', rowId: userId, after });
}

export function conflict({ locale }: Pick<WriteContext, 'locale'>, reason: TreasuryConflict): AppError {
  return new AppError('CONFLICT', {
    message: `refused: ${reason}`,
    userMessage: membershipTexts[locale].treasury[reason],
    details: { reason },
  });
}
