import { formerName, type PersonColumn } from '../../infrastructure/db/person-column';

const event = { resource: 'events', column: 'event_id', name: 'title' } as const;
const eventOfRow = `(select title from events where id = event_id) as event,
      (select starts_at from events where id = event_id) as starts_at`;

/** A ticket with its answers; the questions are in the words of the organiser. */
const attendeeParts = `${eventOfRow}, first_name, last_name, email, state, created_at,
      (select jsonb_agg(jsonb_build_object('question', q.label, 'answer',
          case when q.type in ('single', 'multi') then (select to_jsonb(array_agg(c.label order by c.position))
            from ticket_question_choices c where c.question_id = q.id
            and answers -> q.id::text -> 'choices' @> to_jsonb(c.id)) else answers -> q.id::text -> 'value' end,
          'consent', answers -> q.id::text -> 'text') order by q.position, q.id)
        from ticket_questions q where q.ticket_id = attendees.ticket_id and answers ? q.id::text) as answers`;

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
    column: 'check_ins.actor_id',
    holds: 'id',
    part: 'check_ins',
    shows: 'scanned_at, gate',
    onRemoval: 'empty',
    why: 'The person at the door stays checked in; who scanned the ticket is not kept.',
  },
  {
    column: 'event_messages.author_id',
    holds: 'id',
    part: 'event_messages',
    shows: `${eventOfRow}, texts, state, created_at`,
    record: event,
    onRemoval: 'empty',
    why: 'The message stays for those who got it; who wrote it is not kept.',
  },
  {
    column: 'orders.user_id',
    holds: 'id',
    part: 'orders',
    shows: `${eventOfRow}, reference, state, first_name, last_name, email, currency, total, created_at`,
    record: event,
    onRemoval: 'empty',
    empties: { first_name: 'null', last_name: 'null', email: 'null', form: 'null' },
    why: 'The sale stays for the accounts, without the buyer.',
  },
  {
    column: 'orders.email',
    holds: 'email',
    part: 'orders_by_email',
    shows: `${eventOfRow}, reference, state, first_name, last_name, email, currency, total, created_at`,
    onRemoval: 'empty',
    empties: { first_name: 'null', last_name: 'null', user_id: 'null', form: 'null' },
    why: 'The sale stays for the accounts, without the buyer.',
  },
  {
    column: 'attendees.user_id',
    holds: 'id',
    part: 'tickets',
    shows: attendeeParts,
    record: event,
    picture: 'answers',
    onRemoval: 'empty',
    empties: { first_name: `'${formerName}'`, last_name: `''`, email: `''`, cancel_reason: 'null', answers: `'{}'` },
    why: 'The event keeps the number of its guests, without the name.',
  },
  {
    column: 'attendees.email',
    holds: 'email',
    part: 'tickets_by_email',
    shows: attendeeParts,
    picture: 'answers',
    onRemoval: 'empty',
    empties: {
      email: `''`,
      first_name: `'${formerName}'`,
      last_name: `''`,
      user_id: 'null',
      cancel_reason: 'null',
      answers: `'{}'`,
    },
    why: 'The event keeps the number of its guests, without the name.',
  },
  {
    column: 'waiting_entries.user_id',
    holds: 'id',
    part: 'waiting_lists',
    shows: `${eventOfRow}, first_name, last_name, email, quantity, state, created_at`,
    record: event,
    onRemoval: 'delete',
    why: 'A person without an account gets no offers; held seats go to the next person.',
  },
  {
    column: 'waiting_entries.email',
    holds: 'email',
    part: 'waiting_lists_by_email',
    shows: `${eventOfRow}, first_name, last_name, email, quantity, state, created_at`,
    onRemoval: 'delete',
    why: 'A person without an account gets no offers; held seats go to the next person.',
  },
  {
    column: 'calendar_links.user_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'The version of the secret address of a calendar, which ends with the account.',
  },
  {
    column: 'download_tokens.user_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'A secret for one download, which ends after a minute.',
  },
];
