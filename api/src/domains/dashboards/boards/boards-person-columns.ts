import type { PersonColumn } from '../../../infrastructure/db/person-column';

/** What readers of the dashboards keep: its part of the personal-data register. */
export const boardPersonColumns: readonly PersonColumn[] = [
  {
    column: 'dashboard_boards.user_id',
    holds: 'id',
    part: 'dashboard_board',
    shows: 'pinned',
    onRemoval: 'delete',
    why: 'The order of figures is the choice of this person.',
  },
  {
    column: 'dashboard_goals.owner_id',
    holds: 'id',
    part: 'dashboard_goals',
    shows: 'dataset, value',
    onRemoval: 'delete',
    why: 'No other person reads these goals. Goals of companies and of all readers name no person.',
  },
  {
    column: 'dashboard_notes.author_id',
    holds: 'id',
    where: `scope = 'own'`,
    part: 'dashboard_notes_for_oneself',
    shows: 'day, text, created_at',
    onRemoval: 'delete',
    why: 'No other person reads these notes.',
  },
  {
    column: 'dashboard_notes.author_id',
    holds: 'id',
    where: `scope <> 'own'`,
    part: 'dashboard_notes_written',
    shows: '(select c.name from companies c where c.id = company_id) as company, day, text, created_at',
    onRemoval: 'empty',
    why: 'The note is of the company, or of all readers, and stays without the name of its author.',
  },
  {
    column: 'dashboard_shares.author_id',
    holds: 'id',
    part: 'dashboard_links',
    shows: 'dataset, query, created_at, expires_at, ended_at',
    onRemoval: 'delete',
    why: 'The links of a removed person end.',
  },
];
