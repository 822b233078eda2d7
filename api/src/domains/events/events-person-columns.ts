import { formerName, type PersonColumn } from '../../infrastructure/db/person-column';

const event = { resource: 'events', column: 'event_id', name: 'title' } as const;
const eventOfRow = `(select title from events where id = event_id) as event,
      (select starts_at from events where id = event_id) as starts_at`;

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const eventsPersonColumns: readonly PersonColumn[] = [
  {
    column: 'event_speakers.user_id',
    holds: 'id',
    part: 'talks',
    shows: `${eventOfRow}, name, headline, speaker_role`,
    record: event,
    onRemoval: 'empty',
    empties: { name: `'${formerName}'`, headline: 'null' },
    why: 'The programme of an event keeps its talks, without the name.',
  },
  {
    column: 'orders.user_id',
    holds: 'id',
    part: 'orders',
    shows: `${eventOfRow}, reference, state, first_name, last_name, email, currency, total, created_at`,
    record: event,
    onRemoval: 'empty',
    empties: { first_name: 'null', last_name: 'null', email: 'null' },
    why: 'The sale stays for the accounts, without the buyer.',
  },
  {
    column: 'orders.email',
    holds: 'email',
    part: 'orders_by_email',
    shows: `${eventOfRow}, reference, state, first_name, last_name, email, currency, total, created_at`,
    onRemoval: 'empty',
    empties: { first_name: 'null', last_name: 'null', user_id: 'null' },
    why: 'The sale stays for the accounts, without the buyer.',
  },
  {
    column: 'attendees.user_id',
    holds: 'id',
    part: 'tickets',
    shows: `${eventOfRow}, first_name, last_name, email, state, created_at`,
    record: event,
    onRemoval: 'empty',
    empties: { first_name: `'${formerName}'`, last_name: `''`, email: `''`, cancel_reason: 'null' },
    why: 'The event keeps the number of its guests, without the name.',
  },
  {
    column: 'attendees.email',
    holds: 'email',
    part: 'tickets_by_email',
    shows: `${eventOfRow}, first_name, last_name, email, state, created_at`,
    onRemoval: 'empty',
    empties: {
      email: `''`,
      first_name: `'${formerName}'`,
      last_name: `''`,
      user_id: 'null',
      cancel_reason: 'null',
    },
    why: 'The event keeps the number of its guests, without the name.',
  },
];
