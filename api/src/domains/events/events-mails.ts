import type { AnyMailDefinition } from '../../infrastructure/mail/define-mail';
import { eventCancelledMail } from './mails/news/event-cancelled.mail';
import { eventChangedMail } from './mails/news/event-changed.mail';
import { eventMovedOnlineMail } from './mails/news/event-moved-online.mail';
import { eventPostponedMail } from './mails/news/event-postponed.mail';
import { eventReminderMail } from './mails/news/event-reminder.mail';
import { orderPaidMail } from './mails/orders/order-paid.mail';
import { orderPaidWithoutTicketsMail } from './mails/orders/order-paid-without-tickets.mail';
import { orderRefundedPartlyMail } from './mails/orders/order-refunded-partly.mail';
import { orderRefundedMail } from './mails/orders/order-refunded.mail';
import { ticketApprovedMail } from './mails/tickets/ticket-approved.mail';
import { ticketCancelledMail } from './mails/tickets/ticket-cancelled.mail';
import { ticketConfirmedMail } from './mails/tickets/ticket-confirmed.mail';
import { ticketKindChangedMail } from './mails/tickets/ticket-kind-changed.mail';
import { ticketPendingMail } from './mails/tickets/ticket-pending.mail';
import { ticketReceivedMail } from './mails/tickets/ticket-received.mail';
import { ticketRefusedMail } from './mails/tickets/ticket-refused.mail';
import { ticketResentMail } from './mails/tickets/ticket-resent.mail';
import { ticketTransferredMail } from './mails/tickets/ticket-transferred.mail';
import { eventMessageMail } from './messages/event-message.mail';
import { waitingMessageMail } from './messages/waiting-message.mail';
import { ticketEmailChangedMail } from './self-service/mails/ticket-email-changed.mail';
import { ticketEmailConfirmMail } from './self-service/mails/ticket-email-confirm.mail';
import { waitingCancelledMail } from './waiting/mails/waiting-cancelled.mail';
import { waitingChangedMail } from './waiting/mails/waiting-changed.mail';
import { waitingClosedMail } from './waiting/mails/waiting-closed.mail';
import { waitingFirstMail } from './waiting/mails/waiting-first.mail';
import { waitingJoinedMail } from './waiting/mails/waiting-joined.mail';
import { waitingOfferEndedMail } from './waiting/mails/waiting-offer-ended.mail';
import { waitingOfferShortenedMail } from './waiting/mails/waiting-offer-shortened.mail';
import { waitingOfferMail } from './waiting/mails/waiting-offer.mail';
import { waitingRemovedMail } from './waiting/mails/waiting-removed.mail';

export const eventsMails: readonly AnyMailDefinition[] = [
  eventCancelledMail,
  eventChangedMail,
  eventMovedOnlineMail,
  eventPostponedMail,
  eventReminderMail,
  orderPaidMail,
  orderPaidWithoutTicketsMail,
  orderRefundedPartlyMail,
  orderRefundedMail,
  ticketApprovedMail,
  ticketCancelledMail,
  ticketConfirmedMail,
  ticketKindChangedMail,
  ticketPendingMail,
  ticketReceivedMail,
  ticketRefusedMail,
  ticketResentMail,
  ticketTransferredMail,
  eventMessageMail,
  waitingMessageMail,
  ticketEmailChangedMail,
  ticketEmailConfirmMail,
  waitingCancelledMail,
  waitingChangedMail,
  waitingClosedMail,
  waitingFirstMail,
  waitingJoinedMail,
  waitingOfferEndedMail,
  waitingOfferShortenedMail,
  waitingOfferMail,
  waitingRemovedMail,
];
