import pg from 'pg';

import { fillActivity } from './fill-activity.mjs';

const words = (text) => text.trim().split(/\s+/);

const firstNames = words(`Valeria Camila Sofía Mariana Gabriela Daniela Isabela Fernanda Luísa Beatriz Carolina Natalia
  Alejandra Paola Lucía Rosa Julieta Renata Ximena Antonia Josefina Martina Catalina Andrea Elena Marisol Inés Adriana
  Verónica Patricia Mónica Claudia Teresa Yolanda Raquel Irene Silvia Noemí Abril Regina`);
const lastNames = words(`García Rodríguez Martínez López González Hernández Pérez Sánchez Ramírez Torres Flores Rivera
  Gómez Díaz Cruz Morales Reyes Gutiérrez Ortiz Ramos Chávez Mendoza Ruiz Álvarez Castillo Romero Vargas Medina Aguilar
  Silva Santos Oliveira Souza Pereira Lima Ferreira Almeida Nascimento Ribeiro Carvalho Quispe Mamani Huamán Ñáñez
  Bermúdez Zamora Quintero Salazar Peña Núñez`);
const headlines = words('Ingeniera Diseñadora Analista Desarrolladora Investigadora Arquitecta Gerente Estudiante');
const trades = words(
  'Software Salud Energía Logística Educación Finanzas Datos Robótica Agua Cultivos Música Vivienda',
);
const nouns = words(`Ñandú Árbol Cóndor Delta Éxito Colibrí Maíz Quetzal Jaguar Ceiba Puma Río Sierra Luna Andina Pampa
  Selva Coral Niebla Brisa Marea Raíz Semilla Puente Faro Tejido Barro Cobre Sal Viento`);
const cities = words(`Bogotá Lima Quito Córdoba Rosario Recife Manaus Oaxaca Puebla Mérida Arequipa Cusco Cali Medellín
  Valparaíso Montevideo Asunción Managua Panamá Madrid Barcelona Miami Houston Chicago`);
const countries = words('MX MX MX MX CO CO CO BR BR BR BR AR AR PE PE CL US US US ES EC UY PA CR');
const sizes = words('1-10 11-50 51-200 201-1000 1001-5000');

/** A number below `size` for a row, the same in each run. */
const pick = (list, factor) =>
  `($${list}::text[])[1 + abs(hashint4(n * ${factor} + ${factor})) % cardinality($${list}::text[])]`;

/** Rows that one statement writes; a longer one gives no sign of life. */
const atOnce = 50_000;

const statements = {
  users: {
    values: [firstNames, lastNames, headlines, cities, countries],
    text: `insert into users (email, first_name, last_name, headline, city, country_code, linkedin, area_id, chapter_id,
        email_verified_at, disabled_at, last_sign_in_at, created_at, updated_at)
      select replace(lower(f_unaccent(first || '.' || last)), ' ', '.') || '.' || (n - (n % 997 = 0)::int) ||
          case when n % 997 = 0 then '+enlace' else '' end || '@mail' || n % 9 || '.example',
        first, last, headline, city, country,
        case when n % 5 < 2 then 'https://www.linkedin.com/in/scale-' || n end,
        areas.ids[1 + n % cardinality(areas.ids)], chapters.ids[1 + (n % 7919) % cardinality(chapters.ids)],
        case when n % 25 > 0 then at end, case when n % 400 = 7 then at end,
        case when n % 3 > 0 then at + interval '9 days' end, at, at + n % 90 * interval '1 day'
      from (select n, ${pick(1, 3)} as first, ${pick(2, 5)} || ' ' || ${pick(2, 11)} as last,
          ${pick(3, 13)} || ' ' || ${pick(4, 17)} as headline, ${pick(4, 17)} as city, ${pick(5, 19)} as country,
          date_trunc('milliseconds', now()) - n * interval '2 minutes' as at
        from generate_series($6::int, $7::int) n) as made,
        (select array_agg(id) as ids from areas) as areas, (select array_agg(id) as ids from chapters) as chapters`,
  },
  companies: {
    values: [nouns, trades, cities, countries, sizes],
    text: `insert into companies (name, slug, summary, city, country_code, size, founded_year, remote_jobs, created_at,
        updated_at)
      select noun || ' ' || trade || ' ' || n, 'scale-' || n,
        'Un equipo de ' || city || ' que trabaja en ' || lower(trade) || '.', city, country, size, 1950 + n % 70,
        n % 3 = 0, at, at + n % 90 * interval '1 day'
      from (select n, ${pick(1, 3)} as noun, ${pick(2, 5)} as trade, ${pick(3, 7)} as city, ${pick(4, 11)} as country,
          ${pick(5, 13)} as size, date_trunc('milliseconds', now()) - n * interval '3 minutes' as at
        from generate_series($6::int, $7::int) n) as made`,
  },
  job_locations: {
    values: [cities, nouns, countries],
    text: `insert into job_locations (name, slug, country_code, created_at, updated_at)
      select city || ' ' || noun || ' ' || n, 'scale-' || n, country, at, at + n % 90 * interval '1 hour'
      from (select n, ${pick(1, 3)} as city, ${pick(2, 5)} as noun, ${pick(3, 7)} as country,
          date_trunc('milliseconds', now()) - n * interval '3 minutes' as at
        from generate_series($4::int, $5::int) n) as made`,
  },
};

