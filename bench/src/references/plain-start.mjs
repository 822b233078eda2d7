import { createServer } from 'node:http';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const { BENCH_DATABASE, PORT } = process.env;

/** The least that a server on the embedded database does before its first answer: it opens the same database. */
const database = await PGlite.create({
  dataDir: `file://${BENCH_DATABASE}`,
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
const server = createServer(async (_request, response) => {
  await database.query('select 1');
  response.end('ok');
});
server.listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => void database.close().finally(() => process.exit(0)));
