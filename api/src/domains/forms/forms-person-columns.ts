import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person. */
export const formsPersonColumns: readonly PersonColumn[] = [
  {
    column: 'registrations.user_id',
    holds: 'id',
    part: 'registration',
    shows: 'kind, company_name, mails_count, mailed_at, created_at',
    onRemoval: 'delete',
    why: 'Hers alone.',
  },
  {
    column: 'form_entries.assignee_id',
    holds: 'id',
    part: 'messages_looked_after',
    shows: 'reference, family, state, created_at',
    onRemoval: 'empty',
    why: 'What others wrote stays; somebody else looks after it.',
  },
  {
    column: 'form_notes.author_id',
    holds: 'id',
    part: 'notes_written',
    shows: `(select reference from form_entries where id = entry_id) as reference, "text", created_at`,
    onRemoval: 'empty',
    why: 'What the team noted about a message stays, unsigned.',
  },
  {
    column: 'form_replies.author_id',
    holds: 'id',
    part: 'replies_written',
    shows: `(select reference from form_entries where id = entry_id) as reference, subject, created_at`,
    onRemoval: 'empty',
    why: 'What the community answered stays, unsigned.',
  },
  {
    column: 'form_replies.recipient',
    holds: 'email',
    part: 'replies_received',
    shows: 'subject, body, locale, created_at',
    onRemoval: 'delete',
    why: 'Written to her, about what she wrote.',
  },
  {
    column: 'form_conversions.author_id',
    holds: 'id',
    part: 'messages_converted',
    shows: `(select reference from form_entries where id = entry_id) as reference, target, created_at`,
    onRemoval: 'empty',
    why: 'That a message became a company or an article stays; who did it is not told any more.',
  },
  {
    column: 'form_entries.email',
    holds: 'email',
    part: 'messages',
    shows: 'reference, family, kind, locale, name, email, company_name, data, created_at',
    onRemoval: 'delete',
    why: 'What she wrote to the community under her address.',
  },
];
