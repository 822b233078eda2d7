import type { ApplicationFile } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';

/** Files as answers have them; the alias of the table is `f`. */
async function findFiles(db: Db, condition: Expression): Promise<ApplicationFile[]> {
  const { rows } = await sql<ApplicationFile>`select f.id, f.name, (f.file ->> 'bytes')::integer as bytes,
      f.file ->> 'mime' as type, f.question_id, f.question
    from application_files f where ${condition} order by f.id`.execute(db);
  return rows;
}

/** Files of an application that is not sent. */
export async function findDraftFiles(db: Db, userId: number, jobId: number): Promise<ApplicationFile[]> {
  return findFiles(db, sql`f.user_id = ${userId} and f.job_id = ${jobId} and f.application_id is null`);
}

/** Files of a sent application. */
export async function findSentFiles(db: Db, applicationId: number): Promise<ApplicationFile[]> {
  return findFiles(db, sql`f.application_id = ${applicationId}`);
}

/** The file that a request with this key has stored. */
export async function findFileOfKey(
  db: Db,
  { userId, jobId, key }: { readonly userId: number; readonly jobId: number; readonly key: string },
): Promise<ApplicationFile | undefined> {
  const [file] = await findFiles(db, sql`f.user_id = ${userId} and f.job_id = ${jobId} and f.key = ${key}`);
  return file;
}

interface Attaching {
  readonly userId: number;
  readonly jobId: number;
  readonly applicationId: number;
}

/** Makes the files of a draft those of the sent application, with their questions as they are now. */
export async function attachFiles(
  trx: Db,
  { userId, jobId, applicationId }: Attaching,
  context: ReadContext,
): Promise<void> {
  const label = translateColumn(context, 'label', 'q');
  await sql`update application_files f set application_id = ${applicationId},
      question = (select ${label} from job_questions q where q.id = f.question_id)
    where f.user_id = ${userId} and f.job_id = ${jobId} and f.application_id is null`.execute(trx);
}
