import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const formsPersonColumns: readonly PersonColumn[] = [
  {
    column: 'registrations.user_id',
    holds: 'id',
    part: 'registration',
    shows: 'kind, company_name, mails_count, mailed_at, created_at',
    onRemoval: 'delete',
    why: 'Data of this user only.',
  },
  {
    column: 'form_entries.assignee_id',
    holds: 'id',
    part: 'messages_looked_after',
    shows: 'reference, family, state, created_at',
    onRemoval: 'empty',
    why: 'Entries of other people stay, without an assignee.',
  },
  {
    column: 'form_notes.author_id',
    holds: 'id',
    part: 'notes_written',
    shows: `(select reference from form_entries where id = entry_id) as reference, "text", created_at`,
    onRemoval: 'empty',
    why: 'Notes of the team stay, without an author.',
  },
  {
    column: 'form_replies.author_id',
    holds: 'id',
    part: 'replies_written',
    shows: `(select reference from form_entries where id = entry_id) as reference, subject, created_at`,
    onRemoval: 'empty',
    why: 'Replies of the team stay, without an author.',
  },
  {
    column: 'form_replies.recipient',
    holds: 'email',
    part: 'replies_received',
    shows: 'subject, body, locale, created_at',
    onRemoval: 'delete',
    why: 'The mail answers an entry of this person.',
  },
  {
    column: 'form_conversions.author_id',
    holds: 'id',
    part: 'messages_converted',
    shows: `(select reference from form_entries where id = entry_id) as reference, target, created_at`,
    onRemoval: 'empty',
    why: 'The conversion of an entry stays, without its author.',
  },
  {
    column: 'form_entries.email',
    holds: 'email',
    part: 'messages',
    shows: 'reference, family, kind, locale, name, email, company_name, data, created_at',
    onRemoval: 'delete',
    why: 'Entries that this person sent with this address.',
  },
];
