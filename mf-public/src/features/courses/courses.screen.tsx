import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { courses } from '../../lib/courses.slice';
import { ListPage } from '../../lib/list-page';
import { CoursesFilter } from './courses-filter';
import { areasQuery, coursesChoiceOf, coursesPath, coursesQuery } from './courses-query';
import { CourseShelf, ShelfSkeleton } from './shelf';
import { coursesTexts } from './texts';

export const screen = defineScreen({
  Component: CoursesList,
  staysDrawn: true,
  load: ({ search, locale }) => [
    courses.list(coursesQuery(coursesChoiceOf(search), locale)),
    areas.list(areasQuery(locale)),
  ],
  texts: [coursesTexts],
  slices: [courses, areas],
});

function CoursesList() {
  const t = useTexts(coursesTexts);
  const { search, locale } = useScreen();
  const choice = coursesChoiceOf(search);
  const query = coursesQuery(choice, locale);
  const list = useList(courses, query);
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      filter={<CoursesFilter choice={choice} />}
      list={list}
      query={courses.list(query)}
      page={choice.page}
      href={(page) => coursesPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
      skeleton={<ShelfSkeleton />}
      empty={
        <EmptyState title={t('none')} action={<Link to="/courses">{t('all')}</Link>}>
          {t('noneHint')}
        </EmptyState>
      }
    >
      <CourseShelf courses={list.rows} />
    </ListPage>
  );
}
