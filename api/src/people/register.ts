/** What becomes of what a column holds when the person it names is removed. */
export type OnRemoval =
  /** The whole row goes. */
  | 'delete'
  /** The row stays without her: the column, and what is named beside it, is emptied. */
  | 'empty'
  /** Her own row of `users`, which becomes nobody's. */
  | 'anonymise'
  /** Nothing here tells who she was. */
  | 'keep';

export interface PersonColumn {
  /** `table.column`. */
  readonly column: string;
  /** What the column holds: her id, her id as text, or her address. */
  readonly holds: 'id' | 'text id' | 'email';
  /** Further condition of such a row, as SQL. */
  readonly where?: string;
  /** Name of the part of her archive that these rows are; null when they are not hers to take along, with the reason. */
  readonly part: string | null;
  /** Columns that her archive shows, as SQL on the table. */
  readonly shows?: string;
  readonly onRemoval: OnRemoval;
  /** Whether the row follows her when two accounts of hers become one. Everything does that does not say otherwise. */
  readonly onMerge?: 'move' | 'keep';
  /** Other columns that are emptied with it: name and what it is set to, as SQL. */
  readonly empties?: Readonly<Record<string, string>>;
  readonly why: string;
}

/** Stands where a name was, in a text that has to say something. */
export const formerName = 'Former member';

/**
 * Every column that refers to a person. The archive of one's own data and the removal of it are made from this list,
 * and a test compares it with the database: a new column that nobody thought through here fails it.
 */
