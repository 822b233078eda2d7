import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { capitalise, timeRange, zoneName } from '../../lib/event-time';
import { dayRange } from '../../lib/day-range';
import { countryName, languageName, placeOf } from '../../lib/place';
import { ReaderTime } from '../../lib/reader-time';
import { pathWith } from '../../lib/page-search';
import type { EventRecord } from '../../lib/types';
import { texts } from '../../texts';
import { eventTexts } from './texts';
import { Chips, Fact, Facts, Minor } from './event-facts.styles';
import { GoingFact } from './going-fact';
import { showsTickets } from './ticket-panel';
import { usePriceRange } from './use-price-range';

/** The facts on which visitors decide: date, place, price, attendees. */
export function EventFacts({ event }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  const listText = useTexts(texts);
  const { locale } = useLocale();
  const price = usePriceRange(event);
  const { timezone } = event;
  // The panel of the tickets has their prices.
  const hasPanel = showsTickets(event);
  return (
    <Facts>
      <FactOf name={t('when')}>
        <time dateTime={event.starts_at}>{capitalise(dayRange(event, timezone, locale), locale)}</time>
        <br />
        {timeRange(event, timezone, locale)} <Minor>{zoneName(event.starts_at, timezone, locale)}</Minor>
        <Minor as="div">
          <ReaderTime event={event} />
        </Minor>
      </FactOf>
      <FactOf name={t('where')}>
        <Where event={event} />
      </FactOf>
      {event.status !== 'cancelled' && !hasPanel && <FactOf name={t('price')}>{price}</FactOf>}
      {event.status !== 'cancelled' && <GoingFact event={event} />}
      {event.chapters.length > 0 && (
        <FactOf name={listText('events.hosts')}>
          {event.chapters.map(({ id, name, slug }) => (
            <div key={id}>{slug === undefined ? name : <Link to={`/chapters/${slug}`}>{name}</Link>}</div>
          ))}
        </FactOf>
      )}
      {event.language !== null && (
        <FactOf name={t('language')}>{capitalise(languageName(event.language, locale), locale)}</FactOf>
      )}
      {event.tags.length > 0 && (
        <FactOf name={t('tags')}>
          <Chips>
            {event.tags.map(({ id, name, slug }) => (
              <li key={id}>
                <Link to={pathWith('/events', { topic: slug })} variant="quiet">
                  {name}
                </Link>
              </li>
            ))}
          </Chips>
        </FactOf>
      )}
    </Facts>
  );
}

function FactOf({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Fact>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Fact>
  );
}

function Where({ event }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  const { locale } = useLocale();
  const { format, status, venue_name: venue, venue_address: street, city, address_visibility: visibility } = event;
  if (format === 'online' || status === 'moved_online') return t('onlineWhere');
  if (placeOf(event) === '') return t(format === 'hybrid' ? 'onlineWhere' : 'laterWhere');
  const address = joinParts([street, city]);
  const country = event.country_code === null ? '' : countryName(event.country_code, locale);
  const place = joinParts([venue, address, country]);
  return (
    <>
      {venue !== null && <div>{venue}</div>}
      <Minor as="div">{joinParts([address, country])}</Minor>
      {street === null && visibility === 'confirmed_only' && <Minor as="div">{t('streetLater')}</Minor>}
      {street !== null && (
        <Minor as="div">
          <Link to={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`} target="_blank">
            {t('map')}
          </Link>
        </Minor>
      )}
      {format === 'hybrid' && <Minor as="div">{t('alsoOnline')}</Minor>}
    </>
  );
}

function joinParts(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
