import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { Agenda } from '../../lib/agenda';
import { AgendaRow } from '../../lib/agenda-row';
import { AgendaSkeleton } from '../../lib/agenda-skeleton';
import { Rows } from '../../lib/agenda.styles';
import { chapterNamesQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { events } from '../../lib/events.slice';
import { ListPage } from '../../lib/list-page';
import { useFirstRows } from '../../lib/use-first-rows';
import { texts } from '../../texts';
import { EventsFilter } from './events-filter';
import { eventsChoiceOf, eventsPath, eventsQuery, type EventsChoice } from './events-query';

export const screen = defineScreen({
  Component: EventsList,
  staysDrawn: true,
  load: ({ search, locale }) => [
    events.list(eventsQuery(eventsChoiceOf(search), locale)),
    chapters.list(chapterNamesQuery(locale)),
  ],
});

function EventsList() {
  const t = useTexts(texts);
  const { search, locale } = useScreen();
  const choice = eventsChoiceOf(search);
  const query = eventsQuery(choice, locale);
  const list = useList(events, query);
  const rows = useFirstRows(list.rows);

  return (
    <ListPage
      title={t('events.title')}
      lead={t('events.lead')}
      filter={<EventsFilter choice={choice} />}
      list={list}
      need={events.list(query)}
      page={choice.page}
      href={(page) => eventsPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('events.loading') : t('events.count', { count: total }))}
      skeleton={<AgendaSkeleton rows={8} />}
      empty={<NoEvents choice={choice} />}
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
