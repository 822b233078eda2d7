import type { events as contract } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import { useList, type ListQueryOf } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { AgendaRow } from '../../lib/agenda-row';
import { Rows } from '../../lib/agenda.styles';
import { events } from '../../lib/events.slice';
import { FeaturedEvent, FeaturedSkeleton } from '../../lib/featured-event';
import { LoadedRows } from '../../lib/loaded-rows';
import { PartHead, PartTitle } from '../../lib/part.styles';
import { featuredFields } from '../../lib/row-fields';
import { homeTexts } from './texts';
import { Wide } from './home.styles';

/** The next five events, without cancelled and postponed ones. */
export function homeEventsQuery(locale: Locale): ListQueryOf<typeof contract, (typeof featuredFields)[number]> {
  return {
    ...({ when: 'upcoming', sort: 'starts_at', order: 'asc' } as const),
    page: 1,
    per_page: 8,
    lang: locale,
    fields: featuredFields,
  };
}

export function HomeEvents() {
  const t = useTexts(homeTexts);
  const { locale } = useLocale();
  const query = homeEventsQuery(locale);
  const list = useList(events, query);
  const [first, ...others] = list.rows.filter(({ status }) => status === 'published').slice(0, 5);
  return (
    <Wide aria-labelledby="home-events">
      <PartHead>
        <PartTitle id="home-events">{t('home.nextTitle')}</PartTitle>
        <Link to="/events">{t('home.nextAll')}</Link>
      </PartHead>
      <LoadedRows
        list={list}
        query={events.list(query)}
        skeleton={<FeaturedSkeleton />}
        empty={<EmptyState title={t('home.nextNone')} />}
      >
        {first && <FeaturedEvent event={first} level={3} />}
        <Rows>
          {others.map((event) => (
            <AgendaRow key={event.id} event={event} level={3} hasMonth />
          ))}
        </Rows>
      </LoadedRows>
    </Wide>
  );
}
