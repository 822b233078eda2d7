import { recordPath } from '../search-kinds';
import type { EntityOf } from '../define-resource';
import type { events } from '../resources/events';
import { moneyText } from '../money';
import { absolute, address, picture, type Thing, makeThing, type ThingContext } from './thing';

const statuses = {
  draft: 'https://schema.org/EventScheduled',
  published: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  moved_online: 'https://schema.org/EventMovedOnline',
};
const modes = {
  in_person: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
};

/** An event; null without a known place. */
export function eventThing(event: EntityOf<typeof events>, context: ThingContext): Thing | null {
  const location = locationOf(event, context);
  if (location.length === 0) return null;
  return makeThing('Event', {
    name: event.title,
    description: event.summary,
    inLanguage: event.language,
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: statuses[event.status],
    eventAttendanceMode: modes[event.format],
    location: location.length === 1 ? location[0] : location,
    image: picture(event, context),
    url: context.url,
    organizer: event.chapters.map(({ name, slug }) =>
      makeThing('Organization', { name, url: slug && absolute(recordPath('chapters', slug), context) }),
    ),
    performer: event.speakers.map(({ name }) => makeThing('Person', { name })),
    offers:
      event.status === 'published' && new Date(event.ends_at ?? event.starts_at) > context.now
        ? offerOf(event, context)
        : undefined,
  });
}

function locationOf(event: EntityOf<typeof events>, { url }: ThingContext): Thing[] {
  const postal = address({ street: event.venue_address, city: event.city, country: event.country_code });
  const place =
    event.format === 'online' || postal === undefined
      ? []
      : [makeThing('Place', { name: event.venue_name ?? event.city, address: postal })];
  return event.format === 'in_person' ? place : [...place, makeThing('VirtualLocation', { url })];
}

const isSoldOut = ({ state }: EntityOf<typeof events>['tickets'][number]): boolean => state === 'sold_out';

function offerOf(event: EntityOf<typeof events>, { url }: ThingContext): Thing {
  const isFull = event.seats_left === 0 || (event.tickets.length > 0 && event.tickets.every(isSoldOut));
  return makeThing('Offer', {
    price: moneyText(event.price_from, event.currency),
    priceCurrency: event.currency,
    availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`,
    url,
  });
}
