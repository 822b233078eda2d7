// Loaded before the API (`node --import`): writes down what it asks PostgreSQL, one statement a line.
import { appendFileSync } from 'node:fs';

import pg from 'pg';

const ask = pg.Client.prototype.query;

pg.Client.prototype.query = function query(...given) {
  const [first, second] = given;
  const text = typeof first === 'string' ? first : first?.text;
  const values = Array.isArray(second) ? second : (first?.values ?? []);
  if (typeof text === 'string' && /^\s*(select|explain)/i.test(text))
    appendFileSync(process.env.BENCH_STATEMENTS, `${JSON.stringify({ text, values })}\n`);
  return ask.apply(this, given);
};
