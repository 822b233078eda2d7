import { attendee } from './checkout-stage';

export const cancelledTicket = { ...attendee, id: 4, slug: 'other-slug', first_name: 'Inés', state: 'cancelled' };

/** Outcomes of orders: what is special about them, their values, and heading and text of their page. */
export const outcomes = [
  [
    'a part came back',
    { state: 'partially_refunded', refunded: 1500, attendees: [attendee, cancelledTicket] },
    'You are going',
    '$15.00 went back to your card.',
  ],
  [
    'a part came back, no ticket is left',
    { state: 'partially_refunded', refunded: 1500, attendees: [cancelledTicket] },
    'A part of your order was refunded',
    '$15.00 went back to your card.',
  ],
  [
    'all came back',
    { state: 'refunded', refunded: 3000, attendees: [cancelledTicket] },
    'Your order was refunded',
    '$30.00 went back to your card.',
  ],
  [
    'paid late',
    { state: 'refunded', refunded: 3000, is_paid_late: true, attendees: [] },
    'Your payment goes back',
    'We refunded it.',
  ],
  [
    'no tickets',
    { state: 'paid_without_tickets', attendees: [] },
    'Your payment has arrived, your tickets have not',
    'Your payment of $30.00 has arrived, but the tickets could not be made.',
  ],
  ['a refund failed', { state: 'refund_failed' }, 'A refund is being checked', 'Your valid tickets stay valid.'],
  [
    'paid late, the refund failed',
    { state: 'refund_failed', is_paid_late: true, attendees: [] },
    'A refund is being checked',
    'The order has no valid ticket.',
  ],
  [
    'the event was cancelled, the order was not',
    { state: 'cancellation_failed' },
    'The event is cancelled',
    'The organisers are looking at your payment',
  ],
  [
    'the event was cancelled, the free order was not',
    { state: 'cancellation_failed', total: 0 },
    'The event is cancelled',
    'The organisers are looking at your order',
  ],
  ['settled', { state: 'settled' }, 'Your order is settled', 'Your valid tickets are here.'],
  ['settled without tickets', { state: 'settled', attendees: [] }, 'Your order is settled', 'It has no valid ticket.'],
] as const;
