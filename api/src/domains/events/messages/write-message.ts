import { AppError } from '@enlace/shared-contract/errors';
import type { addMessageSchema, MessageSegment } from '@enlace/shared-contract/events';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requireEvent } from '../codes/codes.repository';
import { eventTexts } from '../event-texts';
import { moveMessage } from './move-message';
import { countRecipients } from './segment';
import { sendMessage } from './send-message';
import { eventMessageLimit } from '../event-limits';

type Form = z.infer<typeof addMessageSchema>;

const longestPlanMs = 366 * 86_400_000;

/**
 * Plans a message, by default for now; answers its id. The same key is the same message. Throws NOT_FOUND, RATE_LIMITED,
 * and VALIDATION_FAILED for a segment without people and for a time that is too far away.
 */
export async function addMessage(
  writing: WriteContext,
  { eventId, form }: { readonly eventId: number | null; readonly form: Form },
): Promise<number> {
  const { deps, now, viewer, origin } = writing;
  const event = await requireEvent(deps.db, eventId);
  const earlierId = await findByKey(deps.db, event, form.key);
  if (earlierId !== null) return earlierId;
  const sendAt = form.send_at ? new Date(form.send_at) : null;
  const expectedCount = await requireRecipients(writing, event, form.segment, sendAt);
  await deps.limits.count(eventMessageLimit, `event ${event}`);
  return transact(deps.db, async (trx) => {
    const message = await trx
      .insertInto('event_messages')
      .values({
        event_id: event,
        author_id: viewer?.id ?? null,
        key: form.key,
        texts: JSON.stringify(form.texts),
        segment: JSON.stringify(form.segment),
        send_at: sendAt,
        expected: expectedCount,
      })
      .onConflict((on) => on.columns(['event_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (message === undefined) return (await findByKey(trx, event, form.key)) ?? 0;
    const after = { event_id: event, texts: form.texts, segment: form.segment, send_at: sendAt };
    await recordAudit(trx, { origin, action: 'add', resource: 'event_messages', rowId: message.id, after });
    const key = `message ${message.id}`;
    const runAt = sendAt !== null && sendAt > now ? sendAt : now;
    await enqueue(trx, sendMessage, { message: message.id }, { key, runAt });
    return message.id;
  });
}

/** Ends a message that is not sent. Throws NOT_FOUND, and CONFLICT for a sent one. */
export async function cancelMessage({ deps, now, origin }: WriteContext, id: number | null): Promise<void> {
  await transact(deps.db, async (trx) => {
    const message = await trx
      .selectFrom('event_messages')
      .select(['id', 'state'])
      .where('id', '=', id ?? 0)
      .forUpdate()
      .executeTakeFirst();
    if (message === undefined) throw new AppError('NOT_FOUND', { message: `message ${id}` });
    if (message.state === 'cancelled') return;
    await moveMessage(trx, message, 'cancel', now);
    await recordAudit(trx, { origin, action: 'cancel', resource: 'event_messages', rowId: message.id });
  });
}

async function findByKey(db: Db, event: number, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('event_messages')
    .select('id')
    .where('event_id', '=', event)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The number of people in the segment at the moment. */
async function requireRecipients(
  { deps, locale, now }: WriteContext,
  event: number,
  segment: MessageSegment,
  sendAt: Date | null,
): Promise<number> {
  const tickets = await deps.db.selectFrom('tickets').select('id').where('event_id', '=', event).execute();
  if (!segment.ticket_ids.every((id) => tickets.some((ticket) => ticket.id === id)))
    throw refusal('segment.ticket_ids', fieldText(locale, 'unknownRow'));
  if (sendAt !== null && sendAt.getTime() > now.getTime() + longestPlanMs)
    throw refusal('send_at', eventTexts[locale].tooLate);
  const isNow = sendAt === null || sendAt <= now;
  const recipients = await countRecipients(deps.db, event, segment);
  if (isNow && recipients.length === 0) throw refusal('segment', eventTexts[locale].noRecipients);
  return recipients.reduce((sum, { count }) => sum + count, 0);
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `message: ${field}`, fields: { [field]: [text] } });
}
