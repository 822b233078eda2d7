import { isAllowed } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { AskedQuestion, JobQuestion } from '@enlace/shared-contract/recruiting';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { companiesOf } from '../pool/pool-rows';

/** The questions of a job in their order, with all languages. */
export async function findQuestions(db: Db, jobId: number): Promise<JobQuestion[]> {
  return db
    .selectFrom('job_questions')
    .select(['id', 'kind', 'label', 'help', 'is_required', 'choices', 'translations'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The version of the questions of a job; 0 before the first write. */
export async function findVersion(db: Db, jobId: number): Promise<number> {
  const row = await db
    .selectFrom('job_question_lists')
    .select('version')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** A question in a language; a text without translation is the English one. */
export function translateQuestion(question: JobQuestion, lang: Locale | null): AskedQuestion {
  const { id, kind, is_required: isRequired, translations, choices } = question;
  const textOf = (texts: JobQuestion['translations'], name: string): string | undefined =>
    (lang === null ? undefined : texts?.[lang]?.[name]) || undefined;
  return {
    id,
    kind,
    is_required: isRequired,
    label: textOf(translations, 'label') ?? question.label,
    help: textOf(translations, 'help') ?? question.help,
    choices: choices.map((choice) => ({
      id: choice.id,
      label: textOf(choice.translations, 'label') ?? choice.label,
    })),
  };
}

/** Refuses viewers who may not edit the job, as if it did not exist. */
export async function requireEditableJob(db: Db, jobId: number, context: Pick<ReadContext, 'viewer'>): Promise<void> {
  const { viewer = null } = context;
  const isOwn = isAllowed(viewer, ['admin', 'jobs.edit']) ? sql`true` : sql`j.company_id in ${companiesOf(context)}`;
  const { rows } = await sql`select 1 from jobs j where j.id = ${jobId} and j.deleted_at is null and ${isOwn}`.execute(
    db,
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND');
}
