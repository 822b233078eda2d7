import { isAppError } from '@enlace/shared-contract/errors';
import { isCancelled, useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { useState } from 'react';

import { color } from '../../../lib/tokens';
import { enrolment } from './enrolment.slice';
import { enrolmentTexts } from './texts';

export interface SaveCourseProps {
  readonly course: number;
  readonly isSaved: boolean;
}

/** Saves a course for later, or takes it out again. */
export function SaveCourse({ course, isSaved }: SaveCourseProps) {
  const t = useTexts(enrolmentTexts);
  const { status, run } = useCall(enrolment.calls.save, String(course));
  // Shown until the course is read again.
  const [wish, setWish] = useState<boolean | null>(null);
  const [failure, setFailure] = useState('');
  if (wish === isSaved) setWish(null);
  const isPressed = wish ?? isSaved;

  const save = async () => {
    setFailure('');
    try {
      await run({ course, isSaved: !isPressed });
      setWish(!isPressed);
    } catch (error) {
      if (!isCancelled(error)) setFailure((isAppError(error) && error.userMessage) || t('notSaved'));
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        isFullWidth
        aria-pressed={isPressed}
        isLoading={status === 'pending'}
        onClick={() => void save()}
      >
        {t(isPressed ? 'saved' : 'save')}
      </Button>
      {failure !== '' && <Failure role="alert">{failure}</Failure>}
    </>
  );
}

const Failure = styled.p`
  color: ${color.danger};
`;
