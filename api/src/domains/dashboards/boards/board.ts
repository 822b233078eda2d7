import type { DashboardBoard } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { boardTexts } from './boards-texts';
import { findDataset } from '../datasets/datasets';
import type { ReaderWriting } from './require-reader';

/** The pinned data sets of a user; version 0 before the first save. Data sets that no longer exist are left out. */
export async function findBoard(db: Db, userId: number): Promise<DashboardBoard> {
  const row = await db
    .selectFrom('dashboard_boards')
    .select(['pinned', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { pinned: (row?.pinned ?? []).filter((name) => findDataset(name) !== undefined), version: row?.version ?? 0 };
}

/**
 * Saves the pinned data sets, without unknown and repeated names. What is stored already is no conflict.
 * @throws CONFLICT with the stored board, for another version
 */
export async function saveBoard(writing: ReaderWriting, board: DashboardBoard): Promise<DashboardBoard> {
  const { viewer, origin, deps, locale } = writing;
  const pinnedNames = [...new Set(board.pinned)].filter((name) => findDataset(name) !== undefined);
  return transact(deps.db, async (trx) => {
    const before = await lockBoard(trx, viewer.id);
    if (before.pinned.join() === pinnedNames.join()) return before;
    if (before.version !== board.version)
      throw new AppError('CONFLICT', { userMessage: boardTexts[locale].boardChanged, details: before });
    const version = before.version + 1;
    await trx
      .updateTable('dashboard_boards')
      .set({ pinned: pinnedNames, version })
      .where('user_id', '=', viewer.id)
      .execute();
    await recordAudit(trx, {
      origin,
      action: 'edit',
      resource: 'dashboard_boards',
      rowId: viewer.id,
      before: { pinned: before.pinned },
      after: { pinned: pinnedNames },
    });
    return { pinned: pinnedNames, version };
  });
}

/** Locks the board of a user, also one that was never saved. */
async function lockBoard(trx: Db, userId: number): Promise<DashboardBoard> {
  await sql`insert into dashboard_boards (user_id, pinned, version) values (${userId}, '{}', 0)
    on conflict do nothing`.execute(trx);
  await trx.selectFrom('dashboard_boards').select('version').where('user_id', '=', userId).forUpdate().execute();
  return findBoard(trx, userId);
}
