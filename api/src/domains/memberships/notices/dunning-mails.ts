import { formatMoney } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { MembershipRow } from '../member';
import { graceEnd } from '../plans/grant';
import { signCardLink } from './card-links';
import { dayText } from '../../../kit/core/values/day-text';
import type { DueMail } from './mails/due-values';
import { noticeOnce } from './notices';
import { paymentFailedMail } from './mails/payment-failed.mail';
import { paymentLastReminderMail } from './mails/payment-last-reminder.mail';
import { paymentReminderMail } from './mails/payment-reminder.mail';
import { planEndedMail } from './mails/plan-ended.mail';

const dayMs = 86_400_000;
const mostAtOnce = 500;

/** Days before the end of the plan at which the last reminder is sent. */
const lastReminderDays = 2;

interface Step {
  readonly kind: string;
  readonly mail: DueMail;
}

/**
 * Sends the mails about failed payments that are due: at once, after 3, 7 and 12 days, and when the plan has ended.
 * After a time in which no process ran, only the latest one is sent.
 */
export async function sendDunningMails(deps: ApiDeps, userId?: number): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`select m.user_id from memberships m
    where (${userId ?? null}::bigint is null or m.user_id = ${userId ?? null}::bigint) and m.latest_invoice_id is not null
      and (m.state in ('past_due', 'unpaid') or ${hasEndedUnpaid})
      -- A member who has got the final mail gets no other one about the same invoice.
      and not exists (select 1 from membership_notices n where n.user_id = m.user_id and n.kind = 'dunning-end'
        and n.subject = m.latest_invoice_id)
    order by m.failed_at limit ${mostAtOnce}`.execute(deps.db);
  for (const { user_id: id } of rows) await transact(deps.db, (trx) => sendDueMail(trx, deps, id));
}

/** Stripe has ended the subscription because its invoice, about which the member was reminded, stayed open. */
const hasEndedUnpaid = sql`(m.state = 'canceled'
  and exists (select 1 from membership_notices n where n.user_id = m.user_id and n.subject = m.latest_invoice_id)
  and not exists (select 1 from membership_invoices i where i.source_id = m.latest_invoice_id))`;

async function sendDueMail(trx: Db, deps: ApiDeps, userId: number): Promise<void> {
  const { rows } = await sql<MembershipRow & { plan: string | null; is_ended: boolean }>`select m.*,
      ${hasEndedUnpaid} as is_ended, (select p.name from packages p where p.id = m.package_id) as plan
    from memberships m where m.user_id = ${userId} for update of m`.execute(trx);
  const [row] = rows;
  const now = deps.clock();
  const step = row === undefined ? null : row.is_ended ? endStep : stepOf(row, now);
  if (row === undefined || step === null || row.latest_invoice_id === null) return;
  const end = graceEnd(row) ?? now;
  await noticeOnce(trx, {
    userId,
    kind: step.kind,
    subject: row.latest_invoice_id,
    mail: step.mail,
    valuesOf: ({ name, locale }, noticeId) => ({
      name,
      what: row.plan ?? '',
      amount: formatMoney(locale, row.due_amount, row.currency),
      until: dayText(locale, end),
      token: signCardLink(deps.env.tokenSecret, noticeId, now),
    }),
  });
}

const endStep: Step = { kind: 'dunning-end', mail: planEndedMail };

/**
 * The latest mail that is due about a failed payment. While a treasurer has paused it, only the mails about the end of
 * the plan are sent.
 */
function stepOf(row: MembershipRow, now: Date): Step | null {
  const { state, failed_at: failedAt, dunning_paused_until: pausedUntil } = row;
  const end = graceEnd(row);
  if (failedAt === null || end === null || (state !== 'past_due' && state !== 'unpaid')) return null;
  if (now >= end) return endStep;
  if (now.getTime() >= end.getTime() - lastReminderDays * dayMs)
    return { kind: 'dunning-12', mail: paymentLastReminderMail };
  if (pausedUntil !== null && pausedUntil > now) return null;
  const days = (now.getTime() - failedAt.getTime()) / dayMs;
  if (days >= 7) return { kind: 'dunning-7', mail: paymentReminderMail };
  if (days >= 3) return { kind: 'dunning-3', mail: paymentReminderMail };
  return { kind: 'dunning-0', mail: paymentFailedMail };
}
