import type { QuizAttempt } from '@enlace/shared-contract/learning';
import { isCancelled, useCall, useRead } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Heading, Skeleton, tokens } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { lessonWork } from '../lesson-work.slice';
import { learningTexts } from '../texts';
import { answerOf, isAnswered, type Question, type QuizInput } from './quiz-input';
import { QuizQuestion } from './quiz-question';

/** An attempt with its questions as they were shown: the next attempt can have another order. */
interface GradedQuiz {
  readonly attempt: QuizAttempt;
  readonly questions: readonly Question[];
}

/** The quiz of a lesson: all questions, then the result with the explanations, then another try. */
export function Quiz({ lesson }: { readonly lesson: number }) {
  const t = useTexts(learningTexts);
  const { answer: quiz, status, error, again } = useRead(lessonWork.calls.quiz, { lesson });
  const { run, status: sending } = useCall(lessonWork.calls.answerQuiz, String(lesson));
  const [input, setInput] = useState<QuizInput>({});
  const [gradedQuiz, setGradedQuiz] = useState<GradedQuiz | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // A request that is repeated after a lost answer is the same attempt.
  const nonce = useRef<string | null>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const attempt = gradedQuiz?.attempt ?? null;
  useEffect(() => {
    if (attempt !== null) resultHeading.current?.focus();
  }, [attempt]);

  if (quiz === null)
    return status === 'rejected' ? (
      <ErrorState onRetry={again}>{error?.message}</ErrorState>
    ) : (
      <Skeleton lines={6} height="2rem" />
    );
  if (quiz.questions.length === 0) return <Hint>{t('quiz.none')}</Hint>;

  const questions = gradedQuiz?.questions ?? quiz.questions;
  const leftCount = attempt === null ? quiz.attempts_left : attempt.attempts_left;
  const openNumbers = questions.flatMap((question, index) =>
    isAnswered(question, input[question.id]) ? [] : [index + 1],
  );
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    if (openNumbers.length > 0)
      return setFailure(t('quiz.open', { count: openNumbers.length, numbers: openNumbers.join(', ') }));
    nonce.current ??= crypto.randomUUID();
    const answers = questions.map((question) => answerOf(question, input[question.id]));
    try {
      const newAttempt = await run({ lesson, nonce: nonce.current, answers });
      setGradedQuiz({ attempt: newAttempt, questions });
      nonce.current = null;
    } catch (fault) {
      if (!isCancelled(fault)) setFailure(messageOf(fault) ?? t('quiz.failed'));
    }
  };
  const tryAgain = () => {
    setGradedQuiz(null);
    setInput({});
  };

  const missedText = leftCount === 0 ? 'quiz.missedLast' : 'quiz.missed';
  // Without attempts, only the result that was just sent shows its questions.
  const shownQuestions = leftCount === 0 && attempt === null ? [] : questions;
  return (
    <Form onSubmit={(event) => void send(event)} aria-label={t('quiz.title')} noValidate>
      <Heading size="h3">{t('quiz.title')}</Heading>
      <Hint>
        {t('quiz.need', { percent: quiz.threshold })}
        {quiz.best_score !== null && ` ${t('quiz.best', { percent: quiz.best_score })}`}
        {leftCount !== null && leftCount > 0 && ` ${t('quiz.left', { count: leftCount })}`}
      </Hint>
      {attempt !== null && (
        <Result $isGood={attempt.is_passed} ref={resultHeading} tabIndex={-1}>
          {t(attempt.is_passed ? 'quiz.passed' : missedText, { percent: attempt.score })}
        </Result>
      )}
      {leftCount === 0 && <p>{t('quiz.noneLeft')}</p>}
      {shownQuestions.map((question, index) => (
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
      {leftCount !== 0 && (
        <div>
          {attempt === null ? (
            <Button type="submit" isLoading={sending === 'pending'}>
              {t('quiz.send')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={tryAgain}>
              {t('quiz.again')}
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}

const messageOf = (fault: unknown): string | undefined =>
  fault instanceof Error && 'userMessage' in fault && typeof fault.userMessage === 'string'
    ? fault.userMessage
    : undefined;

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
