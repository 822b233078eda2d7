import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import type { MailAuthor } from './mail-quota';
import { queueReceipt } from './orders/queue-receipt';
import { queueTicketMails } from './ticket-mail';
import { ticketConfirmedMail } from './tickets/ticket-confirmed.mail';
import { ticketPendingMail } from './tickets/ticket-pending.mail';

/** Mails the tickets of an order to their holders, and the receipt to the buyer, once. */
export const mailTickets = defineJob({
  kind: 'events.mail-tickets',
  payload: z.object({ order: z.number(), is_gift: z.optional(z.boolean()) }),
});

/** Has the tickets of an order mailed after the commit. */
export async function requestTicketMails(trx: Db, order: number, author: MailAuthor): Promise<void> {
  await enqueue(trx, mailTickets, { order, is_gift: author === 'organiser' });
}

/** Queues the mails of an order in one transaction with the mark that they are queued, so a repeated job does nothing. */
export async function sendTicketMails(
  deps: Pick<ApiDeps, 'db' | 'env' | 'clock'>,
  orderId: number,
  isGift = false,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await trx
      .updateTable('orders')
      .set({ mailed_at: deps.clock() })
      .where('id', '=', orderId)
      .where('mailed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (order === undefined) return;
    // With a lock, so that a cancellation comes before these mails or after them.
    const tickets = await trx
      .selectFrom('attendees')
      .select(['id', 'state', 'approved_at'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .forUpdate()
      .execute();
    // The approval of a registration has queued its mail already.
    const newTickets = tickets.filter(({ state, approved_at: at }) => state === 'confirmed' && at === null);
    const pendingTickets = tickets.filter(({ state }) => state === 'pending_approval');
    const author: MailAuthor = isGift ? 'organiser' : 'stranger';
    await queueTicketMails(trx, deps, ticketConfirmedMail, { ids: newTickets.map(({ id }) => id) }, { author });
    await queueTicketMails(trx, deps, ticketPendingMail, { ids: pendingTickets.map(({ id }) => id) });
    await queueReceipt(trx, deps, orderId);
  });
}
