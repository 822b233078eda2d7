import { isAppError } from '@enlace/shared-contract/errors';
import { refusedLearningSchema, type Unmet } from '@enlace/shared-contract/learning';
import { isCancelled, useCall, useRead, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Link, Skeleton } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { color } from '../../../lib/tokens';
import type { CourseRecord } from '../types';
import { enrolment } from './enrolment.slice';
import { OwnProgress } from './own-progress';
import { RequiredCourses } from './required-courses';
import { SaveCourse } from './save-course';
import { enrolmentTexts } from './texts';
import { takeWantedCourse } from './wanted-course';

/** For signed-in users: enrol in the course or save it for later, or go on where they stopped. */
export function EnrolmentPanel({ course }: { readonly course: CourseRecord }) {
  const t = useTexts(enrolmentTexts);
  const { locale: lang } = useScreen();
  const { answer, status, again } = useRead(enrolment.calls.course, { course: course.id, lang });
  const isEnrolled = answer !== null && answer.course !== null;
  useEffect(() => {
    // A press before the sign-in is done with.
    if (isEnrolled) takeWantedCourse(course.id);
  }, [isEnrolled, course.id]);
  if (answer === null && status === 'rejected')
    return (
      <>
        <p>{t('failed')}</p>
        <Button variant="secondary" onClick={again}>
          {t('retry')}
        </Button>
      </>
    );
  if (answer === null) return <Skeleton lines={3} />;
  const { course: ownCourse, required, is_saved: isSaved, lessons } = answer;
  const isOpen = required.every(({ is_met: isMet }) => isMet);
  const ownProgress = ownCourse !== null && <OwnProgress course={ownCourse} lessons={lessons} />;
  if (ownCourse !== null && (isOpen || ownCourse.completed_at !== null)) return ownProgress;
  return (
    <>
      <p>{t(isOpen ? 'lead' : ownCourse === null ? 'first' : 'firstAgain')}</p>
      <RequiredCourses courses={required} />
      {ownProgress}
      {isOpen && <Enrol course={course.id} />}
      {ownCourse === null && <SaveCourse course={course.id} isSaved={isSaved} />}
    </>
  );
}

function Enrol({ course }: { readonly course: number }) {
  const t = useTexts(enrolmentTexts);
  const { status, run } = useCall(enrolment.calls.enrol);
  const [failure, setFailure] = useState<{ readonly text: string; readonly unmet: Unmet | null } | null>(null);

  const handleFailure = (error: unknown) => {
    if (isCancelled(error)) return;
    const refusal = refusedLearningSchema.safeParse(isAppError(error) ? error.details : null);
    setFailure({
      text: (isAppError(error) && error.userMessage) || t('notDone'),
      unmet: (refusal.success && refusal.data.unmet[0]) || null,
    });
  };
  const handlePress = () => {
    setFailure(null);
    run({ course }).catch(handleFailure);
  };
  // Pressed before the sign-in.
  const enrolIfWanted = useEffectEvent(() => {
    if (takeWantedCourse(course)) run({ course }).catch(handleFailure);
  });
  useEffect(() => enrolIfWanted(), []);

  return (
    <>
      <Button isFullWidth isLoading={status === 'pending'} onClick={handlePress}>
        {t('enrol')}
      </Button>
      {failure !== null && (
        <div role="alert">
          <Failure>{failure.text}</Failure>
          {failure.unmet !== null && (
            <Link to={failure.unmet.link}>{t('open', { course: failure.unmet.course.title })}</Link>
          )}
        </div>
      )}
    </>
  );
}

const Failure = styled.p`
  color: ${color.danger};
`;
