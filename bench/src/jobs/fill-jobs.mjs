const companyCount = 2000;
const placeCount = 300;

/** Lists of a job: its table, the column, the list, and how many entries a job has. */
const lists = [
  ['job_functional_areas', 'area_id', 'areas', 1],
  ['job_engineer_areas', 'area_id', 'areas', 1],
  ['job_data_areas', 'area_id', 'areas', 1],
  ['job_seniority_levels', 'seniority_level_id', 'seniority_levels', 1],
  ['job_job_types', 'job_type_id', 'job_types', 1],
  ['job_job_titles', 'job_title_id', 'job_titles', 1],
  ['job_job_locations', 'job_location_id', 'job_locations', 2],
  ['job_job_tags', 'tag_id', 'tags', 3],
  ['job_job_perks', 'perk_id', 'perks', 2],
];

const companies = `insert into companies (name, slug, city, country_code, paid_maternity_leave, women_in_tech_erg,
    unlimited_vacation)
  select (array['Ñandú','Árbol','Cóndor','Delta','Éxito'])[1 + n % 5] || ' ' || n, 'bench-' || n, 'Ciudad ' || n % 300,
    (array['MX','CO','BR','AR'])[1 + n % 4], n % 3 = 0, n % 5 = 0, n % 7 = 0
  from generate_series(1, ${companyCount}) n`;

const places = `insert into job_locations (name, slug, country_code)
  select 'Lugar ' || n, 'bench-' || n, (array['MX','CO','BR','AR'])[1 + n % 4] from generate_series(1, ${placeCount}) n`;

const jobs = `insert into jobs (title, slug, summary, description, company_id, workplace, salary_from, salary_to, currency,
    salary_period, published_at, closes_at)
  select (array['Ingeniera','Diseñadora','Analista','Data engineer','Product manager','Arquitecta'])[1 + n % 6]
      || ' de ' || (array['datos','producto','nube','pagos','salud'])[1 + n % 5] || ' ' || n,
    'bench-job-' || n, 'Un equipo que crece, vacante ' || n, repeat('<p>Texto de la vacante.</p>', 40),
    c.ids[1 + abs(hashint4(n)) % cardinality(c.ids)],
    (array['on_site','on_site','hybrid','remote'])[1 + abs(hashint4(n * 3)) % 4],
    case when n % 4 > 0 then 20000 + n % 300 * 100 end, case when n % 4 > 0 then 30000 + n % 300 * 100 end,
    case when n % 4 > 0 then (array['MXN','COP','BRL','USD'])[n % 4] end, (array['month','year'])[1 + n % 2],
    now() - n % 60 * interval '1 day' - n * interval '1 second',
    case when n % 3 = 0 then now() + interval '30 days' end
  from generate_series(1, $1::int) n, (select array_agg(id) as ids from companies where slug like 'bench-%') as c`;

const entriesOf = ([table, column, list, count], at) => `insert into ${table} (job_id, ${column})
  select j.id, l.ids[1 + abs(hashint4(j.id::int * ${at * 10 + 7} + k)) % cardinality(l.ids)]
  from jobs j, generate_series(1, ${count}) k, (select array_agg(id) as ids from ${list}) as l
  where j.slug like 'bench-job-%' on conflict do nothing`;

/** Writes open jobs with all their lists past the triggers, and then what the triggers keep for the job search. */
export async function fillJobs(client, jobCount) {
  await client.query('set session_replication_role = replica');
  await client.query(companies);
  await client.query(`insert into company_perks (company_id, perk_id) select c.id, p.id from companies c, perks p
    where c.slug like 'bench-%' and abs(hashint4((c.id * 31 + p.id)::int)) % 4 = 0 on conflict do nothing`);
  await client.query(places);
  await client.query(jobs, [jobCount]);
  for (const [at, list] of lists.entries()) await client.query(entriesOf(list, at));
  await client.query('update jobs set company_sort = c.name_sort from companies c where c.id = jobs.company_id');
  await client.query('set session_replication_role = origin');
  await client.query('select job_facets_refresh(array(select id from jobs))');
  await client.query('vacuum analyze');
}
