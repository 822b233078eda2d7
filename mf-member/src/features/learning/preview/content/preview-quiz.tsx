import { mayCall } from '@enlace/shared-contract/access';
import { coursePreviewCalls } from '@enlace/shared-contract/authoring';
import { isAppError } from '@enlace/shared-contract/errors';
import type { QuizAttempt } from '@enlace/shared-contract/learning';
import { isCancelled, useCall, useRead, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Heading, Skeleton, tokens } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { answerOf, isAnswered, type QuizInput } from '../../quiz/quiz-input';
import { QuizQuestion } from '../../quiz/quiz-question';
import { learningTexts } from '../../texts';
import { lessonPreview } from '../lesson-preview.slice';
import { previewTexts } from '../texts';

/** The quiz of a lesson. The server grades the answers, and stores no attempt. */
export function PreviewQuiz({ lesson }: { readonly lesson: number }) {
  const t = useTexts(previewTexts);
  const words = useTexts(learningTexts);
  const { viewer } = useScreen();
  const { answer: quiz, status, error, again } = useRead(lessonPreview.calls.quiz, { lesson });
  const { run, status: sending } = useCall(lessonPreview.calls.gradeQuiz, String(lesson));
  const [input, setInput] = useState<QuizInput>({});
  const [attempt, setAttempt] = useState<QuizAttempt | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempt !== null) resultHeading.current?.focus();
  }, [attempt]);

  if (quiz === null)
    return status === 'rejected' ? (
      <ErrorState onRetry={again}>{error?.message}</ErrorState>
    ) : (
      <Skeleton lines={6} height="2rem" />
    );
  const { questions, threshold, attempts_left: leftCount } = quiz;
  const mayGrade = mayCall(viewer, coursePreviewCalls.gradeQuizPreview.access);
  if (questions.length === 0) return <Hint>{words('quiz.none')}</Hint>;

  const openNumbers = questions.flatMap((question, index) =>
    isAnswered(question, input[question.id]) ? [] : [index + 1],
  );
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    if (openNumbers.length > 0)
      return setFailure(words('quiz.open', { count: openNumbers.length, numbers: openNumbers.join(', ') }));
    try {
      setAttempt(await run({ lesson, answers: questions.map((question) => answerOf(question, input[question.id])) }));
    } catch (fault) {
      if (!isCancelled(fault)) setFailure((isAppError(fault) && fault.userMessage) || words('quiz.failed'));
    }
  };
  const tryAgain = () => {
    setAttempt(null);
    setInput({});
  };
  return (
    <Form onSubmit={(event) => void send(event)} aria-label={words('quiz.title')} noValidate>
      <Heading size="h3">{words('quiz.title')}</Heading>
      <Hint>
        {words('quiz.need', { percent: threshold })}
        {leftCount !== null && ` ${words('quiz.left', { count: leftCount })}`}
      </Hint>
      {attempt !== null && (
        <Result $isGood={attempt.is_passed} ref={resultHeading} tabIndex={-1}>
          {words(attempt.is_passed ? 'quiz.passed' : leftCount === 1 ? 'quiz.missedLast' : 'quiz.missed', {
            percent: attempt.score,
          })}{' '}
          {t('notStored')}
        </Result>
      )}
      {questions.map((question, index) => (
        <QuizQuestion
          key={question.id}
          question={question}
          place={index + 1}
          input={input[question.id]}
          result={attempt?.results.find(({ question_id: id }) => id === question.id) ?? null}
          onChange={(value) => setInput({ ...input, [question.id]: value })}
        />
      ))}
      {failure !== null && <Failure role="alert">{failure}</Failure>}
      {!mayGrade && <Hint>{t('mayNotGrade')}</Hint>}
      <div>
        {!mayGrade ? null : attempt === null ? (
          <Button type="submit" isLoading={sending === 'pending'}>
            {words('quiz.send')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={tryAgain}>
            {words('quiz.again')}
          </Button>
        )}
      </div>
    </Form>
  );
}

const { color, radius, space, textSize } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  max-width: 40rem;
  margin-top: ${space[32]};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Result = styled.h3<{ readonly $isGood: boolean }>`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${({ $isGood }) => ($isGood ? color.successSoft : color.warningSoft)};
  color: ${({ $isGood }) => ($isGood ? color.successInk : color.warningInk)};
  font-weight: 600;
`;

const Failure = styled.p`
  color: ${color.danger};
`;
