import { pino } from 'pino';

import { openDatabase } from '../../infrastructure/db/open-database';
import type { ApiEnv } from '../../infrastructure/env/env';
import { createJobWorker } from '../../infrastructure/background-jobs/job-worker';
import { hangJob, note, noteJob, onceJob } from './test-jobs';

/** A separate process that runs the jobs of the tests until it is ended. Its argument is the database, as JSON. */
const settings = JSON.parse(process.argv[2] ?? '') as ApiEnv['database'];
const log = pino({ level: 'silent' });
const database = await openDatabase({ database: settings, statementTimeoutMs: 30_000 }, log);

const hang = async ({ number }: { readonly number: number }): Promise<void> => {
  await note(database.db, number);
  process.stdout.write('begun\n');
  await new Promise(() => undefined);
};
const worker = createJobWorker({
  db: database.db,
  log,
  runners: [noteJob.runs(({ number }) => note(database.db, number)), hangJob.runs(hang), onceJob.runs(hang)],
});
worker.start();
process.stdout.write('ready\n');
process.once('SIGTERM', () => {
  void worker
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
