import { AppError } from '@enlace/shared-contract/errors';
import {
  type downloadProgressSchema,
  type Learner,
  type LearnerDetails,
  type LearnersQuery,
  type LearnerState,
  learnerStates,
} from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Cell } from '../../../infrastructure/csv/csv';
import type { Db } from '../../../infrastructure/db/database';
import { type Expression, holdsWords, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullName, fullNameOf } from '../../identity';
import { isShownLesson } from '../course-status';
import { completedCount, lessonsCount } from '../enrolment/enrolment-sql';
import { watchedPercent } from '../watching/watch-rule';
import { asLearner, learnerPercent, learnersOf, seenAt } from './learner-rows';

const usualPageSize = 25;
/** Days without anything done, after which a learner counts as stalled. */
const stalledDays = 14;

type Times = 'enrolled_at' | 'seen_at' | 'completed_at';

interface Row extends Omit<Learner, Times> {
  readonly enrolled_at: Date;
  readonly seen_at: Date;
  readonly completed_at: Date | null;
}

function columns(context: ReadContext): Expression {
  return sql`e.id, json_build_object('id', u.id, 'name', ${fullName}, 'email', u.email) as "user",
    e.created_at as enrolled_at, ${seenAt} as seen_at, e.completed_at,
    ${completedCount(context, sql`e.course_id`, sql`e.user_id`)} as completed_count,
    ${learnerPercent(context)} as percent`;
}

const conditionsOfStates = (now: Date): Readonly<Record<LearnerState, Expression>> => ({
  all: sql`true`,
  open: sql`r.percent < 100`,
  stalled: sql`(r.percent < 100 and r.seen_at < ${now}::timestamptz - ${stalledDays} * interval '1 day')`,
  completed: sql`r.percent = 100`,
});

const sorts: Readonly<Record<NonNullable<LearnersQuery['sort']>, Expression>> = {
  name: sql`lower(f_unaccent(r."user" ->> 'name'))`,
  progress: sql`r.percent`,
  enrolled_at: sql`r.enrolled_at`,
  seen_at: sql`r.seen_at`,
  completed_at: sql`r.completed_at`,
};

/** Parts of the name and of the address of the learner `u`. */
const searchOf = (search = ''): Expression =>
  holdsWords(sql`concat_ws(' ', u.first_name, u.last_name, u.email)`, search);

async function requireCourse(db: Db, courseId: number): Promise<void> {
  const { rows } = await sql`select 1 from courses where id = ${courseId}`.execute(db);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
}

/** A page of the learners of a course, with their numbers by state. Throws NOT_FOUND. */
export async function listLearners(db: Db, courseId: number, query: LearnersQuery, author: ReadContext) {
  await requireCourse(db, courseId);
  const context = asLearner(author);
  const { state = 'all', sort = 'seen_at', page = 1, per_page: size = usualPageSize } = query;
  const conditions = conditionsOfStates(context.now);
  const source = sql`(select ${columns(context)} from ${learnersOf(courseId)} and ${searchOf(query.search)}) r`;
  const direction = (query.direction ?? 'desc') === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const { rows } = await sql<Row>`select r.* from ${source} where ${conditions[state]}
    order by ${sorts[sort]} ${direction}, r.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<Record<LearnerState, number> & { lessons_count: number }>`select ${sql.join(
    learnerStates.map((one) => sql`count(*) filter (where ${conditions[one]})::integer as ${sql.ref(one)}`),
  )}, ${lessonsCount(context, sql`${courseId}::bigint`)} as lessons_count from ${source}`.execute(db);
  const [numbers] = counts.rows;
  return {
    data: rows.map(present),
    meta: {
      total: numbers?.[state] ?? 0,
      page,
      per_page: size,
      lessons_count: numbers?.lessons_count ?? 0,
      states: Object.fromEntries(learnerStates.map((one) => [one, numbers?.[one] ?? 0])),
    },
  };
}

/** A learner with the lessons of the course. Throws NOT_FOUND. */
export async function findLearner(db: Db, enrolmentId: number, author: ReadContext): Promise<LearnerDetails> {
  const context = asLearner(author);
  const { rows } = await sql<Row>`select ${columns(context)} from enrolments e join users u on u.id = e.user_id
    and u.deleted_at is null and u.anonymised_at is null where e.id = ${enrolmentId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  type Lesson = Omit<LearnerDetails['lessons'][number], 'completed_at'> & { readonly completed_at: Date | null };
  const lessons = await sql<Lesson>`select l.id, ${translateColumn(context, 'title', 'l')} as title, l.kind,
      d.completed_at, ${watchedPercent('l')} as watched_percent, d.grant_reason,
      ${fullNameOf('g')} as granted_by,
      (select max(q.score) from quiz_attempts q where q.lesson_id = l.id and q.user_id = e.user_id) as best_score
    from enrolments e join lessons l on l.course_id = e.course_id and ${isShownLesson(context, 'l')}
      left join lesson_completions d on d.lesson_id = l.id and d.user_id = e.user_id
      left join lesson_watches w on w.lesson_id = l.id and w.user_id = e.user_id
      left join users g on g.id = d.granted_by_id
    where e.id = ${enrolmentId} order by l.position, l.id`.execute(db);
  return {
    ...present(row),
    lessons: lessons.rows.map((lesson) => ({ ...lesson, completed_at: lesson.completed_at?.toISOString() ?? null })),
  };
}

const present = (row: Row): Learner => ({
  ...row,
  enrolled_at: row.enrolled_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  completed_at: row.completed_at?.toISOString() ?? null,
});

export const progressColumns = [
  'name',
  'email',
  'enrolled_at',
  'last_seen_at',
  'completed_lessons',
  'lessons',
  'percent',
  'completed_at',
  'certificate',
] as const;

type Filters = z.infer<typeof downloadProgressSchema>;

const atOnce = 500;

/** The progress of all learners of the filters, in batches. Throws NOT_FOUND at the first one. */
export async function* progressBatches(
  db: Db,
  courseId: number,
  { state = 'all', search }: Filters,
  author: ReadContext,
): AsyncGenerator<Cell[][]> {
  const context = asLearner(author);
  const isWanted = conditionsOfStates(context.now)[state];
  for (let last = 0; ;) {
    const { rows } = await sql<Row & { certificate: string | null; lessons_count: number }>`select r.* from
      (select ${columns(context)}, ${lessonsCount(context, sql`e.course_id`)} as lessons_count,
        (select code::text from certificates c where c.user_id = e.user_id and c.course_id = e.course_id
          and c.revoked_at is null) as certificate
        from ${learnersOf(courseId)} and e.id > ${last} and ${searchOf(search)}) r
      where ${isWanted} order by r.id limit ${atOnce}`.execute(db);
    yield rows.map((row) => [
      row.user.name,
      row.user.email,
      row.enrolled_at,
      row.seen_at,
      row.completed_count,
      row.lessons_count,
      row.percent,
      row.completed_at,
      row.certificate,
    ]);
    const end = rows.at(-1);
    if (end === undefined || rows.length < atOnce) return;
    last = end.id;
  }
}

/** Number of the learners of the filters. Throws NOT_FOUND. */
export async function countProgress(db: Db, courseId: number, filters: Filters, author: ReadContext): Promise<number> {
  const { meta } = await listLearners(db, courseId, { ...filters, per_page: 1 }, author);
  return meta.total;
}
