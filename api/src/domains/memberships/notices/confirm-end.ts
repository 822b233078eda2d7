import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import { dayText } from '../../../kit/core/values/day-text';
import type { Member } from '../member';
import { planEndingMail } from './mails/plan-ending.mail';
import { noticeOnce } from './notices';

interface EndingRow {
  readonly subscription_id: string;
  readonly period_end: Date;
  readonly plan: string | null;
}

const kind = 'plan-ending';

/** Confirms by mail that a plan ends with its paid time. Two requests at once are one mail. */
export async function confirmEnd({ deps, userId }: Member): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { rows } = await sql<EndingRow>`select m.subscription_id, m.period_end, p.name as plan
      from memberships m left join packages p on p.id = m.package_id
      where m.user_id = ${userId} and m.cancel_at_period_end and m.period_end is not null`.execute(trx);
    const [row] = rows;
    if (row === undefined) return;
    await noticeOnce(trx, {
      userId,
      kind,
      subject: `${row.subscription_id} ${row.period_end.toISOString()}`,
      mail: planEndingMail,
      valuesOf: ({ name, locale }) => ({ name, what: row.plan ?? '', until: dayText(locale, row.period_end) }),
    });
  });
}

/** The member has taken the end back: another one is confirmed again. */
export async function forgetEnd({ deps, userId }: Member): Promise<void> {
  await deps.db.deleteFrom('membership_notices').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
