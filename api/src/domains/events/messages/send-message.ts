import type { MessageSegment, MessageTexts } from '@enlace/shared-contract/events';
import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRun, type RunAgain, runAgain } from '../../../infrastructure/background-jobs/define-job';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { notify } from '../../notifications';
import { type MessageRecipient, readAttendees, readWaitingPeople } from './message-readers';
import { moveMessage } from './move-message';
import { languageFor, messageValues } from './render-message';
import { recipientsOf } from './segment';
import { eventMessageMail } from './event-message.mail';
import { waitingMessageMail } from './waiting-message.mail';

/** Queues the mails of a message. */
export const sendMessage = defineJob({ kind: 'events.send-message', payload: z.object({ message: z.number() }) });

/** Mails of one transaction. */
const partSize = 50;

type MessageDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'>;

interface OpenMessage {
  readonly id: number;
  readonly state: 'planned' | 'sending';
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
  deps: MessageDeps,
  message: number,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<RunAgain | undefined> {
  for (;;) {
    if (run.signal.aborted) return runAgain();
    if ((await transact(deps.db, (trx) => sendPart(trx, message, deps))) === 0) return undefined;
    await run.noteProgress();
  }
}

/** The column of a mail's recipient, and the table of its addresses. */
const marks = {
  attendees: { mark: sql.ref('s.attendee_id'), source: sql.table('attendees') },
  waiting: { mark: sql.ref('s.waiting_entry_id'), source: sql.table('waiting_entries') },
} as const;

/** Returns the number of mails; with 0 the message is sent, or ended before. */
async function sendPart(trx: Db, id: number, deps: MessageDeps): Promise<number> {
  const now = deps.clock();
  const message = await openMessage(trx, id, now);
  if (message === null) return 0;
  const { event_id: eventId, segment } = message;
  const { mark, source } = segment.audience === 'waiting' ? marks.waiting : marks.attendees;
  const { rows } = await sql<MessageRecipient>`select distinct on (lower(r.email)) r.id, r.email, r.locale,
      r.first_name, r.user_id
    from (${recipientsOf(eventId, segment)}) r join event_messages m on m.id = ${id}
    where r.created_at <= m.started_at
      and not exists (select 1 from event_message_mails s where s.message_id = m.id and ${mark} = r.id)
      and not exists (select 1 from event_message_mails s join ${source} o on o.id = ${mark}
        where s.message_id = m.id and lower(o.email) = lower(r.email))
    order by lower(r.email), r.id limit ${partSize}`.execute(trx);
  await queuePart(trx, message, rows, deps);
  if (rows.length < partSize) await moveMessage(trx, { id, state: 'sending' }, 'finish', now);
  return rows.length < partSize ? 0 : rows.length;
}

/** The locked message, which is being sent from now on; null when it is sent or cancelled. */
async function openMessage(trx: Db, id: number, now: Date): Promise<OpenMessage | null> {
  const { rows } =
    await sql<OpenMessage>`select m.id, m.state, m.event_id, m.texts, m.segment, e.deleted_at is not null as is_removed
    from event_messages m join events e on e.id = m.event_id
    where m.id = ${id} and m.state in ('planned', 'sending') for update of m`.execute(trx);
  const [message] = rows;
  if (message === undefined) return null;
  await moveMessage(trx, message, message.is_removed ? 'cancel' : 'start', now);
  return message.is_removed ? null : message;
}

/** Queues the mails of recipients, each in the language that the person reads, and marks them. */
async function queuePart(
  trx: Db,
  { id, texts, event_id: eventId, segment }: OpenMessage,
  recipients: readonly MessageRecipient[],
  { env, clock }: MessageDeps,
): Promise<void> {
  const isWaiting = segment.audience === 'waiting';
  const mail = isWaiting ? waitingMessageMail : eventMessageMail;
  for (const lang of locales) {
    const group = recipients.filter(({ locale }) => languageFor(texts, locale) === lang);
    if (group.length === 0) continue;
    const context = { lang, now: clock() };
    const readers = isWaiting
      ? await readWaitingPeople(trx, eventId, group, context, env)
      : await readAttendees(trx, group, context);
    for (const { recipient, reader } of readers) {
      const values = messageValues(texts, lang, reader);
      const mailId = await queueMail(trx, { email: recipient.email, locale: lang }, mail, values);
      const { event, subject, path } = values;
      const link = isWaiting ? '/my/tickets' : path;
      const users = { userIds: [recipient.user_id], emails: [recipient.email] };
      await notify(trx, { template: 'eventMessage', facts: { event, subject }, link }, users);
      await sql`insert into event_message_mails (message_id, attendee_id, waiting_entry_id, mail_id, is_declined)
        select ${id}, ${isWaiting ? null : recipient.id}::bigint, ${isWaiting ? recipient.id : null}::bigint, o.id,
          o.is_declined from outbox_mails o where o.id = ${mailId}`.execute(trx);
    }
  }
}
