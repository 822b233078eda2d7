import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** Notes of the demo company, by days before now. */
const companyNotes: readonly (readonly [daysAgo: number, text: string])[] = [
  [171, 'Feria de empleo «Mujeres en Datos» en Bogotá'],
  [96, 'Nueva página de la empresa'],
  [38, 'Campaña de prácticas, con tres universidades'],
];

/** The companies of the demo account for recruiters; the notes are of the first one. */
const demoCompanies = sql`company_recruiters cr join users u on u.id = cr.user_id and u.email = 'recruiter@enlace.test'`;

/** The demo recruiter's order of figures, with goals and notes of the company. */
export async function insertDashboardMarks(db: Db, now: Date): Promise<void> {
  await sql`insert into dashboard_boards (user_id, pinned, version)
    select id, array['getVisitsJobs', 'getRecruiterConnections', 'getLatinaAreas'], 1 from users
    where email = 'recruiter@enlace.test'`.execute(db);
  await sql`insert into dashboard_goals (dataset, value, scope, company_id)
    select x.dataset, x.value, 'company', cr.company_id
    from ${demoCompanies}, (values ('getVisitsJobs', 400), ('getVisitCompany', 250)) as x(dataset, value)
    order by cr.company_id, x.dataset`.execute(db);
  await sql`insert into dashboard_notes (author_id, key, day, text, scope, company_id, created_at)
    select cr.user_id, 'demo ' || cr.company_id || ' ' || (x.note ->> 0),
      (${now}::timestamptz at time zone 'UTC')::date - (x.note ->> 0)::integer, x.note ->> 1, 'company', cr.company_id,
      ${now}::timestamptz - make_interval(days => (x.note ->> 0)::integer)
    from ${demoCompanies}, jsonb_array_elements(${JSON.stringify(companyNotes)}::jsonb) as x(note)
    where not exists (select 1 from company_recruiters o where o.user_id = cr.user_id and o.company_id < cr.company_id)
    order by (x.note ->> 0)::integer`.execute(db);
}
