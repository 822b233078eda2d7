import { isLocale, type LocalizedText } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { notify } from '../../notifications';
import type { CalendarEvent } from '../calendar/event-calendar';
import { eventFacts } from '../event-facts';
import { pickWords } from '../mails/pick-words';
import { joinTexts, placeText } from '../mails/time-and-place';
import { timeText } from '../mails/time-text';
import { requirePublicEvent } from '../messages/message-readers';
import { waitingChangedMail } from '../waiting/mails/waiting-changed.mail';
import { createPlaceLinks } from '../waiting/place-links';
import type { StoredNews } from './event-news.repository';
import { isUninformed, isWaiting, isNotifiable } from './news-people';

interface NotifiedPerson {
  readonly id: number;
  readonly event_id: number;
  readonly status: string;
  readonly user_id: number | null;
  readonly first_name: string;
  readonly email: string;
  readonly locale: string;
}

const openDate: LocalizedText = {
  en: 'The event is postponed; the new date is not fixed yet.',
  es: 'El evento se aplazó; la nueva fecha todavía no está fijada.',
  pt: 'O evento foi adiado; a nova data ainda não está definida.',
};

type Words = StoredNews['words'];

/**
 * Mails people who wait for tickets of changed events, all dates and places of an address in one mail; answers the number
 * of places. Addresses are chosen instead of places, so that no address is divided between two parts.
 * @param mostAtOnce addresses of one part
 */
export async function tellWaitingPeople(
  trx: Db,
  dates: readonly StoredNews[],
  { env, clock, mostAtOnce }: Pick<ApiDeps, 'env' | 'clock'> & { readonly mostAtOnce: number },
): Promise<number> {
  const now = clock();
  const ids = dates.map(({ event_id: id }) => id);
  const isConcerned = sql`p.event_id = any(${ids}::bigint[]) and ${isWaiting} and ${isUninformed}
    and ${isNotifiable(now)}`;
  const { rows } = await sql<NotifiedPerson>`update waiting_entries w set known_facts = ${eventFacts} from events e
    where e.id = w.event_id and w.id in (
      select p.id from waiting_entries p join events e on e.id = p.event_id
      where ${isConcerned} and lower(p.email) in (
        select distinct lower(p.email) from waiting_entries p join events e on e.id = p.event_id
        where ${isConcerned} order by 1 limit ${mostAtOnce})
      order by p.id for update of p skip locked)
    returning w.id, w.event_id, e.status, w.user_id, w.first_name, w.email, w.locale`.execute(trx);
  const mails = new Map<string, { words: Words; places: NotifiedPerson[] }>();
  for (const place of rows.filter(({ email }) => email !== '')) {
    const words = dates.find(({ event_id: id }) => id === place.event_id)?.words ?? {};
    const key = JSON.stringify([place.email.toLowerCase(), place.status === 'postponed', words]);
    const { places = [] } = mails.get(key) ?? {};
    mails.set(key, { words, places: [...places, place] });
  }
  for (const { words, places } of mails.values()) await tellPerson(trx, places, words, { env, now });
  return rows.length;
}

/** Mails a person about all places; the link is that of the first date. */
async function tellPerson(
  trx: Db,
  places: readonly NotifiedPerson[],
  words: Words,
  { env, now }: { readonly env: ApiDeps['env']; readonly now: Date },
): Promise<void> {
  const locale = places.map(({ locale: language }) => language).find(isLocale) ?? 'en';
  const dates = [];
  for (const place of places)
    dates.push({ place, event: await requirePublicEvent(trx, place.event_id, { lang: locale, now }) });
  dates.sort((one, other) => timeOf(one.event) - timeOf(other.event) || one.place.id - other.place.id);
  const [first] = dates;
  if (first === undefined) return;
  const { id, first_name: name, email, status } = first.place;
  const isPostponed = status === 'postponed';
  const values = {
    name,
    event: first.event.title,
    path: `/events/${encodeURIComponent(first.event.slug)}`,
    when: isPostponed ? openDate[locale] : joinTexts(dates.map(({ event }) => timeText(event, locale))),
    where: isPostponed ? '' : joinTexts(dates.map(({ event }) => placeText(event, locale))),
    words: pickWords(words, locale),
    token: createPlaceLinks(env.tokenSecret).issue(id),
  };
  await queueMail(trx, { email, locale }, waitingChangedMail, values);
  const facts = { event: values.event, when: values.when };
  const recipients = { userIds: places.map(({ user_id: userId }) => userId), emails: [email] };
  await notify(trx, { template: 'waitingChanged', facts, link: '/my/tickets' }, recipients);
}

const timeOf = ({ starts_at: time }: CalendarEvent): number => new Date(time).getTime();
