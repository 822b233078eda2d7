import { clockTime } from '@enlace/shared-contract/text';
import { useRead } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { ProgressBar } from '@enlace/shared-ui';

import { learning } from '../../../lib/learning.slice';
import { addressOf } from '../../../lib/lesson-address';
import { HomeCard } from '../home-card';
import { continueTexts } from './texts';

/** The lesson at which the user stopped last; one press goes on. Nothing without a course, or when it cannot be read. */
export function ContinueLearning() {
  const t = useTexts(continueTexts);
  const { locale } = useLocale();
  const { answer } = useRead(learning.calls.courses, { lang: locale });
  const course = answer?.rows.find(({ percent, next_lesson: next }) => percent < 100 && next !== null);
  if (course === undefined || course.next_lesson === null) return null;
  const { slug, title, percent, next_lesson: next } = course;
  const text = next.position > 0 ? t('at', { lesson: next.title, time: clockTime(next.position) }) : next.title;
  const progress = t('progress', { percent, course: title });
  return (
    <HomeCard
      id="continue-learning"
      title={t('title')}
      next={{ to: addressOf(slug, next), text }}
      all={{ to: '/my/courses', text: t('all') }}
    >
      <ProgressBar value={percent} label={progress} />
      <p>{progress}</p>
    </HomeCard>
  );
}
