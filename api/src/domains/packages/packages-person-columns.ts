import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person. */
export const packagesPersonColumns: readonly PersonColumn[] = [
  {
    column: 'versionings.user_id',
    holds: 'id',
    part: 'package_changes',
    shows: 'subject, subject_id, action, before, after, created_at',
    onRemoval: 'empty',
    why: 'What a package cost and when is business history; who changed it is not told any more.',
  },
];
