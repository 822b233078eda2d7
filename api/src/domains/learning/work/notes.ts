import { AppError } from '@enlace/shared-contract/errors';
import { type addLessonNoteSchema, type LessonNote, mostNotes } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { type Learning, requireOpenLesson } from '../enrolment/enrol';
import { learningTexts } from '../learning-texts';

interface NoteRow extends Omit<LessonNote, 'created_at' | 'updated_at'> {
  readonly created_at: Date;
  readonly updated_at: Date;
}

const noteFields = sql`n.id, n.second, n.text, n.created_at, n.updated_at`;

const present = ({ created_at: createdAt, updated_at: updatedAt, ...note }: NoteRow): LessonNote => ({
  ...note,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

/** The learner's notes in a lesson, in the order of the video. Those of a lesson that closed again stay readable. */
export async function findNotes(db: Db, userId: number, lessonId: number): Promise<LessonNote[]> {
  const { rows } = await sql<NoteRow>`select ${noteFields} from lesson_notes n
    where n.user_id = ${userId} and n.lesson_id = ${lessonId} order by n.second nulls first, n.id`.execute(db);
  return rows.map(present);
}

/** Adds a note. Throws CONFLICT with `unmet` for a lesson that is not open; VALIDATION_FAILED above `mostNotes`. */
export async function addNote(
  learning: Learning,
  { lessonId, second, text }: z.infer<typeof addLessonNoteSchema> & { readonly lessonId: number },
): Promise<LessonNote> {
  const { userId } = learning;
  return transact(learning.deps.db, async (trx) => {
    await requireOpenLesson(trx, learning, lessonId);
    const notes = await findNotes(trx, userId, lessonId);
    if (notes.length >= mostNotes)
      throw new AppError('VALIDATION_FAILED', {
        message: `notes of lesson ${lessonId}`,
        fields: { text: [learningTexts[learning.locale].manyNotes.replace('{most}', String(mostNotes))] },
      });
    const { rows } = await sql<NoteRow>`insert into lesson_notes as n
        (user_id, lesson_id, second, text, created_at, updated_at)
      values (${userId}, ${lessonId}, ${second}, ${text}, ${learning.now}, ${learning.now})
      returning ${noteFields}`.execute(trx);
    return firstOf(rows);
  });
}

/** Changes the text of an own note. Throws NOT_FOUND, also for notes of others. */
export async function editNote(
  learning: Learning,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<LessonNote> {
  const { userId } = learning;
  const { rows } = await sql<NoteRow>`update lesson_notes n set text = ${text}, updated_at = ${learning.now}
    where n.id = ${id} and n.user_id = ${userId} returning ${noteFields}`.execute(learning.deps.db);
  return firstOf(rows);
}

/** Removes an own note; a note that is gone, or of another user, is no fault. */
export async function removeNote(learning: Learning, id: number): Promise<void> {
  const { userId } = learning;
  await sql`delete from lesson_notes where id = ${id} and user_id = ${userId}`.execute(learning.deps.db);
}

function firstOf(rows: readonly NoteRow[]): LessonNote {
  const [note] = rows;
  if (note === undefined) throw new AppError('NOT_FOUND');
  return present(note);
}
