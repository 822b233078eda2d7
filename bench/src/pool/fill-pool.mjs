const parts = ['name', 'avatar', 'headline', 'bio', 'place', 'area', 'seniority', 'skills', 'languages', 'job_types'];

/** One of some texts for a row, the same in each run. */
const pick = (texts, factor) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + abs(hashint4(n * ${factor} + ${factor})) % ${texts.length}]`;

const users = `insert into users (email, first_name, last_name, headline, bio, city, country_code, area_id, seniority_id,
    email_verified_at)
  select 'pool.' || n || '@mail.example', ${pick(['Valeria', 'Sofía', 'Luísa', 'Inés', 'Noemí'], 3)},
    ${pick(['Quispe', 'Ñáñez', 'Souza', 'Peña', 'Núñez'], 5)} || ' ' || n,
    ${pick(['Ingeniera', 'Diseñadora', 'Analista', 'Arquitecta', 'Gerente'], 7)} || ' de '
      || ${pick(['datos', 'producto', 'nube', 'pagos', 'salud'], 11)},
    'Trabajo desde hace años con equipos de ' || ${pick(['Perú', 'Brasil', 'México', 'Chile'], 13)} || '. '
      || repeat('Me gusta enseñar lo que aprendo. ', 8) || case when n % 400 = 0 then 'Colibrí.' else '' end,
    ${pick(['Bogotá', 'Lima', 'Recife', 'Mérida', 'Córdoba'], 17)}, ${pick(['MX', 'CO', 'BR', 'PE', 'AR'], 19)},
    areas.ids[1 + n % cardinality(areas.ids)], levels.ids[1 + n % cardinality(levels.ids)], now()
  from generate_series(1, $1::int) n, (select array_agg(id) as ids from areas) as areas,
    (select array_agg(id) as ids from seniority_levels) as levels`;

const isFilled = `email like 'pool.%@mail.example'`;

/** Lists of a user: their table, the column, the list, and how many entries a user has. */
const lists = [
  ['user_job_skills', 'job_skill_id', 'job_skills', 5],
  ['user_languages', 'language_proficiency_id', 'language_proficiency', 2],
  ['user_job_types', 'job_type_id', 'job_types', 2],
];

const entriesOf = ([table, column, list, count], at) => `insert into ${table} (user_id, ${column})
  select u.id, l.ids[1 + abs(hashint4(u.id::int * ${at * 10 + 7} + k)) % cardinality(l.ids)]
  from users u, generate_series(1, ${count}) k, (select array_agg(id) as ids from ${list}) as l
  where u.${isFilled} on conflict do nothing`;

/** Nine of ten show all parts, the others hide one of them; each hundredth has blocked a company. */
const members = `insert into pool_members (user_id, is_listed, shows, allows_contact, years, availability, consented_at,
    updated_at)
  select id, true, case when id % 10 > 0 then parts.names
      else array_remove(parts.names, parts.names[1 + id::int / 10 % cardinality(parts.names)]) end,
    id % 3 > 0, id % 25, (array['now', 'soon', 'later'])[1 + id % 3], now(), now() - id * interval '1 minute'
  from users, (select array[${parts.map((part) => `'${part}'`).join(', ')}] as names) as parts where ${isFilled}`;

const blocks = `insert into pool_blocks (user_id, company_id, created_at)
  select u.id, c.ids[1 + u.id % cardinality(c.ids)], now()
  from users u, (select array_agg(id) as ids from companies) as c where u.${isFilled} and u.id % 100 = 0`;

/** Writes members of the talent pool past the triggers of other parts, and then what the triggers of the pool keep. */
export async function fillPool(client, count) {
  await client.query('set session_replication_role = replica');
  await client.query(users, [count]);
  for (const [at, list] of lists.entries()) await client.query(entriesOf(list, at));
  await client.query('set session_replication_role = origin');
  await client.query(members);
  await client.query(blocks);
  await client.query('vacuum analyze');
}

/** The ids of the skills that most members of the pool have. */
export async function findSkills(client, count) {
  const { rows } = await client.query(
    'select job_skill_id as id from user_job_skills group by 1 order by count(*) desc, 1 limit $1',
    [count],
  );
  return rows.map(({ id }) => Number(id));
}
