import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import type { CourseRecord } from '../types';
import { enrolmentTexts } from './texts';
import { rememberCourse } from './wanted-course';

/** For visitors: enrolling leads through the sign-in and back, and is done then. */
export function VisitorPanel({ course }: { readonly course: CourseRecord }) {
  const t = useTexts(enrolmentTexts);
  return (
    <>
      <p>{t('visitor.lead')}</p>
      <ButtonLink
        to={`/login?callbackUrl=${encodeURIComponent(`/courses/${course.slug}`)}`}
        isFullWidth
        onClick={() => rememberCourse(course.id)}
      >
        {t('enrol')}
      </ButtonLink>
      <p>
        {t('visitor.hint')} <Link to="/register">{t('visitor.join')}</Link>
      </p>
    </>
  );
}
