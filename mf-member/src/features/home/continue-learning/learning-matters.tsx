import type { LearningMatter } from '@enlace/shared-contract/learning';
import { useRead } from '@enlace/shared-data';
import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { myLearning } from '../../../lib/my-learning.slice';
import { Agenda, Row } from '../agenda.styles';
import { HomeSection } from '../home-section';
import { continueTexts } from './texts';

/** Lessons that opened, tasks and quizzes to do, and lessons that open soon. Nothing without any. */
export function LearningMatters() {
  const t = useTexts(continueTexts);
  const { locale } = useLocale();
  const { date } = useFormats();
  const { answer } = useRead(myLearning.calls.read, { lang: locale });
  if (answer === null || answer.matters.length === 0) return null;
  const detailOf = ({ kind, opens_at: at }: LearningMatter): string =>
    t(`matters.${kind}`, { date: at === null ? '' : date(at, { weekday: 'short', day: 'numeric', month: 'short' }) });
  return (
    <HomeSection title={t('matters.title')} all={{ to: '/my/courses', label: t('all') }}>
      <Agenda>
        {answer.matters.slice(0, 5).map((matter) => (
          <Row key={matter.lesson.id}>
            <Link to={`/my/courses/${matter.course.slug}/${matter.lesson.slug}`} variant="cover">
              {matter.lesson.title}
            </Link>
            <p>
              {detailOf(matter)} · {matter.course.title}
            </p>
          </Row>
        ))}
      </Agenda>
    </HomeSection>
  );
}
