import { createRandom, localizeWords, type Random, type SeedRow } from '@enlace/api/seeding';

import {
  type EventKind,
  eventKinds,
  eventTopics,
  onlineNotes,
  practicalNotes,
  roomNotes,
  venues,
} from './data/event-texts';
import { currencies, type Place, places } from './data/places';
import type { Going } from './insert-attendees';
import type { SeedMember } from './make-members';
import { makeTickets } from './make-tickets';
import { cover, portrait } from './pictures';
import { atLocalTime, dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { fill, paragraphs, same } from './words';

export interface SeedEvents {
  readonly events: SeedRow[];
  readonly event_chapters: SeedRow[];
  readonly event_event_categories: SeedRow[];
  readonly event_tags: SeedRow[];
  readonly event_speakers: SeedRow[];
  readonly tickets: SeedRow[];
  /** Not a table: how many people go to each event. */
  readonly going: Going[];
}

const hourMs = 3_600_000;

/** Events of the last two and a half years and of the next half year. */
export function makeEvents(count: number, now: Date, members: readonly SeedMember[]): SeedEvents {
  const random = createRandom(300);
  const freeSlug = uniqueSlugs();
  const seed: SeedEvents = {
    events: [],
    event_chapters: [],
    event_event_categories: [],
    event_tags: [],
    event_speakers: [],
    tickets: [],
    going: [],
  };
  for (let id = 1; id <= count; id += 1) {
    const share = id / count;
    const days =
      share < 0.6
        ? -Math.round(900 * (1 - share / 0.6) ** 1.4) - 1
        : Math.round(180 * ((share - 0.6) / 0.4) ** 1.3) + 1;
    const chapterId = random.int(1, places.length);
    const place = places[chapterId - 1];
    const kind = random.pick(eventKinds);
    const topic = random.pick(eventTopics);
    if (place === undefined) continue;
    const date = new Date(now.getTime() + days * dayMs);
    const day = kind.isWeekend === true ? saturdayFrom(date) : date;
    const isShort = kind.hours < 12;
    const starts = atLocalTime(day, isShort ? random.int(17, 19) : 9, random.pick([0, 30]), place.timezone);
    const fillings = { topic: topic.name, city: same(place.city) };
    const title = fill(kind.title, fillings);
    const slug = freeSlug(`${title[0]} ${title[0].includes(place.city) ? '' : place.city}`);
    const where = whereAndHowMany(random, place, kind);
    const notes = random.sample([...practicalNotes, ...(where.format === 'online' ? onlineNotes : roomNotes)], 2);
    const description = paragraphs(topic.why, fill(kind.body, fillings), ...notes);
    const createdAt = new Date(
      Math.min(starts.getTime() - random.int(20, 70) * dayMs, now.getTime() - random.int(1, 90) * hourMs),
    );
    seed.events.push({
      id,
      slug,
      ...localizeWords({ title, summary: fill(kind.summary, fillings), description }),
      starts_at: starts,
      ends_at: new Date(starts.getTime() + kind.hours * hourMs),
      timezone: place.timezone,
      status: random.chance(0.04) ? 'cancelled' : days > 0 && random.chance(0.03) ? 'postponed' : 'published',
      ...where,
      language: place.languages[random.chance(0.9) ? 0 : place.languages.length - 1],
      cover: cover(kind.art, slug, `Drawn cover of the event ${title[0]}`),
      created_at: createdAt,
      updated_at: createdAt,
    });
    seed.going.push({ event_id: id, going: howManyGo(random, where.capacity, days) });
    const { currency, capacity } = where;
    seed.tickets.push(
      ...makeTickets(random, { eventId: id, currency, isPaid: random.chance(0.08), capacity, createdAt }),
    );
    seed.event_chapters.push({ event_id: id, chapter_id: chapterId });
    if (random.chance(0.1)) seed.event_chapters.push({ event_id: id, chapter_id: (chapterId % places.length) + 1 });
    seed.event_event_categories.push({ event_id: id, event_category_id: kind.category });
    if (random.chance(0.3) && kind.category !== 9)
      seed.event_event_categories.push({ event_id: id, event_category_id: 9 });
    seed.event_tags.push(...topic.tags.map((tag_id) => ({ event_id: id, tag_id })));
    seed.event_speakers.push(...speakersOf(random, id, kind, chapterId, members));
  }
  return seed;
}

/** The Saturday of the week of this day; weeks begin on Sunday. */
function saturdayFrom(day: Date): Date {
  return new Date(day.getTime() + (6 - day.getUTCDay()) * dayMs);
}

function whereAndHowMany(random: Random, place: Place, kind: EventKind) {
  const format = random.weighted([
    ['in_person', kind.isInRoom === true ? 80 : 35],
    ['online', kind.isInRoom === true ? 0 : 50],
    ['hybrid', 15],
  ] as const);
  const capacity = format === 'online' && random.chance(0.5) ? null : random.pick([12, 20, 30, 40, 60, 80, 120, 180]);
  return {
    format,
    venue_name: format === 'online' ? null : random.pick(venues),
    venue_address: format === 'online' ? null : `${random.pick(streets)} ${random.int(3, 1999)}`,
    city: format === 'online' ? null : place.city,
    country_code: place.country,
    capacity,
    currency: currencies[place.country] ?? 'USD',
  };
}

/** The most people of a demo event that is not sold out. */
const mostGoing = 40;

/** Past events were half full or more; of the coming ones some are sold out. */
function howManyGo(random: Random, capacity: number | null, days: number): number {
  const seats = capacity ?? 90;
  if (days > 0 && seats <= 60 && random.chance(0.12)) return seats;
  const fullness = days < 0 ? 0.5 + random.next() / 2 : Math.max(0.03, 1 - days / 150) * random.next();
  return Math.min(mostGoing, Math.round(seats * fullness));
}

const streets = [
  'Av. Reforma',
  'Calle 72',
  'Rua Augusta',
  'Av. Corrientes',
  'Jr. de la Unión',
  'Calle Real',
  'Av. Bolívar',
  'Calle del Sol',
];

function speakersOf(
  random: Random,
  eventId: number,
  kind: EventKind,
  chapterId: number,
  members: readonly SeedMember[],
): SeedRow[] {
  const near = members.filter((member) => member.chapterId === chapterId);
  const people = random.sample(near.length >= 4 ? near : members, kind.roles.length);
  return kind.roles.map((speaker_role, position) => {
    const isExternalSpeaker = random.chance(0.12);
    const person = people[position];
    const externalSpeaker = random.pick(guests);
    return {
      event_id: eventId,
      user_id: isExternalSpeaker ? null : (person?.id ?? null),
      name: isExternalSpeaker ? externalSpeaker[0] : (person?.name ?? externalSpeaker[0]),
      headline: isExternalSpeaker ? externalSpeaker[1] : null,
      speaker_role,
      position,
      picture: isExternalSpeaker ? portrait(externalSpeaker[2], externalSpeaker[0]) : null,
    };
  });
}

const guests = [
  ['Dra. Aurora Villaseñor', 'Instituto de Computación', 'aurora-villasenor'],
  ['Joana Brandão', 'Cooperativa Telar', 'joana-brandao'],
  ['Mirella Huanca', 'Red de Niñas Inventoras', 'mirella-huanca'],
  ['Sandra Oyelaran', 'Open Maps Foundation', 'sandra-oyelaran'],
] as const;
