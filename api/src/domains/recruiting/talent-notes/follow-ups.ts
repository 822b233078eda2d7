import { AppError } from '@enlace/shared-contract/errors';
import {
  type FollowUp,
  type FollowUpsQuery,
  followUpTimes,
  type setFollowUpSchema,
} from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { type Expression, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { fullNameOf } from '../../identity';
import { shownName } from '../pool/pool-rows';
import { writesFor } from '../talent-pools/pool-condition';
import { selectMembers } from '../talent-pools/select-members';
import { requireCompany } from '../talent-pools/write-pools';
import { mayReadNote, noteCompany, noteTables } from './note-rows';

const usualPageSize = 25;

type FollowUpTime = (typeof followUpTimes)[number];

/** Follow-ups by the difference of their day and today. */
const timeConditions = (today: Expression): Readonly<Record<FollowUpTime, Expression>> => ({
  overdue: sql`n.due_on < ${today}`,
  today: sql`n.due_on = ${today}`,
  week: sql`n.due_on > ${today} and n.due_on <= ${today} + 7`,
  later: sql`n.due_on > ${today} + 7`,
});

/** A page of the open follow-ups that the viewer may read, with the number of each time. */
export async function listFollowUps(db: Db, query: FollowUpsQuery, context: ReadContext) {
  const { when, page = 1, per_page: size = usualPageSize } = query;
  const today = sql`${query.today ?? context.now.toISOString().slice(0, 10)}::date`;
  const conditions = timeConditions(today);
  const sums = followUpTimes.map(
    (time) => sql`count(*) filter (where ${conditions[time]})::integer as ${sql.ref(time)}`,
  );
  const { rows } = await sql<Record<FollowUpTime, number>>`select ${sql.join(sums)}
    from ${noteTables('talent_follow_ups')} where n.done_at is null and ${mayReadNote(context)}`.execute(db);
  const times = rows[0] ?? { overdue: 0, today: 0, week: 0, later: 0 };
  const total = when === undefined ? followUpTimes.reduce((sum, time) => sum + times[time], 0) : times[when];
  const condition = when === undefined ? sql`true` : sql`(${conditions[when]})`;
  const limit = sql`limit ${size} offset ${(page - 1) * size}`;
  return {
    data: await findFollowUps(db, sql`n.done_at is null and ${condition}`, context, limit),
    meta: { total, page, per_page: size, times },
  };
}

/** Open follow-ups on a member that the viewer may read. */
export async function findFollowUpsOf(db: Db, memberId: number, context: ReadContext): Promise<FollowUp[]> {
  return findFollowUps(db, sql`n.done_at is null and n.member_id = ${memberId}`, context);
}

async function findFollowUps(
  db: Db,
  condition: Expression,
  context: ReadContext,
  limit: Expression = sql``,
): Promise<FollowUp[]> {
  const { rows } = await sql<FollowUp>`select n.id, ${jsonObject({ id: sql`u.id`, name: shownName })} as member,
      ${noteCompany} as company, n.visibility, ${fullNameOf('r')} as author, n.due_on::text as due_on, n.word
    from ${noteTables('talent_follow_ups')} where ${condition} and ${mayReadNote(context)}
    order by n.due_on, n.id ${limit}`.execute(db);
  return rows;
}

/**
 * Sets the open follow-up of the viewer, or of the company, on a member.
 * @throws VALIDATION_FAILED for another company; NOT_FOUND for a member whom the viewer may not see
 */
export async function setFollowUp(
  writing: ReadWriteContext,
  { memberId, followUp }: { readonly memberId: number; readonly followUp: z.infer<typeof setFollowUpSchema> },
): Promise<FollowUp> {
  const { reading } = writing;
  const { viewer, now, origin, deps } = writing;
  const { company_id: companyId, visibility, due_on: dueOn } = followUp;
  const word = followUp.word || null;
  const authorId = viewer?.id ?? null;
  return transact(deps.db, async (trx) => {
    await requireCompany(trx, writing, companyId, reading);
    await selectMembers({ trx, writing, context: reading, companyId }, { ids: [memberId] });
    const isSameAuthor = visibility === 'company' ? sql`true` : sql`author_id = ${authorId}`;
    const { rows: openRows } = await sql<{ id: number }>`update talent_follow_ups set due_on = ${dueOn}::date,
        word = ${word}, notified_on = case when due_on = ${dueOn}::date then notified_on end
      where member_id = ${memberId} and company_id = ${companyId} and visibility = ${visibility}
        and done_at is null and ${isSameAuthor} returning id`.execute(trx);
    const id = openRows[0]?.id ?? (await insertFollowUp(trx, { ...followUp, memberId, authorId, word, now }));
    await recordAudit(trx, { origin, action: 'setFollowUp', resource: 'talent_follow_ups', rowId: id });
    const [row] = await findFollowUps(trx, sql`n.id = ${id}`, reading);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return row;
  });
}

interface NewFollowUp extends Omit<z.infer<typeof setFollowUpSchema>, 'word'> {
  readonly memberId: number;
  readonly authorId: number | null;
  readonly word: string | null;
  readonly now: Date;
}

async function insertFollowUp(
  trx: Db,
  { memberId, authorId, company_id: companyId, visibility, due_on: dueOn, word, now }: NewFollowUp,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into talent_follow_ups
      (member_id, company_id, author_id, visibility, due_on, word, created_at)
    values (${memberId}, ${companyId}, ${authorId}, ${visibility}, ${dueOn}::date, ${word}, ${now})
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** A follow-up is done. Repeating it changes nothing. Throws NOT_FOUND. */
export async function finishFollowUp({ origin, deps, now, reading }: ReadWriteContext, id: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    const isOwn = sql`n.id = ${id} and ${writesFor(sql`n.company_id`, reading)}`;
    const [followUp] = await findFollowUps(trx, isOwn, reading);
    if (followUp === undefined) throw new AppError('NOT_FOUND');
    const { rows } = await sql`update talent_follow_ups set done_at = ${now}
      where id = ${id} and done_at is null returning id`.execute(trx);
    if (rows.length > 0)
      await recordAudit(trx, { origin, action: 'finishFollowUp', resource: 'talent_follow_ups', rowId: id });
  });
}
