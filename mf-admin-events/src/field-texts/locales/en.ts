import { texts as events } from '../../features/events/locales/en';
import { texts as tickets } from '../../features/tickets/locales/en';

/** Labels of stored fields that no form of this remote has under their names; the others are the labels of the forms. */
const otherFields = {
  archived_at: 'In the archive since',
  amount: 'Amount',
  texts: 'Texts',
  segment: 'Recipients',
  send_at: 'Send at',
  pool_id: 'Shared seats',
  opens_after_ticket_id: 'Opens after',
  code: 'Code',
  value: 'Value',
  scope: 'Valid for',
  ticket_ids: 'Tickets',
  ticketId: 'Ticket',
  max_uses: 'Most uses',
  uses: 'Uses',
  note: 'Note',
  total: 'Seats in all',
  opens_at: 'Opens',
  closes_at: 'Closes',
  type: 'Type',
  label: 'Question',
  help: 'Help',
  is_required: 'Required',
  is_sensitive: 'Sensitive',
  min: 'Least',
  max: 'Most',
  depends_on: 'Depends on',
  choices: 'Choices',
  payment: 'Payment',
  outcome: 'Result',
  refund: 'Refund',
  refunded: 'Refunded so far',
  reason: 'Reason',
  rule: 'Rule',
  dates: 'Dates',
  cover_alt: 'Description of the picture',
};

export const texts = { fields: { ...tickets.fields, ...events.fields, ...otherFields } };
