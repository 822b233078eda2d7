import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const workPersonColumns: readonly PersonColumn[] = [
  {
    column: 'user_job_skills.user_id',
    holds: 'id',
    part: 'skills',
    shows: `(select name from job_skills where id = job_skill_id) as skill,
      (select kind from job_skills where id = job_skill_id) as kind`,
    onRemoval: 'delete',
    why: 'Data of this user only.',
  },
  {
    column: 'user_languages.user_id',
    holds: 'id',
    part: 'languages',
    shows: `(select name from language_proficiency where id = language_proficiency_id) as language`,
    onRemoval: 'delete',
    why: 'Data of this user only.',
  },
  {
    column: 'user_job_types.user_id',
    holds: 'id',
    part: 'job_types',
    shows: `(select name from job_types where id = job_type_id) as job_type`,
    onRemoval: 'delete',
    why: 'Data of this user only.',
  },
];
