import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const partnersPersonColumns: readonly PersonColumn[] = [
  {
    column: 'company_recruiters.user_id',
    holds: 'id',
    part: 'companies_recruited_for',
    shows: `(select name from companies where id = company_id) as company`,
    record: { resource: 'companies', column: 'company_id', name: 'name' },
    onRemoval: 'delete',
    why: 'A removed account is no recruiter.',
  },
];
