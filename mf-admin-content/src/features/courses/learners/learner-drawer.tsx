import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { courseLearnerCalls, type Learner, type LearnerDetails, learnerSchema } from '@enlace/shared-contract/learning';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Text, theme } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { type Grant, GrantDialog } from './grant-dialog';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';

export interface LearnerDrawerProps {
  readonly courseId: number;
  readonly learner: Learner;
  readonly onClose: () => void;
}

type Lesson = LearnerDetails['lessons'][number];

/** The lessons of a learner, and what was granted. */
export function LearnerDrawer({ courseId, learner, onClose }: LearnerDrawerProps) {
  const t = useLateTexts(learnersTexts);
  const { date, number } = useFormats();
  const { viewer } = useScreen();
  const [grant, setGrant] = useState<Grant | null>(null);
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    { call: courseLearnerCalls.getLearner, params: { id: learner.id }, shows: [learnersOf(courseId)] },
    learnerSchema,
  );
  const lessons = data?.data.lessons ?? null;
  const mayGrant = mayCall(viewer, courseLearnerCalls.grantLessons.access);
  const isOpen = lessons?.some(({ completed_at: at }) => at === null) ?? false;
  if (grant !== null)
    return <GrantDialog courseId={courseId} learner={learner} grant={grant} onClose={() => setGrant(null)} />;

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
        mayGrant &&
        isOpen && (
          <Button variant="secondary" onClick={() => setGrant({ lesson: null })}>
            {t('grantAll')}
          </Button>
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
            {mayGrant && lesson.completed_at === null && (
              <Button size="small" variant="ghost" onClick={() => setGrant({ lesson })}>
                {t('grant')}
              </Button>
            )}
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
