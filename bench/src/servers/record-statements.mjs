// Loaded before a server (`node --import`): writes the statements of each request to a file, one line of JSON each:
// `{ url, text, values }`. Statements that belong to no request, such as those of jobs, are left out, and so are the
// settings of a new connection.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { Server } from 'node:http';

import pg from 'pg';

const requests = new AsyncLocalStorage();
const { emit } = Server.prototype;
const { query } = pg.Client.prototype;

Server.prototype.emit = function emitWithin(event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  return requests.run(args[0], () => emit.call(this, event, ...args));
};

pg.Client.prototype.query = function recordQuery(...args) {
  const [first, second] = args;
  const request = requests.getStore();
  const text = typeof first === 'string' ? first : first?.text;
  const values = Array.isArray(second) ? second : (first?.values ?? []);
  if (request !== undefined && typeof text === 'string' && !/^select set_config\b/.test(text))
    appendFileSync(process.env.BENCH_STATEMENTS, `${JSON.stringify({ url: request.url, text, values })}\n`);
  return query.apply(this, args);
};
