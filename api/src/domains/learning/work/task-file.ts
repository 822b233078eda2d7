import { AppError } from '@enlace/shared-contract/errors';
import type { TaskWork } from '@enlace/shared-contract/learning';
import { fileTypeFromFile } from 'file-type';

import { tasksFolder } from '../../../infrastructure/files/media.repository';
import { cleanName, storeUpload } from '../../../infrastructure/files/store-upload';
import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { taskFileLimit } from '../learning-limits';
import { learningTexts } from '../learning-texts';

const kinds: Readonly<Record<string, 'image' | 'document'>> = {
  'application/pdf': 'document',
  'image/png': 'image',
  'image/jpeg': 'image',
};

/**
 * Stores the file of a task; null without one. Its first bytes decide what it is, not its name. Call it outside of a
 * transaction.
 * @throws VALIDATION_FAILED at `file` for a file of another type; RATE_LIMITED
 */
export async function storeTaskFile(
  { deps, locale }: Pick<WriteContext, 'deps' | 'locale'>,
  userId: number,
  file: unknown,
): Promise<TaskWork['file']> {
  if (file === undefined || file === null || file === '') return null;
  const refuse = (text: string): AppError =>
    new AppError('VALIDATION_FAILED', { message: 'file of a task', fields: { file: [text] } });
  if (!(file instanceof UploadedFile)) throw refuse(learningTexts[locale].taskFile);
  const kind = kinds[(await fileTypeFromFile(file.path))?.mime ?? ''];
  if (kind === undefined) throw refuse(learningTexts[locale].taskFile);
  await deps.limits.count(taskFileLimit, String(userId));
  const options = { kind, field: 'file', locale, createdBy: userId, isPublic: false, folder: tasksFolder } as const;
  const { url, bytes } = await storeUpload(deps, file, options);
  return { url, bytes, name: cleanName(file.name) ?? 'file' };
}
