import { isAppError } from '@enlace/shared-contract/errors';
import type { SavedCourse } from '@enlace/shared-contract/learning';
import { isCancelled, useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Link, tokens } from '@enlace/shared-ui';
import { useState } from 'react';

import { learningTexts } from '../texts';
import { savedCourses } from './saved-courses.slice';

export interface SavedRowProps {
  readonly course: SavedCourse;
  readonly onRemoved: () => void;
}

/** A saved course with the way to its page. */
export function SavedRow({ course, onRemoved }: SavedRowProps) {
  const t = useTexts(learningTexts);
  const { status, run } = useCall(savedCourses.calls.remove, String(course.id));
  const [failure, setFailure] = useState('');
  const { slug, title, lessons_count: count } = course;
  const [hours, minutes] = [Math.floor(course.minutes / 60), course.minutes % 60];
  const time = hours === 0 ? t('saved.minutes', { minutes }) : t('saved.hours', { hours, minutes });
  const facts = [t('saved.lessons', { count }), course.minutes > 0 && time];
  const remove = async () => {
    setFailure('');
    try {
      await run({ course: course.id });
      onRemoved();
    } catch (error) {
      if (!isCancelled(error)) setFailure((isAppError(error) && error.userMessage) || t('saved.notRemoved'));
    }
  };
  return (
    <Row>
      <div>
        <h3>
          <Link to={`/courses/${slug}`}>{title}</Link>
        </h3>
        <p>{count === 0 ? t('unwritten') : facts.filter(Boolean).join(' · ')}</p>
        {failure !== '' && <Failure role="alert">{failure}</Failure>}
      </div>
      <Button
        variant="ghost"
        size="small"
        aria-label={t('saved.removeOf', { course: title })}
        isLoading={status === 'pending'}
        onClick={() => void remove()}
      >
        {t('saved.remove')}
      </Button>
    </Row>
  );
}

const { color, font, space, textSize } = tokens;

const Row = styled.li`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > div {
    display: grid;
    gap: ${space[4]};
  }
  > button {
    flex: none;
  }
  h3 {
    font: 600 ${textSize.h4} / 1.3 ${font.display};
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;

const Failure = styled.p`
  && {
    color: ${color.danger};
  }
`;
