import { useRead } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ErrorState, Heading, Skeleton, tokens } from '@enlace/shared-ui';
import { useState } from 'react';

import { lessonWork } from '../lesson-work.slice';
import { learningTexts } from '../texts';
import { TaskAnswer } from './task-answer';
import { TaskForm, type Draft } from './task-form';

/** The task of a lesson: the form to hand it in, the words of its review, and the answer once it is accepted. */
export function Task({ lesson }: { readonly lesson: number }) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const { answer, status, error, again } = useRead(lessonWork.calls.task, { lesson });
  // Stays when a later reading fails.
  const [draft, setDraft] = useState<Draft | null>(null);
  const failure = status === 'rejected' && <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  // With a draft the form stays while the answer is read again, and so does its message.
  if (draft === null && failure !== false) return failure;
  if (draft === null && status !== 'fulfilled' && answer === null) return <Skeleton lines={4} />;
  const time = { dateStyle: 'long', timeStyle: 'short' } as const;
  return (
    <Part aria-labelledby="lesson-task">
      <Heading id="lesson-task" size="h3">
        {t('task.title')}
      </Heading>
      {answer !== null && answer.state !== 'accepted' && (
        <Hint>{t(`task.states.${answer.state}`, { date: date(answer.submitted_at, time) })}</Hint>
      )}
      {answer?.review && answer.state !== 'handed_in' && (
        <Review aria-label={t('task.review')}>
          <strong>
            {t(answer.state === 'accepted' ? 'task.acceptedBy' : 'task.returnedBy', {
              name: answer.review.by ?? t('task.author'),
              date: date(answer.review.at, time),
            })}
          </strong>
          {answer.review.text !== '' && <p>{answer.review.text}</p>}
        </Review>
      )}
      {failure}
      {answer?.state === 'accepted' ? (
        <TaskAnswer work={answer} />
      ) : (
        <TaskForm lesson={lesson} work={answer} draft={draft} onChange={setDraft} />
      )}
    </Part>
  );
}

const { color, radius, space, textSize } = tokens;

const Part = styled.section`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
  margin-top: ${space[32]};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Review = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[16]};
  border-inline-start: 3px solid ${color.primary};
  border-radius: ${radius.control};
  background: ${color.raised};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
