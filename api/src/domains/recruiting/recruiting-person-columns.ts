import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const recruitingPersonColumns: readonly PersonColumn[] = [
  {
    column: 'application_drafts.user_id',
    holds: 'id',
    part: 'application_drafts',
    shows: `(select title from jobs where id = job_id) as job, message, updated_at`,
    record: { resource: 'jobs', column: 'job_id', name: 'title' },
    onRemoval: 'delete',
    why: 'Words that were not sent are for this person only.',
  },
  {
    column: 'applications.user_id',
    holds: 'id',
    part: 'applications',
    shows: `(select title from jobs where id = job_id) as job, state, message, applicant, applied_at, moved_at`,
    record: { resource: 'jobs', column: 'job_id', name: 'title' },
    onRemoval: 'empty',
    empties: { name: `''`, applicant: 'null', message: 'null' },
    why: 'The company loses profile, words and name; the row counts in figures.',
  },
  {
    column: 'application_events.member_id',
    holds: 'id',
    part: 'application_steps',
    shows: `(select j.title from applications a join jobs j on j.id = a.job_id where a.id = application_id) as job,
      to_state as state, case when shows_reason then reason end as reason, created_at`,
    onRemoval: 'empty',
    empties: { reason: 'null', note: 'null' },
    why: 'Reasons and notes are about this person. Notes of a company are for its recruiters.',
  },
  {
    column: 'application_events.actor_id',
    holds: 'id',
    part: null,
    onRemoval: 'empty',
    why: 'The history of an application stays without the name of the recruiter.',
  },
];
