import pg from 'pg';

/** Writes `rowCount` companies and places, with ties and accents, past triggers: the search does not get them. */
export async function fillCompanies(databaseUrl, rowCount) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into companies (name, slug, summary, city, country_code, size, founded_year, remote_jobs, created_at, updated_at)
     select (array['Ñandú','Árbol','Cóndor','Delta','Éxito'])[1 + n % 5] || ' ' || n, 'bench-' || n, 'Resumen ' || n,
       'Ciudad ' || n % 300, (array['MX','CO','BR','AR','PE','CL','US','ES'])[1 + n * 7 % 8],
       (array['1-10','11-50','51-200','201-1000','1001-5000'])[1 + n % 5], 1950 + n % 70, n % 3 = 0,
       now() - n * interval '3 minutes', now() - (n * 7919 % 100000) * interval '2 minutes'
     from generate_series(1, $1::int) n`,
    [rowCount],
  );
  await client.query(
    `insert into job_locations (name, slug, country_code) select 'Lugar ' || n, 'bench-' || n,
       (array['MX','CO','BR','AR','PE','CL','US','ES'])[1 + n % 8] from generate_series(1, $1::int) n`,
    [rowCount],
  );
  await client.query('analyze');
  await client.end();
}
