import type { addShareSchema, DashboardShare } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db, Tables } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import { boardTexts, refuseField, withCount } from '../boards-texts';
import { findDataset } from '../../datasets/datasets';
import { checkPeriod } from '../../datasets/time/check-period';
import { lockReader, type ReaderWriting } from '../require-reader';
import { hashToken, makeSeed, tokenOf } from './share-tokens';

/** Links of one author that have not ended. */
export const mostShares = 50;

/** Days for which an ended link is kept, for the archive of its author. */
const keptDays = 30;

const dayMs = 86_400_000;

type ShareRow = Selectable<Tables['dashboard_shares']>;

const shareOf = (row: ShareRow): DashboardShare => ({
  id: row.id,
  dataset: row.dataset,
  query: row.query,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** The links of an author that have not ended, the last first. There are at most `mostShares`. */
export async function listShares(db: Db, authorId: number, now: Date): Promise<DashboardShare[]> {
  return (await findLivingShares(db, authorId, now)).map(shareOf);
}

function findLivingShares(db: Db, authorId: number, now: Date): Promise<ShareRow[]> {
  return db
    .selectFrom('dashboard_shares')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Makes a link; the same key of the same author is the same link, with the same token.
 * @throws VALIDATION_FAILED for an unknown data set and a wrong period; CONFLICT for too many links, and for a key whose
 * link has ended or shows something else
 */
export async function addShare(writing: ReaderWriting, share: z.infer<typeof addShareSchema>): Promise<DashboardShare> {
  const { viewer, origin, deps, locale, now } = writing;
  const { key, days, dataset = null, query } = share;
  const texts = boardTexts[locale];
  if (dataset !== null && findDataset(dataset) === undefined) throw refuseField('dataset', texts.unknownDataset);
  checkPeriod(query, locale, 'query.');
  return transact(deps.db, async (trx) => {
    await lockReader(trx, viewer.id);
    const sameRow = await findSameShare(trx, writing, share);
    if (sameRow !== undefined) return { ...shareOf(sameRow), token: tokenOf(deps.env, sameRow.seed) };
    if ((await findLivingShares(trx, viewer.id, now)).length >= mostShares)
      throw new AppError('CONFLICT', { userMessage: withCount(texts.tooManyLinks, mostShares) });
    const seed = makeSeed();
    const token = tokenOf(deps.env, seed);
    const row = await trx
      .insertInto('dashboard_shares')
      .values({
        author_id: viewer.id,
        key,
        seed,
        token_hash: hashToken(token),
        dataset,
        query: JSON.stringify(query),
        created_at: now,
        expires_at: new Date(endOf({ created_at: now }, days)),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = { dataset, query, expires_at: row.expires_at };
    await recordAudit(trx, { origin, action: 'shareDashboard', resource: 'dashboard_shares', rowId: row.id, after });
    return { ...shareOf(row), token };
  });
}

/** The link of an earlier request with the same key. Throws CONFLICT when it is not what this request asks for. */
async function findSameShare(
  trx: Db,
  { viewer, locale, now }: ReaderWriting,
  { key, days, dataset = null, query }: z.infer<typeof addShareSchema>,
): Promise<ShareRow | undefined> {
  const row = await trx
    .selectFrom('dashboard_shares')
    .selectAll()
    .select(sql<boolean>`query = ${JSON.stringify(query)}::jsonb`.as('has_same_query'))
    .where('author_id', '=', viewer.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const texts = boardTexts[locale];
  const refuse = (userMessage: string) => new AppError('CONFLICT', { message: `link ${row.id}`, userMessage });
  const isSame = row.has_same_query && row.dataset === dataset && row.expires_at.getTime() === endOf(row, days);
  if (!isSame) throw refuse(texts.otherLink);
  if (row.ended_at !== null || row.expires_at <= now) throw refuse(texts.endedLink);
  return row;
}

const endOf = ({ created_at: createdAt }: Pick<ShareRow, 'created_at'>, days: number): number =>
  createdAt.getTime() + days * dayMs;

/** Ends an own link. Repeating it changes nothing. Throws NOT_FOUND. */
export async function endShare({ viewer, origin, deps, now }: ReaderWriting, id: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('dashboard_shares')
      .select('ended_at')
      .where('id', '=', id)
      .where('author_id', '=', viewer.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.ended_at !== null) return;
    await trx.updateTable('dashboard_shares').set({ ended_at: now }).where('id', '=', id).execute();
    await recordAudit(trx, { origin, action: 'endDashboardShare', resource: 'dashboard_shares', rowId: id });
  });
}

/** Deletes links that ended, or expired, more than `keptDays` ago. */
export async function cleanShares(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * dayMs);
  await sql`delete from dashboard_shares where least(ended_at, expires_at) < ${limit}`.execute(db);
}
