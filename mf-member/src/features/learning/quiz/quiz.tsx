import type { Quiz as LessonQuiz, QuizAttempt } from '@enlace/shared-contract/learning';
import { useCall, useRead } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { useRef } from 'react';

import { lessonWork } from '../lesson-work.slice';
import { learningTexts } from '../texts';
import { QuizForm, type QuizFormProps, type QuizWords } from './quiz-form';

/** The quiz of a lesson. Each result is a stored attempt, whose number can be limited. */
export function Quiz({ lesson }: { readonly lesson: number }) {
  const t = useTexts(learningTexts);
  const read = useRead(lessonWork.calls.quiz, { lesson });
  const { run, status } = useCall(lessonWork.calls.answerQuiz, String(lesson));
  // A request that is repeated after a lost answer is the same attempt.
  const nonce = useRef<string | null>(null);
  const grade: QuizFormProps['grade'] = async (answers) => {
    nonce.current ??= crypto.randomUUID();
    const attempt = await run({ lesson, nonce: nonce.current, answers });
    nonce.current = null;
    return attempt;
  };
  const wordsOf = (quiz: LessonQuiz, attempt: QuizAttempt | null): QuizWords => {
    const leftCount = attempt === null ? quiz.attempts_left : attempt.attempts_left;
    const missedText = leftCount === 0 ? 'quiz.missedLast' : 'quiz.missed';
    const hints = [
      t('quiz.need', { percent: quiz.threshold }),
      ...(quiz.best_score === null ? [] : [t('quiz.best', { percent: quiz.best_score })]),
      ...(leftCount === null || leftCount === 0 ? [] : [t('quiz.left', { count: leftCount })]),
    ];
    return {
      hint: hints.join(' '),
      result: attempt === null ? '' : t(attempt.is_passed ? 'quiz.passed' : missedText, { percent: attempt.score }),
      refusal: leftCount === 0 ? t('quiz.noneLeft') : null,
      // Without attempts, only the result that was just sent shows its questions.
      hasQuestions: leftCount !== 0 || attempt !== null,
    };
  };
  return <QuizForm read={read} isSending={status === 'pending'} wordsOf={wordsOf} grade={grade} />;
}
