import type { PersonColumn } from '../../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const factsPersonColumns: readonly PersonColumn[] = [
  {
    column: 'member_facts.user_id',
    holds: 'id',
    part: null,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'A copy of the account, the roles, the membership and the pool profile, which are in the archive; triggers keep it.',
  },
];
