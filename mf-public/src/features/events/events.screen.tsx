import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { Agenda } from '../../lib/agenda';
import { AgendaRow } from '../../lib/agenda-row';
import { AgendaSkeleton } from '../../lib/agenda-skeleton';
import { Rows } from '../../lib/agenda.styles';
import { eventCategories } from '../../lib/event-categories.slice';
import { events } from '../../lib/events.slice';
import { ListPage } from '../../lib/list-page';
import { tags } from '../../lib/tags.slice';
import { useFirstRows } from '../../lib/use-first-rows';
import { loadOf } from '../../lib/page-reads';
import { chapters } from '../../lib/chapters.slice';
import { texts } from '../../texts';
import { eventsChoiceOf, eventsPath, eventsPerPage, eventsQuery } from './events-query';
import { LazyFilter } from './lazy-filter';
import { eventsListReads } from './events-reads';

export const screen = defineScreen({
  Component: EventsList,
  staysDrawn: true,
  load: loadOf(eventsListReads, [events, chapters, eventCategories, tags]),
  slices: [eventCategories, tags],
});

function EventsList() {
  const t = useTexts(texts);
  const { search, locale } = useScreen();
  const choice = eventsChoiceOf(search);
  const query = eventsQuery(choice, locale);
  const list = useList(events, query);
  const rows = useFirstRows(list.rows);

  return (
    <Garland>
      <ListPage
        title={t('events.title')}
        lead={t('events.lead')}
        filter={<LazyFilter />}
        list={list}
        query={events.list(query)}
        page={choice.page}
        rowsPerPage={eventsPerPage}
        href={(page) => eventsPath({ ...choice, page })}
        count={(total) => (total === undefined ? t('events.loading') : t('events.count', { count: total }))}
        skeleton={<AgendaSkeleton rows={8} />}
        empty={<NoEvents />}
      >
        {choice.order === 'date' ? (
          <Agenda events={rows} level={2} hasLead={choice.page === 1} />
        ) : (
          <Rows>
            {rows.map((event) => (
              <AgendaRow key={event.id} event={event} level={3} hasMonth />
            ))}
          </Rows>
        )}
      </ListPage>
    </Garland>
  );
}

function NoEvents() {
  const t = useTexts(texts);
  return (
    <EmptyState title={t('events.none')} action={<Link to="/events">{t('events.all')}</Link>}>
      {t('events.noneHint')}
    </EmptyState>
  );
}

/** Cut paper on a string above the page. */
const Garland = styled.div`
  padding-top: 2rem;
  background: url(/api/v2/art/garland.svg) top / auto 4rem repeat-x;
`;
