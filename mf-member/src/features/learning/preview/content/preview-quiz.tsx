import { mayCall } from '@enlace/shared-contract/access';
import { coursePreviewCalls } from '@enlace/shared-contract/authoring';
import type { Quiz, QuizAttempt } from '@enlace/shared-contract/learning';
import { useCall, useRead, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { QuizForm, type QuizWords } from '../../quiz/quiz-form';
import { learningTexts } from '../../texts';
import { lessonPreview } from '../lesson-preview.slice';
import { previewTexts } from '../texts';

/** The quiz of a lesson. The server grades the answers, and stores no attempt. */
export function PreviewQuiz({ lesson }: { readonly lesson: number }) {
  const t = useTexts(previewTexts);
  const words = useTexts(learningTexts);
  const { viewer } = useScreen();
  const read = useRead(lessonPreview.calls.quiz, { lesson });
  const { run, status } = useCall(lessonPreview.calls.gradeQuiz, String(lesson));
  const mayGrade = mayCall(viewer, coursePreviewCalls.gradeQuizPreview.access);
  const wordsOf = ({ threshold, attempts_left: leftCount }: Quiz, attempt: QuizAttempt | null): QuizWords => {
    const missedText = leftCount === 1 ? 'quiz.missedLast' : 'quiz.missed';
    const result = (percent: number, isPassed: boolean) =>
      `${words(isPassed ? 'quiz.passed' : missedText, { percent })} ${t('notStored')}`;
    const leftHint = leftCount === null ? '' : ` ${words('quiz.left', { count: leftCount })}`;
    return {
      hint: `${words('quiz.need', { percent: threshold })}${leftHint}`,
      result: attempt === null ? '' : result(attempt.score, attempt.is_passed),
      refusal: mayGrade ? null : t('mayNotGrade'),
      hasQuestions: true,
    };
  };
  return (
    <QuizForm
      read={read}
      isSending={status === 'pending'}
      wordsOf={wordsOf}
      grade={(answers) => run({ lesson, answers })}
    />
  );
}
