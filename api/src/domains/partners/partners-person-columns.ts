import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person. */
export const partnersPersonColumns: readonly PersonColumn[] = [
  {
    column: 'company_recruiters.user_id',
    holds: 'id',
    part: 'companies_recruited_for',
    shows: `(select name from companies where id = company_id) as company`,
    onRemoval: 'delete',
    why: 'Nobody hires for a company once she is gone.',
  },
];
