import type { LearnerCourse } from '@enlace/shared-contract/learning';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { color, space, textSize } from '../../../lib/tokens';
import { enrolmentTexts } from './texts';

/** The courses that a course requires, with the progress in them, and the way to the first that is missing. */
export function RequiredCourses({ courses }: { readonly courses: LearnerCourse['required'] }) {
  const t = useTexts(enrolmentTexts);
  const missingCourse = courses.find(({ is_met: isMet }) => !isMet);
  const progressOf = ({ have, need: count, is_met: isMet }: LearnerCourse['required'][number]): string => {
    if (count > 0 && have === count) return t('completed');
    if (isMet) return t('waived');
    return have === 0 ? t('notBegun') : t('done', { count, done: have });
  };
  if (courses.length === 0) return null;
  return (
    <>
      <List>
        {courses.map((course) => (
          <li key={course.id}>
            <Link to={`/courses/${course.slug}`}>{course.title}</Link>
            <small>{progressOf(course)}</small>
          </li>
        ))}
      </List>
      {missingCourse !== undefined && (
        <ButtonLink to={`/courses/${missingCourse.slug}`} isFullWidth variant="secondary">
          {t('open', { course: missingCourse.title })}
        </ButtonLink>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  li {
    display: grid;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;
