import { AppError } from '@enlace/shared-contract/errors';
import { type ApplicationFile, mostApplicationFiles, mostFileMegabytes } from '@enlace/shared-contract/recruiting';
import { fileTypeFromFile } from 'file-type';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { applicationsFolder } from '../../../infrastructure/files/media.repository';
import { cleanName, storeUpload } from '../../../infrastructure/files/store-upload';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import { defineLimit } from '../../../infrastructure/limits/define-limit';
import { findCurrent, refuse, requireOpenJob } from '../applications/apply';
import type { Applying } from '../applications/applying';
import { lockDraft, removeEmptyDraft } from '../applications/draft';
import { recruitingTexts } from '../recruiting-texts';
import { findDraftFiles, findFileOfKey } from './application-files.repository';

/** Files of applications that one user sends. */
const applicationFileLimit = defineLimit({
  name: 'applicationFile',
  points: 60,
  seconds: 3600,
  roomyPoints: 10_000,
});

const kindByExtension: Readonly<Record<string, 'image' | 'document'>> = {
  pdf: 'document',
  docx: 'document',
  odt: 'document',
  png: 'image',
  jpg: 'image',
};

interface SentFile {
  readonly key: string;
  readonly question_id?: number | null | undefined;
  readonly file?: unknown;
}

/**
 * Stores a file of an application that is not sent. Its content decides what it is. The same key answers the file that
 * was stored first.
 * @throws VALIDATION_FAILED at `file` or `question_id`; CONFLICT as `requireOpenJob`; RATE_LIMITED
 */
export async function addFile(
  applying: Applying,
  { jobId, sentFile }: { readonly jobId: number; readonly sentFile: SentFile },
): Promise<ApplicationFile> {
  const { userId } = applying;
  const { db } = applying.deps;
  const { key, question_id: questionId = null } = sentFile;
  const place = { userId, jobId, key };
  const storedFile = await findFileOfKey(db, place);
  if (storedFile !== undefined) return storedFile;
  await requireOpenJob(db, applying, jobId);
  await requireDraft(db, applying, jobId);
  const { url, mime, bytes, name } = await storeContent(applying, sentFile.file);
  return transact(db, async (trx) => {
    await lockDraft(trx, userId, jobId, applying.now);
    const parallelFile = await findFileOfKey(trx, place);
    if (parallelFile === undefined) {
      await requireDraft(trx, applying, jobId);
      await requireQuestion(trx, applying, jobId, questionId);
      await trx
        .insertInto('application_files')
        .values({
          user_id: userId,
          job_id: jobId,
          question_id: questionId,
          key,
          name,
          file: JSON.stringify({ url, mime, bytes }),
          created_at: applying.now,
        })
        .execute();
    }
    await removeEmptyDraft(trx, userId, jobId);
    const file = parallelFile ?? (await findFileOfKey(trx, place));
    if (file === undefined) throw new AppError('CONFLICT');
    return file;
  });
}

/** Removes a file of an own application that is not sent. Throws NOT_FOUND for files of others, and for sent ones. */
export async function removeFile(applying: Applying, id: number): Promise<void> {
  const { userId } = applying;
  const { rows } = await sql`delete from application_files where id = ${id} and user_id = ${userId}
    and application_id is null returning id`.execute(applying.deps.db);
  if (rows.length > 0) return;
  const { rows: sentFiles } = await sql`select 1 from application_files where id = ${id}`.execute(applying.deps.db);
  if (sentFiles.length > 0) throw new AppError('NOT_FOUND');
}

/** Refuses when the application is sent, or has as many files as possible. */
async function requireDraft(db: Db, applying: Applying, jobId: number): Promise<void> {
  const { userId } = applying;
  if ((await findCurrent(db, userId, jobId)) !== undefined) throw refuse(applying, 'appliedAlready');
  const files = await findDraftFiles(db, userId, jobId);
  const text = recruitingTexts[applying.locale].fileCount.replace('{count}', String(mostApplicationFiles));
  if (files.length >= mostApplicationFiles) throw refuseFile(text);
}

async function requireQuestion(db: Db, applying: Applying, jobId: number, id: number | null): Promise<void> {
  if (id === null) return;
  const question = await db
    .selectFrom('job_questions')
    .select('id')
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .where('kind', '=', 'file')
    .executeTakeFirst();
  if (question === undefined) throw refuseFile(recruitingTexts[applying.locale].otherQuestions, 'question_id');
}

/** Stores the content, outside of a transaction. */
async function storeContent(applying: Applying, file: unknown) {
  const { deps, locale, userId } = applying;
  const texts = recruitingTexts[locale];
  if (!(file instanceof UploadedFile)) throw refuseFile(texts.fileKind);
  if (file.size > mostFileMegabytes * 1024 ** 2)
    throw refuseFile(texts.fileSize.replace('{count}', String(mostFileMegabytes)));
  const kind = kindByExtension[(await fileTypeFromFile(file.path))?.ext ?? ''];
  if (kind === undefined) throw refuseFile(texts.fileKind);
  await deps.limits.count(applicationFileLimit, String(userId));
  const { url, mime, bytes } = await storeUpload(deps, file, {
    kind,
    field: 'file',
    locale,
    createdBy: userId,
    isPublic: false,
    folder: applicationsFolder,
  });
  return { url, mime, bytes, name: cleanName(file.name) ?? 'file' };
}

function refuseFile(text: string, field = 'file'): AppError {
  return new AppError('VALIDATION_FAILED', { message: 'file of an application', fields: { [field]: [text] } });
}