/** Shares of the roles in percent, by name; a user has one of them. */
const roles = { latinas: 82, recruiters: 6, allies: 9, founders: 1, investors: 2 };

const roleRows = `insert into user_roles (user_id, role_id, granted_at)
  select u.id, r.id, u.created_at from users u join roles r on r.name = case
    ${Object.keys(roles)
      .map((name, at, names) => {
        const share = names.slice(0, at + 1).reduce((sum, one) => sum + roles[one], 0);
        return `when u.id % 100 < ${share} then '${name}'`;
      })
      .join(' ')} end
  where u.email like '%.example' on conflict do nothing`;

/** Fills a table in parts; `onPart` gets the number of rows so far. */
async function fillTable(client, table, count, onPart) {
  const { text, values } = statements[table];
  for (let from = 1; from <= count; from += atOnce) {
    const to = Math.min(count, from + atOnce - 1);
    await client.query(text, [...values, from, to]);
    onPart(`${table}: ${to}`);
  }
}

/** Brings the entries of the site search up to date, past which the rows were written. */
async function fillSearch(client, kind, table, condition, onPart) {
  const { rows } = await client.query(
    `select min(id)::int as "from", max(id)::int as "to" from ${table} where ${condition}`,
  );
  for (let from = rows[0].from; from <= rows[0].to; from += atOnce) {
    const to = Math.min(rows[0].to, from + atOnce - 1);
    await client.query(
      `select search_refresh($1, array(select id from ${table} where id between $2 and $3 and ${condition}))`,
      [kind, from, to],
    );
    onPart(`search, ${kind}: ${to}`);
  }
}

/**
 * Fills a migrated and seeded database with a large community: users with roles, chapters and areas, companies, places,
 * and what they do. Triggers do not run for each part; what they keep is computed at the end.
 */
export async function fillCommunity(databaseUrl, { users, companies, places, activity, onPart = () => {} }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await fillTable(client, 'users', users, onPart);
  await client.query(roleRows);
  await fillTable(client, 'companies', companies, onPart);
  await fillTable(client, 'job_locations', places, onPart);
  await fillActivity(client, activity, onPart);
  // The fill of the dashboards switches the triggers on again.
  await client.query('set session_replication_role = replica');
  for (const table of ['companies', 'events', 'news', 'courses'])
    await fillSearch(client, table, table, `slug like 'scale-%'`, onPart);
  const isFounder = `id in (select user_id from user_roles where role_id = (select id from roles where name = 'founders'))`;
  await fillSearch(client, 'founders', 'users', isFounder, onPart);
  await client.query(`update users set is_founder = true where id in
    (select record_id from search_entries where kind = 'founders') and not is_founder`);
  await client.query('set session_replication_role = origin');
  await client.query('select member_counts_compute()');
  onPart('vacuum analyze');
  await client.query('vacuum analyze');
  await client.end();
}
