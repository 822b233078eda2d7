import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link, Skeleton } from '@enlace/shared-ui';

import { resultsId } from '../../../lib/counted-list';
import { eventCategories } from '../../../lib/event-categories.slice';
import { monthName } from '../../../lib/event-time';
import { events } from '../../../lib/events.slice';
import { LoadedRows } from '../../../lib/loaded-rows';
import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { tags } from '../../../lib/tags.slice';
import { texts } from '../../../texts';
import { eventsChoiceOf, eventsPath } from '../events-query';
import { filterQueries } from '../filter-queries';
import { filterTexts } from '../filter-texts';
import { LazyFilter } from '../lazy-filter';
import { MonthGrid } from './month-grid';
import { MonthHead } from './month-head';
import { monthQuery, monthRows, shownMonth } from './month-query';

/** The events of a month as a calendar; on phones a list by day. */
export const screen = defineScreen({
  Component: EventsMonth,
  staysDrawn: true,
  texts: [filterTexts],
  load({ search, locale }) {
    return [events.list(monthQuery(eventsChoiceOf(search), locale)), ...filterQueries(locale)];
  },
  slices: [eventCategories, tags],
});

function EventsMonth() {
  const t = useTexts(filterTexts);
  const listText = useTexts(texts);
  const { search, locale } = useScreen();
  const choice = eventsChoiceOf(search);
  const month = shownMonth(choice);
  const name = monthName(month, locale);
  const query = monthQuery(choice, locale);
  const list = useList(events, query);
  const total = list.meta?.total ?? 0;
  return (
    <Page>
      <Head>
        <PageTitle>{listText('events.title')}</PageTitle>
        <Lead>{listText('events.lead')}</Lead>
      </Head>
      <LazyFilter />
      <MonthHead choice={choice} month={month} id={resultsId} total={list.status === 'fulfilled' ? total : undefined} />
      <LoadedRows
        list={list}
        query={events.list(query)}
        skeleton={<Skeleton width="100%" height="32rem" />}
        empty={
          <EmptyState
            title={t('inMonth.none', { month: name })}
            action={<Link to={eventsPath({ ...choice, month: '' })}>{t('inMonth.coming')}</Link>}
          >
            {t('inMonth.noneHint')}
          </EmptyState>
        }
      >
        <MonthGrid month={month} events={list.rows} />
        {total > monthRows && (
          <p>
            {t('inMonth.first', { count: monthRows, total })}{' '}
            <Link to={eventsPath({ ...choice, month })}>{t('inMonth.inList', { month: name })}</Link>
          </p>
        )}
      </LoadedRows>
    </Page>
  );
}
