import { useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Heading, tokens } from '@enlace/shared-ui';
import { useState } from 'react';

import { learningTexts } from '../texts';
import { SavedRow } from './saved-row';
import { savedCourses } from './saved-courses.slice';

/** The courses that the user saved for later; nothing without any. A failure leaves the rest of the page usable. */
export function SavedPart() {
  const t = useTexts(learningTexts);
  const { locale: lang } = useScreen();
  const reload = useReload();
  const { answer, status } = useLastAnswer(savedCourses.calls.list, { lang });
  const [message, setMessage] = useState('');
  const isFailed = answer === null && status === 'rejected';
  if (!isFailed && message === '' && (answer === null || answer.length === 0)) return null;
  return (
    <Part aria-labelledby="courses-saved">
      <Heading id="courses-saved" size="h4">
        {t('saved.title')}
      </Heading>
      {isFailed && (
        <>
          <p>{t('saved.failed')}</p>
          <Button variant="secondary" size="small" onClick={() => reload([savedCourses.calls.list.query({ lang })])}>
            {t('saved.retry')}
          </Button>
        </>
      )}
      <p role="status">{message}</p>
      <ul>
        {answer?.map((course) => (
          <SavedRow
            key={course.id}
            course={course}
            onRemoved={() => setMessage(t('saved.removed', { course: course.title }))}
          />
        ))}
      </ul>
    </Part>
  );
}

const { space } = tokens;

const Part = styled.section`
  > p {
    margin-block: ${space[8]};
  }
  > p:empty,
  > ul:empty {
    display: none;
  }
`;
