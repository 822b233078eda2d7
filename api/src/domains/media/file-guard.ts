import { type Access, mayCall, mayCallForRows, only, type Viewer } from '@enlace/shared-contract/access';
import { attendeeDownloadCalls } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { inboxCalls } from '@enlace/shared-contract/forms';
import { taskReviewCalls } from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { answersFolder, applicationsFolder, tasksFolder } from '../../infrastructure/files/media.repository';
import type { Expression } from '../../kit/core/table/expressions';

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

/** Entries with private files: the folder in which these are stored, who reads the entries, and those with a file. */
interface PrivateEntries {
  /** Null for forms, which have no folder. */
  readonly folder: string | null;
  readonly access: Access;
  /** Query of the entries whose column contains the pattern; those of the own chapters alone for their leader. */
  readonly find: (pattern: string, leaderId: number | null) => Expression;
}

const privateEntries: readonly PrivateEntries[] = [
  {
    folder: answersFolder,
    access: attendeeDownloadCalls.downloadAttendeeList.access,
    // A typed answer is no file, whatever its text is.
    find: (pattern, leaderId) => sql`select 1 from attendees, jsonb_each(answers) as answer
      where answer.value #>> '{value,url}' like ${pattern}
        and (${leaderId}::bigint is null or exists (select 1 from event_chapters ec
          join chapters c on c.id = ec.chapter_id and c.deleted_at is null
          join chapter_leaders led on led.chapter_id = c.id
          where ec.event_id = attendees.event_id and led.user_id = ${leaderId}::bigint))`,
  },
  {
    folder: tasksFolder,
    access: taskReviewCalls.listTaskWork.access,
    find: (pattern) => sql`select 1 from task_work where file ->> 'url' like ${pattern}`,
  },
  {
    // Recruiters read them by a call that checks the candidate.
    folder: applicationsFolder,
    access: only(['admin'], 'candidates.list'),
    find: (pattern) => sql`select 1 from application_files where application_id is not null
      and file ->> 'url' like ${pattern}`,
  },
  {
    folder: null,
    access: inboxCalls.getEntry.access,
    find: (pattern) => sql`select 1 from form_entries where logo ->> 'url' like ${pattern}`,
  },
];

/**
 * Refuses viewers who did not upload the file and may read no entry with it: answers of attendees, tasks of learners,
 * applications for jobs, and forms. The same content is stored once, in the folder of its first entry, so other entries are searched as well.
 */
export async function requireReader(viewer: Viewer | null, db: Db, folder: string): Promise<void> {
  if (viewer === null) throw new AppError('UNAUTHENTICATED');
  const pattern = `%/${folder}/%`;
  const { rows } = await sql<{ place: string | null; isOwn: boolean }>`select folder as place,
      (coalesce(created_by, 0) = ${viewer.id} or exists (select 1 from task_work w where w.user_id = ${viewer.id}
        and w.file ->> 'url' like ${pattern})) as "isOwn"
    from media where left(hash, 32) = ${folder}`.execute(db);
  if (rows.some(({ isOwn }) => isOwn)) return;
  const isFirst = (entries: PrivateEntries): boolean => rows.some(({ place }) => place === entries.folder);
  const firstEntries = privateEntries.find(isFirst) ?? privateEntries.find((entries) => entries.folder === null);
  if (firstEntries !== undefined && mayCall(viewer, firstEntries.access)) return;
  for (const entries of privateEntries) {
    if (!mayCallForRows(viewer, entries.access)) continue;
    const leaderId = mayCall(viewer, entries.access) ? null : viewer.id;
    if ((await sql`${entries.find(pattern, leaderId)} limit 1`.execute(db)).rows.length > 0) return;
  }
  throw new AppError('FORBIDDEN', { message: 'a private file' });
}
