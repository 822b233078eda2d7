/** One of some values for a row, the same in each run. */
const pick = (list, factor) => `(${list})[1 + abs(hashint4(n * ${factor} + ${factor})) % cardinality(${list})]`;

const users = `insert into users (email, first_name, last_name, email_verified_at, created_at)
  select 'facts.' || n || '@mail.example', 'Valeria', 'Quispe ' || n, now(), now()
  from generate_series(1, $1::int) n`;

const idsOf = (table, column = 'id') => `(select array_agg(${column}) as ids from ${table}) as ${table}`;

/** Members of five years, with groups of different sizes; one of ten hides the country. */
const members = `insert into member_facts (user_id, joined_at, country_code, state_id, area_id, chapter_id, seniority_id,
    job_title_id, years, job_type_ids, is_latina, is_premium, hides)
  select u.id, now() - make_interval(mins => abs(hashint4(n)) % 2628000),
    case when n % 20 > 0 then ${pick('countries.ids', 3)} end, case when n % 3 > 0 then ${pick('states.ids', 5)} end,
    case when n % 10 > 0 then ${pick('areas.ids', 7)} end, case when n % 4 > 0 then ${pick('chapters.ids', 11)} end,
    case when n % 10 > 1 then ${pick('seniority_levels.ids', 13)} end,
    case when n % 10 > 2 then ${pick('job_titles.ids', 17)} end, case when n % 2 > 0 then n % 30 end,
    array[${pick('job_types.ids', 19)}], n % 10 > 2, n % 12 = 0,
    case when n % 10 = 0 then array['country_code'] else '{}' end
  from (select id, row_number() over (order by id)::int as n from users where email like 'facts.%@mail.example') as u,
    ${idsOf('countries', 'code')}, ${idsOf('states')}, ${idsOf('areas')}, ${idsOf('chapters')},
    ${idsOf('seniority_levels')}, ${idsOf('job_titles')}, ${idsOf('job_types')}
  on conflict (user_id) do nothing`;

const kinds = `array['job_view', 'job_view', 'job_view', 'company_view', 'company_view', 'chapter_view', 'connection', 'application']`;

/** Facts of two years, past the triggers of the rollups. */
const facts = `insert into dashboard_facts (kind, subject_id, company_id, happened_at)
  select kind, case kind when 'company_view' then company when 'chapter_view' then ${pick('chapters.ids', 29)}
      when 'connection' then null else 1 + abs(hashint4(n * 31)) % 5000 end,
    case when kind = 'chapter_view' then null else company end,
    now() - make_interval(secs => abs(hashint4(n * 37))::bigint % 63072000)
  from (select n, ${pick(kinds, 23)} as kind, ${pick('companies.ids', 41)} as company
      from generate_series(1, $1::int) n, ${idsOf('companies')}) as n_of, ${idsOf('chapters')}`;

const rollups = [
  'truncate dashboard_slots, dashboard_days',
  'insert into dashboard_slots (kind, company_id, slot, amount) select kind, company_id, slot, amount from computed_dashboard_slots',
  `insert into dashboard_days (kind, subject_id, company_id, day, amount)
    select kind, subject_id, company_id, day, amount from computed_dashboard_days`,
];

/** Writes members and facts of the dashboards with their rollups, past the triggers. */
export async function fillDashboards(client, { memberCount, factCount }) {
  await client.query('set session_replication_role = replica');
  await client.query(users, [memberCount]);
  await client.query(members);
  await client.query('truncate dashboard_facts');
  await client.query(facts, [factCount]);
  for (const statement of rollups) await client.query(statement);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
