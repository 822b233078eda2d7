import type { gradeQuizPreviewSchema } from '@enlace/shared-contract/authoring';
import { AppError } from '@enlace/shared-contract/errors';
import type { Quiz, QuizAttempt } from '@enlace/shared-contract/learning';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { gradeAnswers } from '../quiz/grade';
import { findQuestions } from '../quiz/quiz';
import { showQuestions } from '../quiz/shown-questions';

/** Decides an order of questions and choices; users have ids from 1. */
const newLearnerId = 0;

/** The quiz of a lesson as a learner sees it before the first attempt. Reads only. Throws NOT_FOUND. */
export async function previewQuiz(db: Db, lessonId: number): Promise<Quiz> {
  const { threshold, quiz_tries: quizTries, is_quiz_shuffled: isShuffled } = await findLesson(db, lessonId);
  const draw = { userId: newLearnerId, attemptsCount: 0, isShuffled };
  return {
    questions: showQuestions(await findQuestions(db, lessonId), draw),
    threshold,
    best_score: null,
    is_passed: false,
    attempts_count: 0,
    attempts_left: quizTries,
  };
}

/** Grades answers as an attempt, which neither counts nor completes the lesson. Reads only. Throws NOT_FOUND. */
export async function gradePreview(
  db: Db,
  lessonId: number,
  { answers }: z.infer<typeof gradeQuizPreviewSchema>,
  now: Date,
): Promise<QuizAttempt> {
  const { threshold, quiz_tries: quizTries } = await findLesson(db, lessonId);
  const questions = await findQuestions(db, lessonId);
  if (questions.length === 0) throw new AppError('NOT_FOUND', { message: `lesson ${lessonId} has no quiz` });
  const { score, results } = gradeAnswers(questions, answers);
  return {
    score,
    is_passed: score >= threshold,
    results,
    is_completed: false,
    attempts_left: quizTries,
    attempted_at: now.toISOString(),
  };
}

async function findLesson(db: Db, lessonId: number) {
  const lesson = await db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select(['lessons.threshold', 'lessons.quiz_tries', 'lessons.is_quiz_shuffled'])
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('courses.deleted_at', 'is', null)
    .executeTakeFirst();
  if (lesson === undefined) throw new AppError('NOT_FOUND', { message: `lesson ${lessonId}` });
  return lesson;
}
