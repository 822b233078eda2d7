import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { EnrolmentPanel } from './enrolment/enrolment-panel';
import { VisitorPanel } from './enrolment/visitor-panel';
import { Minor, Panel, Side, Way } from './course.styles';
import { coursesTexts } from './texts';
import type { CourseRecord } from './types';

/** How to join the course, and the courses before and after it. */
export function CourseSide({ course }: { readonly course: CourseRecord }) {
  const t = useTexts(coursesTexts);
  const { viewer } = useScreen();
  return (
    <Side>
      <Panel aria-labelledby="course-join">
        <h2 id="course-join">{t('joinTitle')}</h2>
        {viewer === null ? <VisitorPanel course={course} /> : <EnrolmentPanel course={course} />}
      </Panel>
      <section aria-labelledby="course-way">
        <h2 id="course-way">{t('path')}</h2>
        <Way>
          {course.courses_to_complete.length === 0 && <li>{t('beforeNone')}</li>}
          {course.courses_to_complete.map((one) => (
            <li key={one.id}>
              <Minor>{t('before')}</Minor>
              <Link to={`/courses/${one.slug}`}>{one.title}</Link>
            </li>
          ))}
          <li aria-current="step">
            <strong>{course.title}</strong>
          </li>
          {course.leads_to.map((one) => (
            <li key={one.id}>
              <Minor>{t('after')}</Minor>
              <Link to={`/courses/${one.slug}`}>{one.title}</Link>
            </li>
          ))}
        </Way>
      </section>
    </Side>
  );
}
