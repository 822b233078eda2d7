import { isAllowed } from '@enlace/shared-contract/access';
import type { LessonAnswer, LessonQuestion, listLessonQuestionsSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, holdsWords } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullName, isPresent } from '../../identity';
import { courseWriters } from '../course-status';

/** Whose posts are shown, and to whom. */
export interface PostReader {
  readonly userId: number;
  readonly reading: ReadContext;
}

type Row = Omit<LessonAnswer, 'created_at' | 'edited_at'> & {
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly question_id: number | null;
};

const usualPageSize = 10;

/** Authors of courses remove posts of others. */
export const mayRemoveAll = ({ viewer }: ReadContext): boolean => isAllowed(viewer ?? null, courseWriters);

const fields = ({ userId, reading }: PostReader): Expression => sql`q.id, q.question_id,
  case when q.removed_at is null then q.text else '' end as text,
  case when q.removed_at is null then ${fullName} end as name,
  (q.removed_at is null and exists (select 1 from course_instructors i join lessons l on l.course_id = i.course_id
    where l.id = q.lesson_id and i.user_id = q.user_id)) as is_instructor,
  coalesce(q.user_id = ${userId} and q.removed_at is null, false) as is_own, q.removed_at is not null as is_removed,
  (${mayRemoveAll(reading)}::boolean or coalesce(q.user_id = ${userId} and q.removed_at is null, false)) as may_remove,
  q.created_at, q.edited_at`;

const source = sql`lesson_posts q left join users u on u.id = q.user_id and ${isPresent()}`;

/** A page of the questions of a lesson, with their answers. */
export async function listQuestions(
  db: Db,
  lessonId: number,
  query: z.infer<typeof listLessonQuestionsSchema>,
  reader: PostReader,
) {
  const { page = 1, per_page: size = usualPageSize } = query;
  const isFound = all([sql`q.lesson_id = ${lessonId} and q.question_id is null`, ...filtersOf(query, reader)]);
  const { rows } = await sql<Row>`select ${fields(reader)} from ${source} where ${isFound}
    order by q.created_at desc, q.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<{ total: number }>`select count(*)::integer as total from lesson_posts q
    where ${isFound}`.execute(db);
  return {
    data: await withAnswers(db, rows, reader),
    meta: { total: counts.rows[0]?.total ?? 0, page, per_page: size },
  };
}

/** A question with its answers; undefined when it is missing. */
export async function findQuestion(db: Db, id: number, reader: PostReader): Promise<LessonQuestion | undefined> {
  const { rows } = await sql<Row>`select ${fields(reader)} from ${source}
    where q.id = ${id} and q.question_id is null`.execute(db);
  const [question] = await withAnswers(db, rows, reader);
  return question;
}

function filtersOf({ only, search = '' }: z.infer<typeof listLessonQuestionsSchema>, { userId }: PostReader) {
  const text = sql`(select string_agg(x.text, ' ') from lesson_posts x
    where (x.id = q.id or x.question_id = q.id) and x.removed_at is null)`;
  return [
    holdsWords(text, search),
    ...(only === 'open'
      ? [
          sql`q.removed_at is null and not exists (select 1 from lesson_posts x
            where x.question_id = q.id and x.removed_at is null)`,
        ]
      : []),
    ...(only === 'mine'
      ? [
          sql`exists (select 1 from lesson_posts x
            where (x.id = q.id or x.question_id = q.id) and x.user_id = ${userId} and x.removed_at is null)`,
        ]
      : []),
  ];
}

async function withAnswers(db: Db, questions: readonly Row[], reader: PostReader): Promise<LessonQuestion[]> {
  if (questions.length === 0) return [];
  const ids = questions.map(({ id }) => id);
  const { rows: answers } = await sql<Row>`select ${fields(reader)} from ${source}
    where q.question_id = any(${ids}::bigint[]) and q.removed_at is null order by q.created_at, q.id`.execute(db);
  return questions.map((question) => ({
    ...present(question),
    answers: answers.filter(({ question_id: of }) => of === question.id).map(present),
  }));
}

const present = ({ question_id: _, created_at: createdAt, edited_at: editedAt, ...row }: Row): LessonAnswer => ({
  ...row,
  created_at: createdAt.toISOString(),
  edited_at: editedAt?.toISOString() ?? null,
});
