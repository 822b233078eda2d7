import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { filesPath } from '../../../infrastructure/files/media.repository';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { mayReadCandidate } from '../candidates/candidate-rows';

interface Reader {
  readonly userId: number;
  /** Whether the reader can have candidates; which of them, the row decides. */
  readonly mayReadCandidates: boolean;
  readonly context: ReadContext;
}

interface OpenApplicationFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  stream(): Readable;
}

/**
 * A file for its applicant, and after the sending for the readers of the candidate.
 * @throws NOT_FOUND for all others
 */
export async function openFile(
  { db, files }: Pick<ApiDeps, 'db' | 'files'>,
  id: number,
  { userId, mayReadCandidates, context }: Reader,
): Promise<OpenApplicationFile> {
  const isCandidate = mayReadCandidates ? sql`(a.id is not null and ${mayReadCandidate(context)})` : sql`false`;
  type FileRow = { readonly name: string; readonly url: string; readonly mime: string };
  const { rows } = await sql<FileRow>`select f.name, f.file ->> 'url' as url, f.file ->> 'mime' as mime
    from application_files f left join applications a on a.id = f.application_id left join jobs j on j.id = a.job_id
    where f.id = ${id} and (f.user_id = ${userId} or ${isCandidate})`.execute(db);
  const [row] = rows;
  const content = row === undefined ? null : await files.open(row.url.slice(filesPath.length));
  if (row === undefined || content === null) throw new AppError('NOT_FOUND');
  return { name: nameOf(row), type: row.mime, bytes: content.bytes, stream: () => content.stream() };
}

const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/** The name with an extension of the content, so that no program opens it as something else. */
function nameOf({ name, mime }: { readonly name: string; readonly mime: string }): string {
  const extensions = extensionsByType[mime] ?? [];
  const isFitting = extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return isFitting ? name : `${name}.${extensions[0] ?? 'bin'}`;
}
