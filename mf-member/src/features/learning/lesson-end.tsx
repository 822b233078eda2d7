import type { UserLesson } from '@enlace/shared-contract/learning';
import { styled, useTexts } from '@enlace/shared-platform';
import { Badge, Button, ButtonLink, Link, tokens } from '@enlace/shared-ui';

import { End, EndLine } from './lesson-end.styles';
import { learningTexts } from './texts';
import type { Completion } from './use-completion';

export interface LessonEndProps {
  readonly rows: readonly UserLesson[];
  /** Of the shown lesson, from 1. */
  readonly place: number;
  readonly completion: Completion;
}

/** Completes the lesson, and leads to the next one. */
export function LessonEnd({ rows, place, completion }: LessonEndProps) {
  const t = useTexts(learningTexts);
  const { isPending, message, failure, certificate, complete } = completion;
  const [before, lesson, next] = [rows[place - 2], rows[place - 1], rows[place]];
  if (lesson === undefined) return null;
  const { course, state } = lesson;
  // The quiz, the task or its review completes the lesson.
  const isByRule = ['passed', 'submitted', 'accepted'].includes(lesson.completion);
  const hasButton = !isByRule && state !== 'locked';
  const addressOf = ({ slug }: UserLesson) => `/my/courses/${course.slug}/${slug}`;

  return (
    <End>
      <EndLine>
        {state === 'completed' ? (
          <Badge tone="success">{t('states.completed')}</Badge>
        ) : (
          hasButton && (
            <Button iconBefore="check" isLoading={isPending} onClick={() => void complete()}>
              {t('complete')}
            </Button>
          )
        )}
        {next !== undefined && (
          <ButtonLink to={addressOf(next)} variant={state === 'completed' ? 'primary' : 'secondary'}>
            {t('nextLesson', { lesson: next.title })}
          </ButtonLink>
        )}
      </EndLine>
      <p role="status">{message}</p>
      {state === 'completed' && next === undefined && certificate === null && (
        <p>
          <ButtonLink to="/my/courses" variant="secondary">
            {t('title')}
          </ButtonLink>
        </p>
      )}
      {certificate !== null && (
        <p>
          <ButtonLink to={`/certificates/${certificate}`}>{t('certificate')}</ButtonLink>
        </p>
      )}
      {failure !== null && (
        <div role="alert">
          <Failure>{failure.text}</Failure>
          {failure.unmet !== null && failure.unmet.link !== addressOf(lesson) && (
            <Link to={failure.unmet.link}>
              {t('toLesson', { lesson: failure.unmet.lesson?.title ?? failure.unmet.course.title })}
            </Link>
          )}
        </div>
      )}
      {before !== undefined && (
        <p>
          <Link to={addressOf(before)}>{t('before', { lesson: before.title })}</Link>
        </p>
      )}
    </End>
  );
}

const Failure = styled.p`
  color: ${tokens.color.danger};
`;
