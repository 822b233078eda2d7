import { AppError } from '@enlace/shared-contract/errors';
import type { EventMessage, eventMessagesQuerySchema } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { requireEvent } from '../codes/codes.repository';

const usualPageSize = 25;

/**
 * A message with the numbers of its mails. `waiting` mails are on their way or wait for a digest. Other mails that the
 * outbox has deleted were sent.
 */
const columns = sql`m.id, m.event_id, m.state, m.texts, m.segment, m.send_at, m.started_at, m.finished_at, m.expected,
  m.created_at, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as author,
  n.queued, n.queued - n.failed - n.waiting as sent, n.failed, n.held, n.declined`;

const source = sql`event_messages m left join users u on u.id = m.author_id
  cross join lateral (select count(*) filter (where not s.is_declined)::int as queued,
      count(*) filter (where s.is_declined)::int as declined,
      count(*) filter (where s.is_failed or (o.failed_at is not null and o.sent_at is null))::int as failed,
      count(*) filter (where o.is_declined is false and o.sent_at is null and o.failed_at is null)::int as waiting,
      count(h.mail_id) filter (where o.sent_at is null and o.failed_at is null)::int as held
    from event_message_mails s left join outbox_mails o on o.id = s.mail_id
      left join held_mails h on h.mail_id = o.id where s.message_id = m.id) n`;

/** A page of the messages of an event, the newest first. Throws NOT_FOUND without such an event. */
export async function listMessages(db: Db, eventId: number | null, query: z.infer<typeof eventMessagesQuerySchema>) {
  const { page = 1, per_page: size = usualPageSize } = query;
  await requireEvent(db, eventId);
  const { rows: data } = await sql<EventMessage>`select ${columns} from ${source} where m.event_id = ${eventId}
    order by m.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from event_messages
    where event_id = ${eventId}`.execute(db);
  return { data, meta: { total: rows[0]?.total ?? 0, page, per_page: size } };
}

/** Throws NOT_FOUND. */
export async function findMessage(db: Db, id: number | null): Promise<EventMessage> {
  const { rows } = await sql<EventMessage>`select ${columns} from ${source}
    join events e on e.id = m.event_id and e.deleted_at is null where m.id = ${id}`.execute(db);
  const [message] = rows;
  if (message === undefined) throw new AppError('NOT_FOUND', { message: `message ${id}` });
  return message;
}
