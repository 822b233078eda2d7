import { sql } from 'kysely';

import type { DependentCount } from '../../../kit/core/table/resource-options';

/** Rows that the removal of a company affects. */
export const companyDependents: readonly DependentCount[] = [
  {
    resource: 'jobs',
    label: { en: 'Jobs of this company', es: 'Empleos de esta empresa', pt: 'Vagas desta empresa' },
    count: (id) => sql`(select count(*) from jobs where company_id = ${id} and deleted_at is null)`,
  },
  {
    resource: 'company_recruiters',
    label: { en: 'Recruiters of this company', es: 'Reclutadoras de esta empresa', pt: 'Recrutadoras desta empresa' },
    count: (id) => sql`(select count(*) from company_recruiters where company_id = ${id})`,
  },
  {
    resource: 'events',
    label: {
      en: 'Events that it supports',
      es: 'Eventos que apoya',
      pt: 'Eventos que apoia',
    },
    count: (id) => sql`(select count(*) from event_sponsors s join events e on e.id = s.event_id
      and e.deleted_at is null where s.company_id = ${id})`,
  },
];
