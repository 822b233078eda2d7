import type { Db } from '../../../infrastructure/db/database';
import type { AnyMailDefinition } from '../../../infrastructure/mail/define-mail';
import { type NotificationTemplate, notify } from '../../notifications';
import type { TicketWithEvent } from './tickets-with-event';
import { ticketReceivedMail } from './tickets/ticket-received.mail';
import { ticketApprovedMail } from './tickets/ticket-approved.mail';
import { ticketRefusedMail } from './tickets/ticket-refused.mail';
import { eventReminderMail } from './news/event-reminder.mail';
import { eventChangedMail } from './news/event-changed.mail';
import { eventCancelledMail } from './news/event-cancelled.mail';
import { eventMovedOnlineMail } from './news/event-moved-online.mail';
import { eventPostponedMail } from './news/event-postponed.mail';

/** Mails that come with a notification, and the page of the notification: the tickets, or the event. */
const pages = new Map<AnyMailDefinition, { name: NotificationTemplate; page: 'tickets' | 'event' }>([
  [ticketReceivedMail, { name: 'ticketReceived', page: 'tickets' }],
  [ticketApprovedMail, { name: 'ticketApproved', page: 'tickets' }],
  [ticketRefusedMail, { name: 'ticketRefused', page: 'event' }],
  [eventReminderMail, { name: 'eventReminder', page: 'tickets' }],
  [eventChangedMail, { name: 'eventChanged', page: 'event' }],
  [eventCancelledMail, { name: 'eventCancelled', page: 'event' }],
  [eventPostponedMail, { name: 'eventPostponed', page: 'event' }],
  [eventMovedOnlineMail, { name: 'eventMovedOnline', page: 'event' }],
]);

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
  mail: AnyMailDefinition,
  tickets: readonly TicketWithEvent[],
  { event, path, when, where, other }: Words,
): Promise<void> {
  const plan = pages.get(mail);
  if (plan === undefined) return;
  const link = plan.page === 'tickets' ? '/my/tickets' : path;
  const recipients = { userIds: tickets.map(({ user_id }) => user_id), emails: tickets.map(({ email }) => email) };
  await notify(trx, { template: plan.name, facts: { event, when, where, other }, link }, recipients);
}
