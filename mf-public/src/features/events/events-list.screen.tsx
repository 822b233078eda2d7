import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link, Pagination } from '@enlace/shared-ui';

import { Agenda } from '../../lib/agenda';
import { AgendaRow } from '../../lib/agenda-row';
import { AgendaSkeleton } from '../../lib/agenda-skeleton';
import { Rows } from '../../lib/agenda.styles';
import { allChaptersQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { events } from '../../lib/events.slice';
import { LoadedRows } from '../../lib/loaded-rows';
import { Count, Head, Lead, More, Page, PageTitle } from '../../lib/page.styles';
import { pageSize } from '../../lib/page-search';
import { useResultsFocus } from '../../lib/use-results-focus';
import { texts } from '../../texts';
import { EventsFilter } from './events-filter';
import { eventsChoiceOf, eventsPath, eventsQuery, type EventsChoice } from './events-query';

export const screen = defineScreen({
  Component: EventsList,
  load: ({ search, locale }) => [
    events.list(eventsQuery(eventsChoiceOf(search), locale)),
    chapters.list(allChaptersQuery(locale)),
  ],
});

function EventsList() {
  const t = useTexts(texts);
  const { search, locale } = useScreen();
  const choice = eventsChoiceOf(search);
  const query = eventsQuery(choice, locale);
  const list = useList(events, query);
  const results = useResultsFocus(choice.page);
  const total = list.meta?.total;

  return (
    <Page>
      <Head>
        <PageTitle>{t('events.title')}</PageTitle>
        <Lead>{t('events.lead')}</Lead>
      </Head>
      <EventsFilter choice={choice} />
      <Count ref={results} tabIndex={-1} aria-live="polite">
        {list.status === 'rejected'
          ? null
          : total === undefined
            ? t('events.loading')
            : t('events.count', { count: total })}
      </Count>
      <LoadedRows
        list={list}
        need={events.list(query)}
        skeleton={<AgendaSkeleton rows={8} />}
        empty={<NoEvents choice={choice} />}
      >
        {choice.order === 'date' ? (
          <Agenda events={list.rows} level={2} hasLead={choice.page === 1} />
        ) : (
          <Rows>
            {list.rows.map((event) => (
              <AgendaRow key={event.id} event={event} level={3} hasMonth />
            ))}
          </Rows>
        )}
      </LoadedRows>
      <More>
        <Pagination
          page={choice.page}
          pageCount={Math.ceil((total ?? 0) / pageSize)}
          href={(page) => eventsPath({ ...choice, page })}
        />
      </More>
    </Page>
  );
}

function NoEvents({ choice }: { readonly choice: EventsChoice }) {
  const t = useTexts(texts);
  return (
    <EmptyState title={t('events.none')} action={<Link to="/events">{t('event.all')}</Link>}>
      {t(choice.when === 'past' ? 'events.nonePast' : 'events.noneUpcoming')}
    </EmptyState>
  );
}
