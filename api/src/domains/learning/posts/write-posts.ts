import { AppError } from '@enlace/shared-contract/errors';
import type { askLessonQuestionSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { type Learning, requirePosting } from '../enrolment/enrol';
import { learningTexts } from '../learning-texts';
import { mayRemoveAll } from './find-questions';
import { notifyOfPost } from './notify-of-post';

type NewPost = z.infer<typeof askLessonQuestionSchema>;

/** Posts of one user in an hour. */
const mostPosts = 30;
const hour = 3_600_000;

/**
 * Asks a question about a lesson; its instructors are notified. Returns the id.
 * @throws CONFLICT with `unmet` for a lesson that is not open, RATE_LIMITED, NOT_FOUND
 */
export async function askQuestion(
  learning: Learning,
  { lessonId, post }: { readonly lessonId: number; readonly post: NewPost },
): Promise<number> {
  return transact(learning.deps.db, async (trx) => {
    await requirePosting(trx, learning, lessonId);
    return addPost(trx, learning, { lessonId, questionId: null, ...post });
  });
}

/**
 * Answers a question; those who wrote in it before are notified. Returns the id of the question.
 * @throws CONFLICT with `unmet` for a lesson that is not open, RATE_LIMITED, NOT_FOUND
 */
export async function answerQuestion(
  learning: Learning,
  { questionId, post }: { readonly questionId: number; readonly post: NewPost },
): Promise<number> {
  return transact(learning.deps.db, async (trx) => {
    const question = await trx
      .selectFrom('lesson_posts')
      .select(['lesson_id'])
      .where('id', '=', questionId)
      .where('question_id', 'is', null)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (question === undefined) throw new AppError('NOT_FOUND');
    await requirePosting(trx, learning, question.lesson_id);
    await addPost(trx, learning, { lessonId: question.lesson_id, questionId, ...post });
    return questionId;
  });
}

interface PostValues extends NewPost {
  readonly lessonId: number;
  readonly questionId: number | null;
}

async function addPost(trx: Db, learning: Learning, { lessonId, questionId, text, nonce }: PostValues) {
  const { userId } = learning;
  const findEarlierPost = () =>
    trx
      .selectFrom('lesson_posts')
      .select('id')
      .where('user_id', '=', userId)
      .where('nonce', '=', nonce)
      .executeTakeFirst();
  const earlierPost = await findEarlierPost();
  if (earlierPost !== undefined) return earlierPost.id;
  await requireFewPosts(trx, learning);
  const newPost = await trx
    .insertInto('lesson_posts')
    .values({
      lesson_id: lessonId,
      question_id: questionId,
      user_id: userId,
      text,
      nonce,
      created_at: learning.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'nonce']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // The same request at once was faster.
  if (newPost === undefined) return (await findEarlierPost())?.id ?? 0;
  await notifyOfPost(trx, { lessonId, questionId, userId, text, now: learning.now });
  return newPost.id;
}

async function requireFewPosts(trx: Db, learning: Learning): Promise<void> {
  const { userId } = learning;
  const since = new Date(learning.now.getTime() - hour);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from lesson_posts
    where user_id = ${userId} and created_at > ${since}`.execute(trx);
  if ((rows[0]?.count ?? 0) < mostPosts) return;
  const userMessage = learningTexts[learning.locale].manyPosts;
  throw new AppError('RATE_LIMITED', { message: `posts of user ${userId}`, userMessage });
}

interface StoredPost {
  readonly id: number;
  readonly lesson_id: number;
  readonly question_id: number | null;
  readonly user_id: number | null;
  readonly removed_at: Date | null;
}

/** Changes the text of an own post; answers the id of its question. Throws NOT_FOUND, also for posts of others. */
export async function editPost(
  learning: Learning,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<number> {
  const { userId } = learning;
  const { rows } = await sql<StoredPost>`update lesson_posts set text = ${text}, edited_at = ${learning.now}
    where id = ${id} and user_id = ${userId} and removed_at is null returning *`.execute(learning.deps.db);
  const [post] = rows;
  if (post === undefined) throw new AppError('NOT_FOUND');
  return post.question_id ?? post.id;
}

/** Removes a post. Throws FORBIDDEN for a post of another user, except for authors of courses. */
export async function removePost(learning: Learning, id: number): Promise<void> {
  const { reading, userId } = learning;
  const { db } = learning.deps;
  await transact(db, async (trx) => {
    const post = await trx.selectFrom('lesson_posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (post === undefined) return;
    if (post.user_id === userId) {
      if (post.removed_at === null) await removeOwnPost(trx, post, learning.now);
      return;
    }
    if (!mayRemoveAll(reading)) throw new AppError('FORBIDDEN');
    await trx.deleteFrom('lesson_posts').where('id', '=', id).execute();
    const after = { removed_post: id };
    await recordAudit(trx, {
      origin: learning.origin,
      action: 'edit',
      resource: 'lessons',
      rowId: post.lesson_id,
      after,
    });
  });
}

/** A question with answers stays without its text, so that the answers stay, too. */
async function removeOwnPost(trx: Db, { id }: StoredPost, now: Date): Promise<void> {
  const answer = await trx.selectFrom('lesson_posts').select('id').where('question_id', '=', id).executeTakeFirst();
  if (answer === undefined) await trx.deleteFrom('lesson_posts').where('id', '=', id).execute();
  else await trx.updateTable('lesson_posts').set({ text: '', removed_at: now }).where('id', '=', id).execute();
}
