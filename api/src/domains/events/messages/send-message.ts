import type { MessageSegment, MessageTexts } from '@enlace/shared-contract/events';
import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRun, type RunAgain, runAgain } from '../../../infrastructure/jobs/define-job';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { notify } from '../../notifications';
import { findTicketsWithEvent } from '../mails/tickets-with-event';
import { languageFor, messageValues } from './render-message';
import { segmentCondition } from './segment';
import { eventMessageMail } from './event-message.mail';

/** Queues the mails of a message. */
export const sendMessage = defineJob({ kind: 'events.send-message', payload: z.object({ message: z.number() }) });

/** Mails of one transaction. */
const partSize = 50;

interface OpenMessage {
  readonly event_id: number;
  readonly texts: MessageTexts;
  readonly segment: MessageSegment;
  readonly is_removed: boolean;
}

/**
 * Queues a mail for each person of the segment, once: the mark of a person and the mail are written in one transaction,
 * so a job that ends in the middle goes on with the others. People who leave before their turn get nothing, and people
 * who register after the start neither.
 */
export async function sendMessageMails(
  deps: Pick<ApiDeps, 'db' | 'clock'>,
  message: number,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<RunAgain | undefined> {
  for (;;) {
    if (run.signal.aborted) return runAgain();
    if ((await transact(deps.db, (trx) => sendPart(trx, message, deps.clock()))) === 0) return undefined;
    await run.noteProgress();
  }
}

/** Answers the number of mails; with 0 the message is sent, or ended before. */
async function sendPart(trx: Db, id: number, now: Date): Promise<number> {
  const message = await openMessage(trx, id, now);
  if (message === null) return 0;
  const { event_id: eventId, texts, segment } = message;
  const { rows } = await sql<{ id: number; locale: string }>`select distinct on (lower(a.email)) a.id, a.locale
    from attendees a
    join event_messages m on m.id = ${id}
    where ${segmentCondition(eventId, segment)} and a.created_at <= m.started_at
      and not exists (select 1 from event_message_mails s where s.message_id = m.id and s.attendee_id = a.id)
      and not exists (select 1 from event_message_mails s join attendees o on o.id = s.attendee_id
        where s.message_id = m.id and lower(o.email) = lower(a.email))
    order by lower(a.email), a.id limit ${partSize}`.execute(trx);
  await queuePart(trx, id, rows, texts, now);
  if (rows.length < partSize)
    await trx
      .updateTable('event_messages')
      .set({ state: 'sent', finished_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
  return rows.length < partSize ? 0 : rows.length;
}

/** The locked message, which is being sent from now on; null when it is sent or cancelled. */
async function openMessage(trx: Db, id: number, now: Date): Promise<OpenMessage | null> {
  const { rows } = await sql<OpenMessage>`select m.event_id, m.texts, m.segment, e.deleted_at is not null as is_removed
    from event_messages m join events e on e.id = m.event_id
    where m.id = ${id} and m.state in ('planned', 'sending') for update of m`.execute(trx);
  const [message] = rows;
  if (message === undefined) return null;
  const state = message.is_removed ? ('cancelled' as const) : ('sending' as const);
  await sql`update event_messages set state = ${state}, started_at = coalesce(started_at, ${now}), updated_at = ${now}
    where id = ${id}`.execute(trx);
  return message.is_removed ? null : message;
}

/** Queues the mails of attendees, each in the language that the person reads. */
async function queuePart(
  trx: Db,
  message: number,
  attendees: readonly { readonly id: number; readonly locale: string }[],
  texts: MessageTexts,
  now: Date,
): Promise<void> {
  for (const lang of locales) {
    const ids = attendees.filter(({ locale }) => languageFor(texts, locale) === lang).map(({ id }) => id);
    if (ids.length === 0) continue;
    const marks: { message_id: number; attendee_id: number; mail_id: number }[] = [];
    for (const ticket of await findTicketsWithEvent(trx, { ids }, { lang, now })) {
      const values = messageValues(texts, lang, ticket);
      const mailId = await queueMail(trx, { email: ticket.email, locale: lang }, eventMessageMail, values);
      const { event, subject, path: link } = values;
      const recipients = { userIds: [ticket.user_id], emails: [ticket.email] };
      await notify(trx, { template: 'eventMessage', facts: { event, subject }, link }, recipients);
      marks.push({ message_id: message, attendee_id: ticket.id, mail_id: mailId });
    }
    await trx.insertInto('event_message_mails').values(marks).execute();
  }
}
