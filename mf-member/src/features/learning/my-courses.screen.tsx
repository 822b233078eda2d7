import { defineScreen, useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Heading, Skeleton, tokens } from '@enlace/shared-ui';

import { learning } from '../../lib/learning.slice';
import { myLearning } from '../../lib/my-learning.slice';
import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { CourseRow } from './course-row';
import { WeeklyGoal } from './goal/weekly-goal';
import { savedCourses } from './saved/saved-courses.slice';
import { SavedPart } from './saved/saved-part';
import { learningTexts } from './texts';
import { useLessonCode } from './use-lesson-code';

export const screen = defineScreen({
  Component: MyCourses,
  texts: [learningTexts],
  load: ({ locale: lang }) => [
    learning.calls.courses.query({ lang }),
    myLearning.calls.read.query({ lang }),
    savedCourses.calls.list.query({ lang }),
  ],
  slices: [learning, myLearning, savedCourses],
});

/** The courses in which the user is enrolled: those in progress, then the completed ones; and those saved for later. */
function MyCourses() {
  const t = useTexts(learningTexts);
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')} />
      <WeeklyGoal />
      <Courses />
      <SavedPart />
    </Sheet>
  );
}

function Courses() {
  const t = useTexts(learningTexts);
  const { locale: lang } = useScreen();
  const reload = useReload();
  const { answer } = useLastAnswer(learning.calls.courses, { lang });
  useLessonCode(answer !== null && answer.rows.some(({ next_lesson: next }) => next !== null));
  if (answer === null) return <Skeleton lines={3} height="6rem" />;
  if (answer.isFailed)
    return <ErrorState title={t('failed')} onRetry={() => reload([learning.calls.courses.query({ lang })])} />;
  if (answer.rows.length === 0)
    return (
      <EmptyState title={t('none')} action={<ButtonLink to="/courses">{t('find')}</ButtonLink>}>
        {t('noneHint')}
      </EmptyState>
    );
  const parts = [
    { name: 'open', rows: answer.rows.filter(({ percent }) => percent < 100) },
    { name: 'completed', rows: answer.rows.filter(({ percent }) => percent === 100) },
  ] as const;
  return (
    <Parts>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => (
          <section key={name} aria-labelledby={`courses-${name}`}>
            <Heading id={`courses-${name}`} size="h4">
              {t(name)}
            </Heading>
            <ul>
              {rows.map((course, index) => (
                <CourseRow key={course.id} course={course} isFirst={name === 'open' && index === 0} />
              ))}
            </ul>
          </section>
        ))}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[40]};
`;
