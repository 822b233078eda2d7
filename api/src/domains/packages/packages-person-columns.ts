import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const packagesPersonColumns: readonly PersonColumn[] = [
  {
    column: 'versionings.user_id',
    holds: 'id',
    part: 'package_changes',
    shows: 'subject, subject_id, action, before, after, created_at',
    onRemoval: 'empty',
    why: 'Earlier prices of a package are business history; the person who changed them is not.',
  },
];
