import { readFileSync } from 'node:fs';

import Fastify from 'fastify';
import pg from 'pg';

const { BENCH_ROUTES, DATABASE_URL, PORT } = process.env;

/** Milliseconds for which the API keeps the estimate of a list's length (`countRows`). */
const keepTime = 5000;

// The pool of the API (`openDatabase`): as many connections, the same limit of time for a statement, 64-bit
// integers as numbers and days as text.
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1082, (text) => text);
const timeLimit = 15_000;
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  query_timeout: timeLimit + 1000,
  keepAlive: true,
  onConnect: (client) => client.query(`select set_config('statement_timeout', $1, false)`, [String(timeLimit)]),
});

/** Requests by URL: statements of every answer, statements of one answer in five seconds, and which has the rows. */
const routes = new Map(
  JSON.parse(readFileSync(BENCH_ROUTES, 'utf8')).map((route) => [route.url, { ...route, keptUntil: 0 }]),
);

/** The plainest route: it runs the statements that the API runs, and sends their rows as they come. */
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ok' }));
app.get('/api/*', async (request, reply) => {
  const route = routes.get(request.url);
  const { seldom, always, rowsAt, meta } = route;
  if (performance.now() > route.keptUntil) {
    route.keptUntil = performance.now() + keepTime;
    for (const statement of seldom) await pool.query(statement);
  }
  const results = [];
  for (const statement of always) results.push(await pool.query(statement));
  const body = JSON.stringify({ data: results[rowsAt].rows, meta: { ...meta, at: new Date().toISOString() } });
  return reply.type('application/json; charset=utf-8').send(body);
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
