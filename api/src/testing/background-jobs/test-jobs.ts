import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../infrastructure/db/database';
import { defineJob } from '../../infrastructure/background-jobs/define-job';

/** Jobs of the tests; each writes a note with its process into a table. */
export const noteJob = defineJob({ kind: 'test.note', payload: z.object({ number: z.number() }), atOnce: 4 });
/** Writes a note at its start, and never ends. */
export const hangJob = defineJob({ kind: 'test.hang', payload: z.object({ number: z.number() }) });
export const onceJob = defineJob({
  kind: 'test.once',
  payload: z.object({ number: z.number() }),
  isAtMostOnce: true,
});

export async function addNotes(db: Db): Promise<void> {
  await sql`create table job_notes (id bigint generated always as identity primary key, number int not null,
    pid int not null)`.execute(db);
}

export async function note(db: Db, number: number): Promise<void> {
  await sql`insert into job_notes (number, pid) values (${number}, ${process.pid})`.execute(db);
}
