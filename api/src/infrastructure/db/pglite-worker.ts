import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

import { changeChannel } from '../changes/data-change';
import type { ApiMessage, WorkerFault, WorkerMessage, WorkerSettings } from './pglite-messages';
import { asText, typeParsers } from './type-parsers';

/** The embedded database has its own thread, because its computations would block the answers of the API. */
const port = parentPort;
if (port === null) throw new Error('pglite-worker runs as a worker thread');
const send = (message: WorkerMessage): void => port.postMessage(message);

try {
  const { folder, emptyDatabase }: WorkerSettings = workerData;
  const db = await PGlite.create({
    ...(folder === null ? {} : { dataDir: `file://${folder}` }),
    ...(emptyDatabase === null ? {} : { loadDataDir: await openAsBlob(emptyDatabase, { type: 'application/x-gzip' }) }),
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    parsers: Object.fromEntries(
      Object.entries(typeParsers).map(([oid, parse]) => [oid, (text: string) => parse(text)]),
    ),
    serializers: { 25: asText, 1043: asText },
  });
  await db.listen(changeChannel, (text) => send({ kind: 'change', text }));
  port.on('message', (message: ApiMessage) => {
    if (message === 'close') {
      void db.close().finally(() => process.exit(0));
      return;
    }
    db.query(message.sql, [...message.parameters]).then(
      ({ rows, affectedRows = 0 }) => send({ kind: 'answer', id: message.id, answer: { rows, affectedRows } }),
      (error: unknown) => send({ kind: 'fault', id: message.id, fault: faultOf(error) }),
    );
  });
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'fault', id: null, fault: faultOf(error) });
}

function faultOf(error: unknown): WorkerFault {
  if (!(error instanceof Error)) return { message: String(error) };
  const fact = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' && value !== '' ? { [name]: value } : {};
  };
  return { message: error.message, ...fact('code'), ...fact('constraint'), ...fact('table'), ...fact('detail') };
}
