import { isAllowed } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import {
  type CourseReview,
  type listCourseReviewsSchema,
  reviewThreshold,
  type ReviewSort,
  type storeCourseReviewSchema,
} from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isPresent } from '../../identity';
import type { Learning } from '../enrolment/enrol';
import { courseWriters, isShownCourse } from '../course-status';
import { completedCount, isCompleted, lessonsCount } from '../enrolment/enrolment-sql';
import { learningTexts } from '../learning-texts';

interface Row extends Omit<CourseReview, 'created_at' | 'edited_at'> {
  readonly created_at: Date;
  readonly edited_at: Date | null;
}

const usualPageSize = 10;

const orders: Readonly<Record<ReviewSort, Expression>> = {
  newest: sql`r.created_at desc, r.id desc`,
  best: sql`r.rating desc, r.created_at desc, r.id desc`,
  worst: sql`r.rating, r.created_at desc, r.id desc`,
};

const source = sql`course_reviews r join users u on u.id = r.user_id and ${isPresent()}`;

function fields({ viewer }: ReadContext): Expression {
  const mayRemoveAll = isAllowed(viewer ?? null, courseWriters);
  return sql`r.id, r.rating, r.text, r.created_at, r.edited_at,
    nullif(trim(concat(u.first_name, ' ', nullif(left(u.last_name, 1), '') || '.')), '') as name,
    (${mayRemoveAll}::boolean or r.user_id = ${viewer?.id ?? 0}) as may_remove`;
}

/** A page of the reviews of a course, their mean, and what the viewer may do. Throws NOT_FOUND. */
export async function listReviews(
  db: Db,
  courseId: number,
  query: z.infer<typeof listCourseReviewsSchema>,
  context: ReadContext,
) {
  const { sort = 'newest', page = 1, per_page: size = usualPageSize } = query;
  const course = await sql`select 1 from courses t where t.id = ${courseId} and ${isShownCourse(context)}`.execute(db);
  if (course.rows.length === 0) throw new AppError('NOT_FOUND');
  const isOf = sql`r.course_id = ${courseId}`;
  const { rows } = await sql<Row>`select ${fields(context)} from ${source} where ${isOf}
    order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<{ rating: number; count: number }>`select r.rating, count(*)::integer as count
    from ${source} where ${isOf} group by 1`.execute(db);
  const byStars = [1, 2, 3, 4, 5].map((stars) => counts.rows.find(({ rating }) => rating === stars)?.count ?? 0);
  const total = byStars.reduce((sum, count) => sum + count, 0);
  const sum = byStars.reduce((stars, count, index) => stars + count * (index + 1), 0);
  const viewerId = context.viewer?.id ?? null;
  const ownRows =
    viewerId === null
      ? []
      : (await sql<Row>`select ${fields(context)} from ${source} where ${isOf} and r.user_id = ${viewerId}`.execute(db))
          .rows;
  return {
    data: rows.map(present),
    meta: {
      total,
      page,
      per_page: size,
      counts: byStars,
      average: total === 0 ? null : Math.round((sum / total) * 10) / 10,
      may_review: viewerId !== null && (await hasLearnedEnough(db, courseId, viewerId, context)),
      own: ownRows[0] === undefined ? null : present(ownRows[0]),
    },
  };
}

/**
 * Stores the review of a learner, or its new version.
 * @throws CONFLICT before a fifth of the lessons is completed, NOT_FOUND for a course that is not shown
 */
export async function storeReview(
  learning: Learning,
  { courseId, rating, text }: z.infer<typeof storeCourseReviewSchema> & { readonly courseId: number },
): Promise<CourseReview> {
  const { reading, userId } = learning;
  return transact(learning.deps.db, async (trx) => {
    const course = await sql`select 1 from courses t where t.id = ${courseId} and ${isShownCourse(reading)}
      for key share`.execute(trx);
    if (course.rows.length === 0) throw new AppError('NOT_FOUND');
    if (!(await hasLearnedEnough(trx, courseId, userId, reading)))
      throw new AppError('CONFLICT', {
        message: `review of course ${courseId}`,
        userMessage: learningTexts[learning.locale].earlyReview.replace('{percent}', String(reviewThreshold)),
      });
    await sql`insert into course_reviews as r (course_id, user_id, rating, text, created_at)
      values (${courseId}, ${userId}, ${rating}, ${text}, ${learning.now})
      on conflict (course_id, user_id) do update set rating = excluded.rating, text = excluded.text,
        edited_at = case when (r.rating, r.text) = (excluded.rating, excluded.text) then r.edited_at
          else ${learning.now}::timestamptz end`.execute(trx);
    const { rows } = await sql<Row>`select ${fields(reading)} from ${source}
      where r.course_id = ${courseId} and r.user_id = ${userId}`.execute(trx);
    const [row] = rows;
    if (row === undefined) throw new AppError('NOT_FOUND');
    return present(row);
  });
}

/** Removes a review. Throws FORBIDDEN for the review of another user, except for authors of courses. */
export async function removeReview(learning: Learning, id: number): Promise<void> {
  const { reading, userId } = learning;
  await transact(learning.deps.db, async (trx) => {
    const row = await trx
      .selectFrom('course_reviews')
      .select(['course_id', 'user_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    const isOwn = row.user_id === userId;
    if (!isOwn && !isAllowed(reading.viewer ?? null, courseWriters)) throw new AppError('FORBIDDEN');
    await trx.deleteFrom('course_reviews').where('id', '=', id).execute();
    if (isOwn) return;
    const after = { removed_review: id };
    const { origin } = learning;
    await recordAudit(trx, { origin, action: 'edit', resource: 'courses', rowId: row.course_id, after });
  });
}

async function hasLearnedEnough(db: Db, courseId: number, userId: number, context: ReadContext): Promise<boolean> {
  const [course, user] = [sql`e.course_id`, sql`e.user_id`];
  const { rows } = await sql`select 1 from enrolments e where e.course_id = ${courseId} and e.user_id = ${userId}
    and (${isCompleted(context, course, user)} or (${lessonsCount(context, course)} > 0
      and ${completedCount(context, course, user)} * 100 >= ${lessonsCount(context, course)} * ${reviewThreshold}))`.execute(
    db,
  );
  return rows.length > 0;
}

const present = ({ created_at: createdAt, edited_at: editedAt, ...row }: Row): CourseReview => ({
  ...row,
  created_at: createdAt.toISOString(),
  edited_at: editedAt?.toISOString() ?? null,
});
