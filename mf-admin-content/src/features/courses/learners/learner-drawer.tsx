import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import {
  courseLearnerCalls,
  type Learner,
  type LearnerDetails,
  learnerSchema,
} from '@enlace/shared-contract/authoring';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Skeleton, Text, theme } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { GrantDialog, type ProgressDialogProps } from './grant-dialog';
import { ResetDialog } from './reset-dialog';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';

export interface LearnerDrawerProps {
  readonly courseId: number;
  readonly learner: Learner;
  readonly onClose: () => void;
}

type Lesson = LearnerDetails['lessons'][number];

/** What the author is about to do with a lesson, or with all lessons. */
interface ProgressChange extends Pick<ProgressDialogProps, 'lesson'> {
  readonly kind: keyof typeof dialogs;
}

const dialogs = { grant: GrantDialog, reset: ResetDialog } as const;

/** Whether a learner did something in a lesson. Handed-in tasks are not in the list, so each task counts. */
const isBegun = ({ kind, completed_at: at, watched_percent: percent, best_score: score }: Lesson): boolean =>
  at !== null || percent > 0 || score !== null || kind === 'task';

/** The lessons of a learner, and what was granted. */
export function LearnerDrawer({ courseId, learner, onClose }: LearnerDrawerProps) {
  const t = useLateTexts(learnersTexts);
  const { date, number } = useFormats();
  const { viewer } = useScreen();
  const [change, setChange] = useState<ProgressChange | null>(null);
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    { call: courseLearnerCalls.getLearner, params: { id: learner.id }, shows: [learnersOf(courseId)] },
    learnerSchema,
  );
  const lessons = data?.data.lessons ?? null;
  const mayGrant = mayCall(viewer, courseLearnerCalls.grantLessons.access);
  const mayReset = mayCall(viewer, courseLearnerCalls.resetLearner.access);
  const isOpen = lessons?.some(({ completed_at: at }) => at === null) ?? false;
  if (change !== null) {
    const Dialog = dialogs[change.kind];
    return <Dialog courseId={courseId} learner={learner} lesson={change.lesson} onClose={() => setChange(null)} />;
  }

  const percent = (value: number) => number(value / 100, { style: 'percent' });
  const factsOf = (lesson: Lesson): string =>
    [
      lesson.completed_at === null
        ? t('toDo')
        : t('doneOn', { date: date(lesson.completed_at, { dateStyle: 'medium' }) }),
      ...(lesson.watched_percent > 0 ? [t('watched', { percent: percent(lesson.watched_percent) })] : []),
      ...(lesson.best_score === null ? [] : [t('score', { percent: percent(lesson.best_score) })]),
    ].join(' · ');
  return (
    <Drawer
      isOpen
      size="lg"
      title={t('drawer', { name: learner.user.name })}
      onClose={onClose}
      footer={
        (mayGrant || mayReset) && (
          <>
            {mayReset && (
              <Button variant="ghost" onClick={() => setChange({ kind: 'reset', lesson: null })}>
                {t('resetAll')}
              </Button>
            )}
            {mayGrant && isOpen && (
              <Button variant="secondary" onClick={() => setChange({ kind: 'grant', lesson: null })}>
                {t('grantAll')}
              </Button>
            )}
          </>
        )
      }
    >
      {status === 'rejected' && lessons === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {lessons === null && status !== 'rejected' && <Skeleton lines={8} />}
      <List aria-label={t('lessons')}>
        {lessons?.map((lesson) => (
          <li key={lesson.id}>
            <div>
              <strong>{lesson.title}</strong>
              <Text size="small" tone="soft">
                {factsOf(lesson)}
              </Text>
              {lesson.grant_reason !== null && (
                <Text size="small" tone="soft">
                  {lesson.granted_by === null
                    ? t('grantedBySomebody', { reason: lesson.grant_reason })
                    : t('granted', { name: lesson.granted_by, reason: lesson.grant_reason })}
                </Text>
              )}
            </div>
            <Cluster gap={4} isNoWrap>
              {mayReset && isBegun(lesson) && (
                <Button size="small" variant="ghost" onClick={() => setChange({ kind: 'reset', lesson })}>
                  {t('reset')}
                </Button>
              )}
              {mayGrant && lesson.completed_at === null && (
                <Button size="small" variant="ghost" onClick={() => setChange({ kind: 'grant', lesson })}>
                  {t('grant')}
                </Button>
              )}
            </Cluster>
          </li>
        ))}
      </List>
    </Drawer>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    gap: ${theme.space[16]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[12]};
    border-top: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-top: 0;
  }
`;