export const personColumns: readonly PersonColumn[] = [
  {
    column: 'users.id',
    holds: 'id',
    part: 'account',
    shows: `id, email, first_name, last_name, headline, bio, phone, company, city, country_code, locale, linkedin,
      avatar, privacy, is_social, email_verified_at, removal_requested_at, removal_due_at, created_at, updated_at,
      (select name from areas where id = users.area_id) as area,
      (select name from chapters where id = users.chapter_id) as chapter,
      (select name from seniority_levels where id = users.seniority_id) as seniority`,
    onRemoval: 'anonymise',
    onMerge: 'keep',
    why: 'The row stays as nobody, so that what counts people and what the law keeps still adds up.',
  },
  { column: 'users.email', holds: 'email', part: null, onRemoval: 'anonymise', why: 'Told with the account.' },
  {
    column: 'user_roles.user_id',
    holds: 'id',
    part: 'roles',
    shows: `(select name from roles where id = role_id) as role`,
    onRemoval: 'delete',
    why: 'Nobody has rights.',
  },
  {
    column: 'user_permissions.user_id',
    holds: 'id',
    part: 'permissions',
    shows: `(select name from permissions where id = permission_id) as permission`,
    onRemoval: 'delete',
    why: 'Nobody has rights.',
  },
  {
    column: 'user_job_skills.user_id',
    holds: 'id',
    part: 'skills',
    shows: `(select name from job_skills where id = job_skill_id) as skill,
      (select kind from job_skills where id = job_skill_id) as kind`,
    onRemoval: 'delete',
    why: 'Hers alone.',
  },
  {
    column: 'user_job_types.user_id',
    holds: 'id',
    part: 'job_types',
    shows: `(select name from job_types where id = job_type_id) as job_type`,
    onRemoval: 'delete',
    why: 'Hers alone.',
  },
  {
    column: 'chapter_leaders.user_id',
    holds: 'id',
    part: 'chapters_led',
    shows: `(select name from chapters where id = chapter_id) as chapter, position`,
    onRemoval: 'delete',
    why: 'A chapter is led by people who are there.',
  },
  {
    column: 'company_recruiters.user_id',
    holds: 'id',
    part: 'companies_recruited_for',
    shows: `(select name from companies where id = company_id) as company`,
    onRemoval: 'delete',
    why: 'Nobody hires for a company once she is gone.',
  },
  {
    column: 'event_speakers.user_id',
    holds: 'id',
    part: 'talks',
    shows: `(select title from events where id = event_id) as event,
      (select starts_at from events where id = event_id) as starts_at, name, headline, speaker_role`,
    onRemoval: 'empty',
    empties: { name: `'${formerName}'`, headline: 'null' },
    why: 'The programme of an event keeps its talks, without her name.',
  },
  {
    column: 'news.author_id',
    holds: 'id',
    part: 'news_written',
    shows: 'title, slug, published_at, created_at',
    onRemoval: 'empty',
    why: 'What was published for the community stays, unsigned.',
  },
  {
    column: 'media.created_by',
    holds: 'id',
    part: 'files_uploaded',
    shows: 'url, kind, mime, bytes, alt, created_at',
    onRemoval: 'empty',
    empties: { name: 'case when is_public then name end' },
    why: 'Pictures of the site stay, nobody knows whose upload they were. Her portrait goes with her account.',
  },
  {
    column: 'media_uploads.created_by',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    why: 'Half a file; gone after a day anyway.',
  },
  {
    column: 'views.owner_id',
    holds: 'id',
    part: 'views',
    shows: 'resource, name, search, created_at',
    onRemoval: 'delete',
    why: 'Nobody looks at her lists any more.',
  },
  {
    column: 'bulk_jobs.actor_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    why: 'What is needed to take a change of many rows back; gone after a month anyway. The audit tells of it.',
  },
  {
    column: 'imports.owner_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    why: 'A file on its way in; gone after a month anyway.',
  },
  {
    column: 'media_uses.row_id',
    holds: 'id',
    where: `resource = 'users'`,
    part: null,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Her portrait, told with the account; its label is her name.',
  },
  {
    column: 'versionings.user_id',
    holds: 'id',
    part: 'package_changes',
    shows: 'subject, subject_id, action, before, after, created_at',
    onRemoval: 'empty',
    why: 'What a package cost and when is business history; who changed it is not told any more.',
  },
  {
    column: 'registrations.user_id',
    holds: 'id',
    part: 'registration',
    shows: 'kind, company_name, mails_count, mailed_at, created_at',
    onRemoval: 'delete',
    why: 'Hers alone.',
  },
  {
    column: 'social_accounts.user_id',
    holds: 'id',
    part: 'social_accounts',
    shows: 'provider, provider_account_id, created_at',
    onRemoval: 'delete',
    why: 'Coming back by LinkedIn makes a new account.',
  },
  {
    column: 'sign_ins.user_id',
    holds: 'id',
    part: 'sign_ins',
    shows: 'provider, created_at, expires_at, ended_at, ended_reason',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Her sessions end; their refresh tokens go with them.',
  },
  {
    column: 'pins.user_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'A secret, and gone within the day.',
  },
  {
    column: 'audit_entries.actor_id',
    holds: 'id',
    part: 'activity',
    shows: 'at, action, resource, row_id',
    onRemoval: 'empty',
    onMerge: 'keep',
    empties: { ip_hash: 'null' },
    why: 'What was done must stay traceable; by whom is forgotten.',
  },
  {
    column: 'audit_entries.row_id',
    holds: 'text id',
    where: `resource in ('users', 'users_lost')`,
    part: 'account_history',
    shows: 'at, action, before, after',
    onRemoval: 'keep',
    onMerge: 'keep',
    empties: { before: 'null', after: 'null' },
    why: 'That an account was changed stays; what was in it goes. The number leads to nobody.',
  },
  {
    column: 'audit_entries.viewed_as',
    holds: 'id',
    part: 'looked_at_as_you',
    shows: 'at, action, resource, row_id',
    onRemoval: 'empty',
    onMerge: 'keep',
    why: 'What an admin did while she looked as her.',
  },
  {
    column: 'views_as.person_id',
    holds: 'id',
    part: 'looks_as_you',
    shows: 'reason, created_at, expires_at, ended_at',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Who looked at the site as her may know why; the audit keeps that it was.',
  },
  {
    column: 'views_as.viewer_id',
    holds: 'id',
    part: 'looks_as_others',
    shows: 'created_at, expires_at, ended_at',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Nobody looks any more.',
  },
  {
    column: 'account_merges.winner_id',
    holds: 'id',
    part: 'merges',
    shows: 'created_at, reason, undone_at',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'That two accounts became one is hers alone; the audit keeps that it was.',
  },
  {
    column: 'account_merges.loser_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Told with the account that stayed.',
  },
  {
    column: 'account_merges.merged_by',
    holds: 'id',
    part: null,
    onRemoval: 'empty',
    onMerge: 'keep',
    why: 'Told as her activity.',
  },
  {
    column: 'outbox_mails.recipient',
    holds: 'email',
    part: 'mails',
    shows: 'template, locale, created_at, sent_at',
    onRemoval: 'delete',
    why: 'Kept thirty days at most anyway.',
  },
  {
    column: 'caught_mails.recipient',
    holds: 'email',
    part: null,
    onRemoval: 'delete',
    why: 'Only where mails are not really sent; the outbox tells of them.',
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
  {
    column: 'revisions.actor_id',
    holds: 'id',
    part: 'changes',
    shows: 'at, action, resource, row_id',
    onRemoval: 'empty',
    why: 'How a record came to be stays; by whom is forgotten.',
  },
  {
    column: 'revisions.row_id',
    holds: 'id',
    where: `resource in ('users', 'users_lost', 'founders')`,
    part: 'account_revisions',
    shows: 'at, action, before, after',
    onRemoval: 'keep',
    empties: { before: `'{}'`, after: `'{}'`, reason: 'null' },
    why: 'That an account was changed stays; what was in it goes.',
  },
  {
    column: 'removals.actor_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    why: 'Kept ten minutes, for her to undo a deletion; told by the audit.',
  },
  {
    column: 'removals.row_id',
    holds: 'id',
    where: `resource in ('users', 'users_lost', 'founders')`,
    part: null,
    onRemoval: 'delete',
    why: 'Nobody brings an account back that was removed for good.',
  },
  {
    column: 'presences.user_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    why: 'Kept while she has a record open.',
  },
  {
    column: 'drafts.updated_by',
    holds: 'id',
    part: 'drafts',
    shows: 'resource, row_id, updated_at',
    onRemoval: 'empty',
    why: 'What was prepared for the community stays, nobody knows whose draft it was.',
  },
  {
    column: 'publications.actor_id',
    holds: 'id',
    part: 'publications_planned',
    shows: 'resource, row_id, action, at',
    onRemoval: 'empty',
    why: 'What was planned still comes out.',
  },
];

/** Columns whose names sound like a person and who are none, with the reason. */
export const namelessColumns: Readonly<Record<string, string>> = {
  'users.email_verified_at': 'A time of her own account, emptied with it.',
  'chapters.email': 'The address of a chapter.',
  'press.author': 'A journalist, as her article names her.',
};
