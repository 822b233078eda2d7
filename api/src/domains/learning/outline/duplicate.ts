import { AppError } from '@enlace/shared-contract/errors';
import type { CourseOutline } from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Expression } from '../../../kit/core/table/expressions';
import { addRow } from '../../../kit/core/write/write-row';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { learningTexts } from '../learning-texts';
import { lessonsResource } from '../lessons.resource';
import { truncateText } from '../playlist/lesson-of-video';
import { findOutline, renumber } from './outline';

/** Columns of a lesson that its copy has too. */
const copiedColumns = [
  'title',
  'summary',
  'body',
  'kind',
  'minutes',
  'video_url',
  'completion',
  'threshold',
  'quiz_tries',
  'is_quiz_shuffled',
  'link_url',
  'release',
  'release_at',
  'release_days',
  'release_lesson_id',
  'seconds',
  'captions',
  'translations',
];

/**
 * Adds a copy of a lesson, as a draft behind it, with the questions of its quiz. Answers the outline of its course.
 * Throws NOT_FOUND.
 */
export async function duplicateLesson(writing: WriteContext, lessonId: number): Promise<CourseOutline> {
  return transact(writing.deps.db, async (trx) => {
    await lockCourseOf(trx, sql`select course_id from lessons where id = ${lessonId}`);
    const { rows } = await sql<{ course_id: number; module_id: number | null }>`select course_id, module_id from lessons
      where id = ${lessonId} and deleted_at is null`.execute(trx);
    const [lesson] = rows;
    if (lesson === undefined) throw new AppError('NOT_FOUND');
    await copyLesson(trx, writing, lessonId, { moduleId: lesson.module_id, hasNewTitle: true });
    await renumber(trx, lesson.course_id);
    return findOutline(trx, lesson.course_id);
  });
}

/**
 * Adds a copy of a module behind it, with copies of its lessons as drafts. A copy opens after the copy of the lesson that
 * its original waits for. Answers the outline of the course. Throws NOT_FOUND.
 */
export async function duplicateModule(writing: WriteContext, moduleId: number): Promise<CourseOutline> {
  return transact(writing.deps.db, async (trx) => {
    await lockCourseOf(trx, sql`select course_id from course_modules where id = ${moduleId}`);
    const { rows: modules } = await sql<{ course_id: number; title: string; position: number }>`
      select course_id, title, position from course_modules where id = ${moduleId}`.execute(trx);
    const [module] = modules;
    if (module === undefined) throw new AppError('NOT_FOUND');
    await sql`update course_modules set position = position + 1
      where course_id = ${module.course_id} and position > ${module.position}`.execute(trx);
    const { rows: copies } = await sql<{ id: number }>`insert into course_modules
      (course_id, title, translations, position)
      select course_id, ${copyTitle(writing, module.title)}, translations, position + 1 from course_modules
      where id = ${moduleId} returning id`.execute(trx);
    const copyId = copies[0]?.id ?? null;
    const { rows: lessons } = await sql<{ id: number }>`select id from lessons
      where module_id = ${moduleId} and deleted_at is null order by position, id`.execute(trx);
    const copyIds = new Map<number, number>();
    for (const { id } of lessons)
      copyIds.set(id, await copyLesson(trx, writing, id, { moduleId: copyId, hasNewTitle: false }));
    for (const [id, lessonCopy] of copyIds)
      await sql`update lessons set release_lesson_id = ${lessonCopy}
        where release_lesson_id = ${id} and id = any(${[...copyIds.values()]}::bigint[])`.execute(trx);
    await renumber(trx, module.course_id);
    return findOutline(trx, module.course_id);
  });
}

/** Changes of one outline follow each other: what is read after this stays as it is. */
async function lockCourseOf(trx: Db, courseId: Expression): Promise<void> {
  await sql`select 1 from courses where id = (${courseId}) for update`.execute(trx);
}

interface Copy {
  readonly moduleId: number | null;
  readonly hasNewTitle: boolean;
}

/** Adds the copy of a lesson with its position: it comes behind the original, which is older. */
async function copyLesson(
  trx: Db,
  writing: WriteContext,
  lessonId: number,
  { moduleId, hasNewTitle }: Copy,
): Promise<number> {
  const columns = sql.join(copiedColumns.map((name) => sql.ref(name)));
  const { rows } = await sql<{ course_id: number; position: number; title: string }>`
    select course_id, position, ${columns} from lessons where id = ${lessonId}`.execute(trx);
  const [lesson] = rows;
  if (lesson === undefined) throw new AppError('NOT_FOUND');
  const title = hasNewTitle ? copyTitle(writing, lesson.title) : lesson.title;
  const id = await addRow(trx, lessonsResource, { ...lesson, title, status: 'draft' }, writing);
  await trx.updateTable('lessons').set({ module_id: moduleId }).where('id', '=', id).execute();
  await sql`insert into quiz_questions (lesson_id, position, kind, text, choices, explanation, tolerance)
    select ${id}, position, kind, text, choices, explanation, tolerance from quiz_questions
    where lesson_id = ${lessonId}`.execute(trx);
  return id;
}

/** `{title}` as the copy is called, within the longest title. */
function copyTitle({ locale }: WriteContext, title: string): string {
  return learningTexts[locale].copyOf.replace('{title}', () => truncateText(title, 180));
}
