import { recordPath } from '../search-kinds';
import type { EntityOf } from '../define-resource';
import type { events } from '../resources/events';
import { moneyText } from '../money';
import { absolute, address, picture, type Thing, makeThing, type ThingContext } from './thing';
import { zonedIso } from './zoned-iso';

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

/** A planned event whose date has changed names the date before; one that was also moved online has both states. */
function stateOf(event: EntityOf<typeof events>) {
  const { status, starts_at: start, previous_starts_at: previousStart = null, timezone } = event;
  if (!isPlanned(status) || previousStart === null || previousStart === start) return { eventStatus: statuses[status] };
  const states = ['https://schema.org/EventRescheduled', ...(status === 'published' ? [] : [statuses[status]])];
  return {
    eventStatus: states.length === 1 ? states[0] : states,
    previousStartDate: zonedIso(previousStart, timezone),
  };
}

const isPlanned = (status: keyof typeof statuses): boolean => status === 'published' || status === 'moved_online';

/** An event that was moved online has no place any more. */
const formatOf = ({ status, format }: EntityOf<typeof events>) => (status === 'moved_online' ? 'online' : format);

/** An event; null without a known place. */
export function eventThing(event: EntityOf<typeof events>, context: ThingContext): Thing | null {
  const location = locationOf(event, context);
  if (location.length === 0) return null;
  return makeThing('Event', {
    name: event.title,
    description: event.summary,
    inLanguage: event.language,
    startDate: zonedIso(event.starts_at, event.timezone),
    endDate: event.ends_at && zonedIso(event.ends_at, event.timezone),
    ...stateOf(event),
    eventAttendanceMode: modes[formatOf(event)],
    location: location.length === 1 ? location[0] : location,
    image: picture(event, context),
    url: context.url,
    organizer: event.chapters.map(({ name, slug }) =>
      makeThing('Organization', { name, url: slug && absolute(recordPath('chapters', slug), context) }),
    ),
    sponsor: event.sponsors?.map(({ name, slug }) =>
      makeThing('Organization', { name, url: absolute(recordPath('companies', slug), context) }),
    ),
    performer: event.speakers.map(({ name }) => makeThing('Person', { name })),
    offers:
      isPlanned(event.status) && new Date(event.ends_at ?? event.starts_at) > context.now
        ? offersOf(event, context)
        : undefined,
  });
}

function locationOf(event: EntityOf<typeof events>, { url }: ThingContext): Thing[] {
  const postal = address({ street: event.venue_address, city: event.city, country: event.country_code });
  const format = formatOf(event);
  const place =
    format === 'online' || postal === undefined
      ? []
      : [makeThing('Place', { name: event.venue_name ?? event.city, address: postal })];
  return format === 'in_person' ? place : [...place, makeThing('VirtualLocation', { url })];
}

/** One offer for each public ticket whose sale has not ended; without such tickets, one for the whole event. */
function offersOf(event: EntityOf<typeof events>, context: ThingContext): Thing | Thing[] {
  const tickets = event.tickets.filter(({ visibility, state }) => visibility === 'public' && state !== 'ended');
  if (tickets.length === 0) return offerOf(event, context);
  const offers = tickets.map(
    ({ name, price, currency, state, sale_starts_at: validFrom, sale_ends_at: validThrough }) =>
      makeThing('Offer', {
        name,
        price: moneyText(price, currency),
        priceCurrency: currency,
        availability: `https://schema.org/${availabilities[state]}`,
        validFrom: validFrom && zonedIso(validFrom, event.timezone),
        validThrough: validThrough && zonedIso(validThrough, event.timezone),
        url: context.url,
      }),
  );
  return offers.length === 1 && offers[0] !== undefined ? offers[0] : offers;
}

const availabilities = {
  not_published: 'PreOrder',
  not_started: 'PreOrder',
  on_sale: 'InStock',
  few_left: 'LimitedAvailability',
  sold_out: 'SoldOut',
  waitlist_open: 'SoldOut',
  ended: 'SoldOut',
};

function offerOf(event: EntityOf<typeof events>, { url }: ThingContext): Thing {
  const hasNoSeats = event.seats_left === 0 || event.tickets.length > 0;
  return makeThing('Offer', {
    price: moneyText(event.price_from, event.currency),
    priceCurrency: event.currency,
    availability: `https://schema.org/${hasNoSeats ? 'SoldOut' : 'InStock'}`,
    url,
  });
}
