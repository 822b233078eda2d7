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
  lessonId: number,
  { second, text }: z.infer<typeof addLessonNoteSchema>,
): Promise<LessonNote> {
  const { writing, userId } = learning;
  return transact(writing.deps.db, async (trx) => {
    await requireOpenLesson(trx, learning, lessonId);
    const notes = await findNotes(trx, userId, lessonId);
    if (notes.length >= mostNotes)
      throw new AppError('VALIDATION_FAILED', {
        message: `notes of lesson ${lessonId}`,
        fields: { text: [learningTexts[writing.locale].manyNotes.replace('{most}', String(mostNotes))] },
      });
    const { rows } = await sql<NoteRow>`insert into lesson_notes as n
        (user_id, lesson_id, second, text, created_at, updated_at)
      values (${userId}, ${lessonId}, ${second}, ${text}, ${writing.now}, ${writing.now})
      returning ${noteFields}`.execute(trx);
    return firstOf(rows);
  });
}

/** Changes the text of an own note. Throws NOT_FOUND, also for notes of others. */
export async function editNote({ writing, userId }: Learning, id: number, text: string): Promise<LessonNote> {
  const { rows } = await sql<NoteRow>`update lesson_notes n set text = ${text}, updated_at = ${writing.now}
    where n.id = ${id} and n.user_id = ${userId} returning ${noteFields}`.execute(writing.deps.db);
  return firstOf(rows);
}

/** Removes an own note; a note that is gone, or of another user, is no fault. */
export async function removeNote({ writing, userId }: Learning, id: number): Promise<void> {
  await sql`delete from lesson_notes where id = ${id} and user_id = ${userId}`.execute(writing.deps.db);
}

function firstOf(rows: readonly NoteRow[]): LessonNote {
  const [note] = rows;
  if (note === undefined) throw new AppError('NOT_FOUND');
  return present(note);
}
