import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';

import type { Db, Tables } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { readContext } from '../../kit/core/table/read-context';
import { type ReadWriteContext, writeContextOf } from '../../kit/core/write/write-context';

/** A write of a member, with the language of the request. */
export interface Member extends ReadWriteContext {
  readonly userId: number;
  readonly viewer: Viewer;
}

export type MembershipRow = Selectable<Tables['memberships']>;

export function memberOf(request: FastifyRequest, deps: ApiDeps): Member {
  const viewer = request.requireViewer();
  const writing = writeContextOf(request, deps);
  const reading = { ...readContext(request, deps.clock), lang: writing.locale };
  return { ...writing, userId: viewer.id, viewer, reading };
}

/** The membership of a user, made when it is missing. */
export async function ensureMembership(db: Db, userId: number): Promise<MembershipRow> {
  await db
    .insertInto('memberships')
    .values({ user_id: userId })
    .onConflict((on) => on.column('user_id').doNothing())
    .execute();
  const row = await db.selectFrom('memberships').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Locks the membership of a user until the end of the transaction. Undefined without one. */
export function lockMembership(trx: Db, userId: number): Promise<MembershipRow | undefined> {
  return trx.selectFrom('memberships').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Whether Stripe knows a subscription that is not over. */
export function isRunning({ state }: Pick<MembershipRow, 'state'>): boolean {
  return state !== 'none' && state !== 'canceled';
}
