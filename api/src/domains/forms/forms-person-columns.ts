import { familyResources } from '@enlace/shared-contract/forms';
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
    shows: `reference, family, kind, state, locale, name, email, company_name, data, logo, is_complete, score, signals,
      note, created_at, updated_at,
      (select name from contact_topics where id = topic_id) as topic,
      (select name from chapters where id = chapter_id) as chapter,
      (select coalesce(json_agg(json_build_object('text', n."text", 'created_at', n.created_at) order by n.id), '[]')
        from form_notes n where n.entry_id = form_entries.id) as notes_of_the_team,
      (select coalesce(json_agg(json_build_object('target', c.target, 'created_at', c.created_at) order by c.id), '[]')
        from form_conversions c where c.entry_id = form_entries.id) as conversions`,
    onRemoval: 'delete',
    resources: Object.values(familyResources).map(({ name }) => name),
    picture: 'logo',
    why: 'Entries that this person sent with this address.',
  },
];
