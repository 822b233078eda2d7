import type { MyCourse } from '@enlace/shared-contract/learning';
import { clockTime } from '@enlace/shared-contract/text';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link, ProgressBar, tokens } from '@enlace/shared-ui';

import { addressOf } from '../../lib/lesson-address';
import { learningTexts } from './texts';

export interface CourseRowProps {
  readonly course: MyCourse;
  /** The page's next step: its button is prominent. */
  readonly isFirst: boolean;
}

/** A course with its progress and the way to the next lesson. */
export function CourseRow({ course, isFirst }: CourseRowProps) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const { slug, title, percent, lessons_count: count, completed_count: completedCount, next_lesson: next } = course;
  const isCompleted = percent === 100;
  const [hours, minutes] = [Math.floor(course.minutes_left / 60), course.minutes_left % 60];
  const timeLeft = hours === 0 ? t('left', { minutes }) : t('hoursLeft', { hours, minutes });
  const facts = [
    t('done', { count, done: completedCount }),
    !isCompleted && course.minutes_left > 0 && timeLeft,
    course.completed_at !== null && t('completedOn', { date: date(course.completed_at, { dateStyle: 'medium' }) }),
    isCompleted && count > completedCount && t('news', { count: count - completedCount }),
  ];
  return (
    <Row>
      <div>
        <Title>
          <Link to={`/courses/${slug}`}>{title}</Link>
        </Title>
        <ProgressBar value={percent} label={t('progress', { course: title })} />
        <p>{count === 0 ? t('unwritten') : facts.filter(Boolean).join(' · ')}</p>
        {course.certificate !== null && (
          <p>
            <Link to={`/certificates/${course.certificate}`}>{t('certificate')}</Link>
          </p>
        )}
      </div>
      {next !== null && (
        <ButtonLink to={addressOf(slug, next)} variant={isFirst ? 'primary' : 'secondary'}>
          {next.position > 0
            ? t('nextAt', { lesson: next.title, time: clockTime(next.position) })
            : t(completedCount === 0 ? 'begin' : 'next', { lesson: next.title })}
        </ButtonLink>
      )}
    </Row>
  );
}

const { color, font, media, space, textSize } = tokens;

const Row = styled.li`
  display: grid;
  gap: ${space[16]} ${space[32]};
  align-items: center;
  padding-block: ${space[20]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);
  }
  > div {
    display: grid;
    gap: ${space[8]};
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;

const Title = styled.h3`
  font: 600 ${textSize.h4} / 1.3 ${font.display};
`;
