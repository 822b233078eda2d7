import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import { attendeeDownloadCalls } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { inboxCalls } from '@enlace/shared-contract/forms';
import { taskReviewCalls } from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { answersFolder, tasksFolder } from '../../infrastructure/files/media.repository';

/** Folders of open files that are remembered, so that pages with many pictures need no query for each. */
const mostKnown = 5000;

/**
 * Whether every visitor may read the files of a folder: pictures of the media library, and files that a record shows,
 * such as a portrait. All other files are attachments of forms.
 */
export function createFileGuard(db: Db): (folder: string) => Promise<boolean> {
  const openFolders = new Set<string>();
  return async (folder) => {
    if (openFolders.has(folder)) return true;
    const { rows } = await sql<{ isOpen: boolean }>`select is_public
        or exists (select 1 from media_uses u where u.media_id = m.id) as "isOpen"
      from media m where left(hash, 32) = ${folder}`.execute(db);
    const isOpen = rows.some((row) => row.isOpen);
    if (!isOpen) return false;
    if (openFolders.size >= mostKnown) openFolders.clear();
    openFolders.add(folder);
    return true;
  };
}

/**
 * Refuses viewers who may not read form entries and did not upload the file. Files of attendees' answers are only for
 * viewers who may download attendees, and files of tasks for those who may read them.
 */
export async function requireReader(viewer: Viewer | null, db: Db, folder: string): Promise<void> {
  if (viewer === null) throw new AppError('UNAUTHENTICATED');
  // The same file of two learners is stored once, and has the first one as its author.
  const { rows } = await sql<{ place: string | null; isOwn: boolean }>`select folder as place,
      (coalesce(created_by, 0) = ${viewer.id} or exists (select 1 from task_work w where w.user_id = ${viewer.id}
        and w.file ->> 'url' like '%/' || ${folder} || '/%')) as "isOwn"
    from media where left(hash, 32) = ${folder}`.execute(db);
  const places = rows.map(({ place }) => place ?? '');
  const { access } = places.includes(answersFolder)
    ? attendeeDownloadCalls.downloadAttendeeList
    : places.includes(tasksFolder)
      ? taskReviewCalls.listTaskWork
      : inboxCalls.getEntry;
  if (!mayCall(viewer, access) && !rows.some(({ isOwn }) => isOwn))
    throw new AppError('FORBIDDEN', { message: 'an attachment of a form' });
}
