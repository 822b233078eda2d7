import { readFileSync } from 'node:fs';

import Fastify from 'fastify';
import pg from 'pg';

const { BENCH_STATEMENTS, DATABASE_URL, PORT } = process.env;

// Numbers as numbers, as the API answers them.
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1082, (text) => text);

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const [rows, count, estimate] = readFileSync(BENCH_STATEMENTS, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The plainest route there is: the same three statements (rows, how many, about how many), their rows as they come. */
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ok' }));
app.get('/api/job_locations/list', async (_request, reply) => {
  const data = (await pool.query(rows)).rows;
  const counted = (await pool.query(count)).rows[0].count;
  const plan = (await pool.query(estimate)).rows[0]['QUERY PLAN'];
  const total = Math.max(counted, plan[0].Plan['Plan Rows']);
  const meta = { total, is_estimate: true, page: 2, per_page: 25, at: new Date().toISOString() };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ data, meta }));
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
