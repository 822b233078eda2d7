import { isAppError } from '@enlace/shared-contract/errors';
import type { MyCourse } from '@enlace/shared-contract/learning';
import { isCancelled, useCall, useRead, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Link, ProgressBar, Skeleton } from '@enlace/shared-ui';
import { useState } from 'react';

import { color, space, textSize } from '../../../lib/tokens';
import type { CourseRecord } from '../types';
import { enrolment } from './enrolment.slice';
import { enrolmentTexts } from './texts';

/** For signed-in users: enrol in the course, or go on where they stopped. */
export function EnrolmentPanel({ course }: { readonly course: CourseRecord }) {
  const t = useTexts(enrolmentTexts);
  const { locale: lang } = useScreen();
  const { answer, status, again } = useRead(enrolment.calls.mine, { lang });
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
  const ownCourse = answer.find(({ id }) => id === course.id);
  return ownCourse === undefined ? <Enrol course={course} ownCourses={answer} /> : <Progress course={ownCourse} />;
}

interface EnrolProps {
  readonly course: CourseRecord;
  readonly ownCourses: readonly MyCourse[];
}

function Enrol({ course, ownCourses }: EnrolProps) {
  const t = useTexts(enrolmentTexts);
  const { status, run } = useCall(enrolment.calls.enrol);
  const [failure, setFailure] = useState<string | null>(null);
  const required = course.courses_to_complete.map((one) => ({
    ...one,
    progress: ownCourses.find(({ id }) => id === one.id),
  }));
  const open = required.find(({ progress }) => progress?.percent !== 100);

  const enrol = async () => {
    setFailure(null);
    try {
      await run({ course: course.id });
    } catch (error) {
      if (isCancelled(error)) return;
      setFailure((isAppError(error) && error.userMessage) || t('notDone'));
    }
  };

  return (
    <>
      <p>{t(open === undefined ? 'lead' : 'first')}</p>
      {required.length > 0 && (
        <Required>
          {required.map(({ id, slug, title, progress }) => (
            <li key={id}>
              <Link to={`/courses/${slug}`}>{title}</Link>
              <small>
                {progress === undefined
                  ? t('notBegun')
                  : progress.percent === 100
                    ? t('completed')
                    : t('done', { count: progress.lessons_count, done: progress.completed_count })}
              </small>
            </li>
          ))}
        </Required>
      )}
      {open === undefined ? (
        <Button isFullWidth isLoading={status === 'pending'} onClick={() => void enrol()}>
          {t('enrol')}
        </Button>
      ) : (
        <ButtonLink to={`/courses/${open.slug}`} isFullWidth variant="secondary">
          {t('open', { course: open.title })}
        </ButtonLink>
      )}
      {failure !== null && <Failure role="alert">{failure}</Failure>}
    </>
  );
}

function Progress({ course }: { readonly course: MyCourse }) {
  const t = useTexts(enrolmentTexts);
  const { date } = useFormats();
  const { percent, next_lesson: next, lessons_count: count, completed_count: doneCount, completed_at: end } = course;
  return (
    <>
      <ProgressBar value={percent} label={t('progress')} />
      <p role="status">
        {end === null
          ? t('done', { count, done: doneCount })
          : t('completedOn', { date: date(end, { dateStyle: 'medium' }) })}
      </p>
      {next !== null && (
        <ButtonLink to={`/my/courses/${course.slug}/${next.slug}`} isFullWidth>
          {t(doneCount === 0 ? 'begin' : 'next', { lesson: next.title })}
        </ButtonLink>
      )}
      <p>
        <Link to="/my/courses">{t('mine')}</Link>
      </p>
    </>
  );
}

const Required = styled.ul`
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

const Failure = styled.p`
  color: ${color.danger};
`;
