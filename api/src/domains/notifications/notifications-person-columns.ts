import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const notificationsPersonColumns: readonly PersonColumn[] = [
  {
    column: 'notifications.user_id',
    holds: 'id',
    part: 'notifications',
    shows: 'template, facts, link, created_at, read_at',
    onRemoval: 'delete',
    why: 'The user is the only reader.',
  },
  {
    column: 'message_choices.user_id',
    holds: 'id',
    part: 'message_choices',
    shows: 'kind, has_mail, has_notification',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'A removed account gets no messages; the remaining account of a merge has its own choices.',
  },
  {
    column: 'mail_stops.email_hash',
    holds: 'email hash',
    part: 'mail_stops',
    shows: 'kind, at',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'The tickets of a removed person have no address, so there is nothing to stop.',
  },
  {
    column: 'mail_digests.user_id',
    holds: 'id',
    part: 'mail_digests',
    shows: 'timezone, last_day',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'A removed account gets no messages; the remaining account of a merge has its own choices.',
  },
  {
    column: 'held_mails.user_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Marks of mails, which the archive shows by their address.',
  },
];
