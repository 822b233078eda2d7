import { AppError } from '@enlace/shared-contract/errors';
import {
  type answerQuizSchema,
  mostAttempts,
  type Quiz,
  type QuizAttempt,
  type QuizQuestion,
} from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { noteLearning } from '../agenda/learning-week';
import { completeByRule, type FoundLesson, type Learning, requireOpenLesson } from '../enrolment/enrol';
import { learningTexts } from '../learning-texts';
import { gradeAnswers } from './grade';
import { showQuestions } from './shown-questions';

const hour = 60 * 60 * 1000;

type Answers = z.infer<typeof answerQuizSchema>;

/**
 * The quiz of a lesson without its right answers, and the learner's best result.
 * @throws CONFLICT with `unmet` for a lesson that is not open; NOT_FOUND
 */
export async function findQuiz(learning: Learning, lessonId: number): Promise<Quiz> {
  return transact(learning.deps.db, async (trx) => {
    const lesson = await requireOpenLesson(trx, learning, lessonId);
    const { threshold, bestScore, isPassed, isQuizShuffled } = lesson;
    const questions = await findQuestions(trx, lessonId);
    const { count } = await countAttempts(trx, learning, lessonId, new Date(0));
    const draw = { userId: learning.userId, attemptsCount: count, isShuffled: isQuizShuffled };
    return {
      questions: showQuestions(questions, draw),
      threshold,
      best_score: bestScore,
      is_passed: isPassed,
      attempts_count: count,
      attempts_left: attemptsLeft(lesson, count),
    };
  });
}

/**
 * Grades an attempt and stores it. Passing completes the lesson where its rule is `passed`. A repeated nonce is the
 * same attempt, with the same result.
 * @throws RATE_LIMITED after the attempts of the quiz, and after `mostAttempts` within an hour; CONFLICT with `unmet`;
 *   NOT_FOUND
 */
export async function answerQuiz(
  learning: Learning,
  { lessonId, nonce, answers }: Answers & { readonly lessonId: number },
): Promise<QuizAttempt> {
  const { userId } = learning;
  return transact(learning.deps.db, async (trx) => {
    // The lock on the enrolment makes attempts at once follow each other.
    const lesson = await requireOpenLesson(trx, learning, lessonId);
    const { threshold, completion, isCompleted } = lesson;
    const questions = await findQuestions(trx, lessonId);
    if (questions.length === 0) throw new AppError('NOT_FOUND', { message: `lesson ${lessonId} has no quiz` });
    const earlierAttempt = await findAttempt(trx, learning, lessonId, nonce);
    const { count } = await countAttempts(trx, learning, lessonId, new Date(0));
    if (earlierAttempt === null) {
      requireAttemptLeft(learning, lessonId, attemptsLeft(lesson, count));
      await requireFewAttempts(trx, learning, lessonId);
    }
    const grade = gradeAnswers(questions, earlierAttempt?.answers ?? answers);
    const score = earlierAttempt?.score ?? grade.score;
    const isPassed = earlierAttempt?.is_passed ?? score >= threshold;
    if (earlierAttempt === null) {
      await trx
        .insertInto('quiz_attempts')
        .values({
          user_id: userId,
          lesson_id: lessonId,
          nonce,
          answers: JSON.stringify(answers),
          score,
          is_passed: isPassed,
          created_at: learning.now,
        })
        .execute();
      await noteLearning(trx, userId, learning.now);
      if (isPassed && completion === 'passed') await completeByRule(trx, learning, lessonId);
    }
    return {
      score,
      is_passed: isPassed,
      results: grade.results,
      is_completed: isCompleted || (isPassed && completion === 'passed'),
      attempts_left: attemptsLeft(
        { quizTries: lesson.quizTries, isPassed: lesson.isPassed || isPassed },
        earlierAttempt === null ? count + 1 : count,
      ),
      attempted_at: (earlierAttempt?.created_at ?? learning.now).toISOString(),
    };
  });
}

interface StoredAttempt {
  readonly answers: Answers['answers'];
  readonly score: number;
  readonly is_passed: boolean;
  readonly created_at: Date;
}

async function findAttempt(
  trx: Db,
  { userId }: Learning,
  lessonId: number,
  nonce: string,
): Promise<StoredAttempt | null> {
  const { rows } = await sql<StoredAttempt>`select answers, score, is_passed, created_at from quiz_attempts
    where user_id = ${userId} and lesson_id = ${lessonId} and nonce = ${nonce}`.execute(trx);
  return rows[0] ?? null;
}

async function countAttempts(trx: Db, { userId }: Learning, lessonId: number, since: Date): Promise<{ count: number }> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from quiz_attempts
    where user_id = ${userId} and lesson_id = ${lessonId} and created_at > ${since}`.execute(trx);
  return rows[0] ?? { count: 0 };
}

/** Attempts that are left of those of the quiz; null without a limit, and for a learner who has passed. */
function attemptsLeft(
  { quizTries, isPassed }: Pick<FoundLesson, 'quizTries' | 'isPassed'>,
  count: number,
): number | null {
  return quizTries === null || isPassed ? null : Math.max(0, quizTries - count);
}

function requireAttemptLeft(learning: Learning, lessonId: number, leftCount: number | null): void {
  if (leftCount !== 0) return;
  throw new AppError('RATE_LIMITED', {
    message: `no attempts left at the quiz of lesson ${lessonId}`,
    userMessage: learningTexts[learning.locale].noTriesLeft,
  });
}

async function requireFewAttempts(trx: Db, learning: Learning, lessonId: number): Promise<void> {
  const { now, locale } = learning;
  const { count } = await countAttempts(trx, learning, lessonId, new Date(now.getTime() - hour));
  if (count < mostAttempts) return;
  throw new AppError('RATE_LIMITED', {
    message: `quiz of lesson ${lessonId}`,
    userMessage: learningTexts[locale].manyAttempts,
  });
}

/** The questions of a lesson in their order, with the right answers. */
export async function findQuestions(db: Db, lessonId: number): Promise<QuizQuestion[]> {
  const { rows } = await sql<QuizQuestion>`select id, kind, text, choices, explanation, tolerance
    from quiz_questions where lesson_id = ${lessonId} order by position, id`.execute(db);
  return [...rows];
}
