import { isAppError } from '@enlace/shared-contract/errors';
import type { Quiz, QuizAttempt } from '@enlace/shared-contract/learning';
import { isCancelled } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Heading, Skeleton, tokens } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { learningTexts } from '../texts';
import { answerOf, isAnswered, type Question, type QuizInput } from './quiz-input';
import { QuizQuestion } from './quiz-question';

/** An attempt with its questions as they were shown: the next attempt can have another order. */
interface GradedQuiz {
  readonly attempt: QuizAttempt;
  readonly questions: readonly Question[];
}

/** What a quiz shows around its questions, before or after an attempt. */
export interface QuizWords {
  readonly hint: string;
  /** About the attempt. */
  readonly result: string;
  /** Why no answers can be sent; null when they can. */
  readonly refusal: string | null;
  readonly hasQuestions: boolean;
}

export interface QuizFormProps {
  readonly read: {
    readonly answer: Quiz | null;
    readonly status: string;
    readonly error: { readonly message: string } | null;
    readonly again: () => void;
  };
  readonly isSending: boolean;
  readonly wordsOf: (quiz: Quiz, attempt: QuizAttempt | null) => QuizWords;
  /** Has the answers graded. The form shows the message of a failure. */
  readonly grade: (answers: ReturnType<typeof answerOf>[]) => Promise<QuizAttempt>;
}

/** All questions of a quiz, then the result with the explanations, then another try. */
export function QuizForm({ read: { answer: quiz, status, error, again }, isSending, wordsOf, grade }: QuizFormProps) {
  const t = useTexts(learningTexts);
  const [input, setInput] = useState<QuizInput>({});
  const [gradedQuiz, setGradedQuiz] = useState<GradedQuiz | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
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
  const { hint, result, refusal, hasQuestions } = wordsOf(quiz, attempt);
  const openNumbers = questions.flatMap((question, index) =>
    isAnswered(question, input[question.id]) ? [] : [index + 1],
  );
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    if (openNumbers.length > 0)
      return setFailure(t('quiz.open', { count: openNumbers.length, numbers: openNumbers.join(', ') }));
    try {
      const newAttempt = await grade(questions.map((question) => answerOf(question, input[question.id])));
      setGradedQuiz({ attempt: newAttempt, questions });
    } catch (fault) {
      if (!isCancelled(fault)) setFailure((isAppError(fault) && fault.userMessage) || t('quiz.failed'));
    }
  };
  const tryAgain = () => {
    setGradedQuiz(null);
    setInput({});
  };
  return (
    <Form onSubmit={(event) => void send(event)} aria-label={t('quiz.title')} noValidate>
      <Heading size="h3">{t('quiz.title')}</Heading>
      <Hint>{hint}</Hint>
      {attempt !== null && (
        <Result $isGood={attempt.is_passed} ref={resultHeading} tabIndex={-1}>
          {result}
        </Result>
      )}
      {refusal !== null && <p>{refusal}</p>}
      {hasQuestions &&
        questions.map((question, index) => (
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
      {refusal === null && (
        <div>
          {attempt === null ? (
            <Button type="submit" isLoading={isSending}>
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
