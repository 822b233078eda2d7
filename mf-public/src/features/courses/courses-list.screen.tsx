import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link, Pagination } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { courses } from '../../lib/courses.slice';
import { LoadedRows } from '../../lib/loaded-rows';
import { Count, Head, Lead, More, Page, PageTitle } from '../../lib/page.styles';
import { pageSize } from '../../lib/page-search';
import { useResultsFocus } from '../../lib/use-results-focus';
import { CoursesFilter } from './courses-filter';
import { areasQuery, coursesChoiceOf, coursesPath, coursesQuery } from './courses-query';
import { CourseShelf, ShelfSkeleton } from './shelf';
import { coursesTexts } from './texts';

export const screen = defineScreen({
  Component: CoursesList,
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
  const results = useResultsFocus(choice.page);
  const total = list.meta?.total;
  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Head>
      <CoursesFilter choice={choice} />
      <Count ref={results} tabIndex={-1} aria-live="polite">
        {total === undefined ? t('loading') : t('count', { count: total })}
      </Count>
      <LoadedRows
        list={list}
        need={courses.list(query)}
        skeleton={<ShelfSkeleton />}
        empty={
          <EmptyState title={t('none')} action={<Link to="/courses">{t('all')}</Link>}>
            {t('noneHint')}
          </EmptyState>
        }
      >
        <CourseShelf courses={list.rows} />
      </LoadedRows>
      <More>
        <Pagination
          page={choice.page}
          pageCount={Math.ceil((total ?? 0) / pageSize)}
          href={(page) => coursesPath({ ...choice, page })}
        />
      </More>
    </Page>
  );
}
