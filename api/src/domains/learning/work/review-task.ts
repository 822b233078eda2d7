import { AppError } from '@enlace/shared-contract/errors';
import { type HandedInTask, type reviewTaskSchema, type TaskWorkQuery } from '@enlace/shared-contract/authoring';
import { type TaskState, taskStates } from '@enlace/shared-contract/learning';
import { isLocale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { type Expression, holdsWords, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { fullName } from '../../identity';
import { completeByRule } from '../enrolment/enrol';
import { isShownCourse, isShownLesson } from '../course-status';
import { asLearner } from '../learners/learner-rows';
import { learningTexts } from '../learning-texts';
import { notifyOfReview } from './notify-of-review';
import { moveTask, type StoredTask, taskTransitions } from './task-states';
import { presentTask, taskColumns, type TaskRow } from './task-work';

const usualPageSize = 25;

interface Row extends TaskRow, Pick<HandedInTask, 'id' | 'lesson' | 'user'> {}

/** Handed-in tasks `w` of lessons `l`, with their learners `u` and reviewers `v`. */
const source = sql`task_work w join lessons l on l.id = w.lesson_id and l.deleted_at is null
  join users u on u.id = w.user_id and u.deleted_at is null and u.anonymised_at is null
  left join users v on v.id = w.reviewed_by_id`;

const columns = (context: ReadContext): Expression => sql`w.id, ${taskColumns},
  json_build_object('id', l.id, 'title', ${translateColumn(context, 'title', 'l')}) as lesson,
  json_build_object('id', u.id, 'name', ${fullName}, 'email', u.email) as "user"`;

const present = ({ id, lesson, user, ...work }: Row): HandedInTask => ({ id, lesson, user, ...presentTask(work) });

/** A page of the tasks that learners of a course handed in, with their numbers by state. Throws NOT_FOUND. */
export async function listTaskWork(db: Db, courseId: number, query: TaskWorkQuery, context: ReadContext) {
  const { state, search = '', page = 1, per_page: size = usualPageSize } = query;
  const { rows: courses } = await sql`select 1 from courses where id = ${courseId}`.execute(db);
  if (courses.length === 0) throw new AppError('NOT_FOUND');
  const isFound = sql`l.course_id = ${courseId}
    and ${holdsWords(sql`concat_ws(' ', u.first_name, u.last_name, u.email)`, search)}`;
  const { rows } = await sql<Row>`select ${columns(context)} from ${source}
    where ${isFound} and ${state === undefined ? sql`true` : sql`w.state = ${state}`}
    order by w.state <> 'handed_in', case when w.state = 'handed_in' then w.submitted_at end, w.submitted_at desc, w.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<Record<TaskState, number>>`select ${sql.join(
    taskStates.map((one) => sql`count(*) filter (where w.state = ${one})::integer as ${sql.ref(one)}`),
  )} from ${source} where ${isFound}`.execute(db);
  const numbers = Object.fromEntries(taskStates.map((one) => [one, counts.rows[0]?.[one] ?? 0]));
  const total = state === undefined ? Object.values(numbers).reduce((sum, count) => sum + count, 0) : numbers[state];
  return { data: rows.map(present), meta: { total: total ?? 0, page, per_page: size, states: numbers } };
}

/**
 * Accepts a task or returns it with words, and notifies the learner. Accepting completes the lesson where its rule is
 * `accepted`.
 * @throws VALIDATION_FAILED at `text` for a return without words; CONFLICT for an accepted task and for an answer that
 *   is newer than the one that was read; NOT_FOUND
 */
export async function reviewTask(
  writing: ReadWriteContext,
  { id, decision, text, submitted_at: readAt }: z.infer<typeof reviewTaskSchema> & { readonly id: number },
): Promise<HandedInTask> {
  const { reading } = writing;
  const { deps, now, origin, locale } = writing;
  const words = text ?? '';
  if (decision === 'return' && words === '')
    throw new AppError('VALIDATION_FAILED', {
      message: 'a return without words',
      fields: { text: [fieldText(locale, 'required')] },
    });
  return transact(deps.db, async (trx) => {
    const task = await lockTask(trx, id, asLearner(reading));
    if (isRepeated(task, { decision, words, readAt, actorId: origin.actorId })) return findTask(trx, id, reading);
    const state = await moveTask(trx, task, decision, locale);
    if (task.submitted_at.getTime() !== new Date(readAt).getTime())
      throw new AppError('CONFLICT', {
        message: `task ${id} has a newer answer`,
        userMessage: learningTexts[locale].newerTask,
      });
    await sql`update task_work set review_text = ${words}, reviewed_at = ${now}, reviewed_by_id = ${origin.actorId}
      where id = ${id}`.execute(trx);
    const { user_id: userId, lesson_id: lessonId } = task;
    const learnerLocale = isLocale(task.locale) ? task.locale : 'en';
    // A learner completes a lesson that is hidden now when it is shown again.
    if (decision === 'accept' && task.completion === 'accepted' && task.is_shown) {
      const learnerReading = { ...asLearner(reading), lang: learnerLocale };
      await completeByRule(trx, { ...writing, reading: learnerReading, userId }, lessonId);
    }
    await notifyOfReview(trx, { taskId: id, lessonId, userId, state, words, locale: learnerLocale, now });
    await recordAudit(trx, {
      origin,
      action: 'reviewTask',
      resource: 'lessons',
      rowId: lessonId,
      before: { user_id: userId, state: task.state },
      after: { user_id: userId, state, words },
    });
    return findTask(trx, id, reading);
  });
}

async function findTask(trx: Db, id: number, author: ReadContext): Promise<HandedInTask> {
  const { rows } = await sql<Row>`select ${columns(author)} from ${source} where w.id = ${id}`.execute(trx);
  if (rows[0] === undefined) throw new AppError('NOT_FOUND');
  return present(rows[0]);
}

interface Decision {
  readonly decision: 'accept' | 'return';
  readonly words: string;
  readonly readAt: string;
  readonly actorId: number | null;
}

/** Whether this author has decided exactly this before: a second press, or a repeat after a lost answer. */
function isRepeated(task: LockedTask, { decision, words, readAt, actorId }: Decision): boolean {
  return (
    task.state === taskTransitions[decision].to &&
    task.submitted_at.getTime() === new Date(readAt).getTime() &&
    task.reviewed_by_id === actorId &&
    task.review_text === words
  );
}

interface LockedTask extends StoredTask {
  readonly user_id: number;
  readonly lesson_id: number;
  readonly review_text: string | null;
  readonly reviewed_by_id: number | null;
  /** Whether learners see the lesson. */
  readonly is_shown: boolean;
  readonly submitted_at: Date;
  readonly completion: string;
  readonly locale: string;
}

/** Locks the enrolment first, as the learner's own writes do. */
async function lockTask(trx: Db, id: number, learner: ReadContext): Promise<LockedTask> {
  await sql`select 1 from enrolments e join lessons l on l.course_id = e.course_id
    join task_work w on w.lesson_id = l.id and w.user_id = e.user_id where w.id = ${id} for update of e`.execute(trx);
  const { rows } = await sql<LockedTask>`select w.id, w.user_id, w.lesson_id, w.state, w.submitted_at, w.review_text,
      w.reviewed_by_id, l.completion, u.locale, ${isShownLesson(learner, 'l')} and ${isShownCourse(learner, 't')} as is_shown
    from task_work w join lessons l on l.id = w.lesson_id and l.deleted_at is null join courses t on t.id = l.course_id
      join users u on u.id = w.user_id and u.deleted_at is null and u.anonymised_at is null
    where w.id = ${id} for update of w`.execute(trx);
  if (rows[0] === undefined) throw new AppError('NOT_FOUND');
  return rows[0];
}
