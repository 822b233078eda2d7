import type { Db } from '../../../infrastructure/db/database';
import type { EventMailTemplate } from '../../../infrastructure/mail/event-mail-texts';
import { type NotificationTemplate, notify } from '../../notifications';
import type { TicketWithEvent } from './tickets-with-event';

/** Mails that come with a notification, and the page of the notification: the tickets, or the event. */
const pages: Partial<Readonly<Record<EventMailTemplate, { name: NotificationTemplate; page: 'tickets' | 'event' }>>> = {
  ticketReceived: { name: 'ticketReceived', page: 'tickets' },
  ticketApproved: { name: 'ticketApproved', page: 'tickets' },
  ticketRefused: { name: 'ticketRefused', page: 'event' },
  eventReminder: { name: 'eventReminder', page: 'tickets' },
  eventChanged: { name: 'eventChanged', page: 'event' },
  eventCancelled: { name: 'eventCancelled', page: 'event' },
};

/** The same words as in the mail. */
interface Words {
  readonly event: string;
  readonly path: string;
  readonly when: string;
  readonly where: string;
  readonly other: string;
}

/** Notifies the accounts of a mail's tickets: of those who booked them, and of those whose address they have. */
export async function notifyHolders(
  trx: Db,
  template: EventMailTemplate,
  tickets: readonly TicketWithEvent[],
  { event, path, when, where, other }: Words,
): Promise<void> {
  const plan = pages[template];
  if (plan === undefined) return;
  const link = plan.page === 'tickets' ? '/my/tickets' : path;
  const recipients = { userIds: tickets.map(({ user_id }) => user_id), emails: tickets.map(({ email }) => email) };
  await notify(trx, { template: plan.name, facts: { event, when, where, other }, link }, recipients);
}
