import type { WordsByLanguage } from '@enlace/shared-contract/events';
import { isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { translateColumn } from '../../../kit/core/table/expressions';
import { notify } from '../../notifications';
import { pickWords } from '../mails/pick-words';
import { timeText } from '../mails/time-text';
import type { waitingJoinedMail } from './mails/waiting-joined.mail';
import type { waitingFirstMail } from './mails/waiting-first.mail';
import type { waitingClosedMail } from './mails/waiting-closed.mail';
import type { waitingCancelledMail } from './mails/waiting-cancelled.mail';
import type { waitingOfferMail } from './mails/waiting-offer.mail';
import type { waitingOfferEndedMail } from './mails/waiting-offer-ended.mail';
import type { waitingOfferShortenedMail } from './mails/waiting-offer-shortened.mail';
import type { waitingRemovedMail } from './mails/waiting-removed.mail';

interface MailRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly first_name: string;
  readonly email: string;
  readonly quantity: number;
  readonly offered_quantity: number | null;
  readonly offer_ends_at: Date | null;
  readonly order_id: number | null;
  readonly position: number;
  readonly event: string;
  readonly slug: string;
  readonly starts_at: string;
  readonly timezone: string;
  readonly ticket: string;
  /** Words of the organiser about a cancellation. */
  readonly words: WordsByLanguage | null;
}

/** A mail about a place; mails with a link need its token. */
type PlaceMail =
  | {
      readonly mail:
        typeof waitingJoinedMail | typeof waitingFirstMail | typeof waitingOfferMail | typeof waitingOfferShortenedMail;
      readonly token: string;
    }
  | {
      readonly mail:
        | typeof waitingOfferEndedMail
        | typeof waitingClosedMail
        | typeof waitingCancelledMail
        | typeof waitingRemovedMail;
    };

/** Place of the entry `w` among those who wait for its ticket. */
export const positionOfEntry = sql`(select count(*)::int from waiting_entries b where b.ticket_id = w.ticket_id
  and b.state = 'waiting' and (b.place, b.id) <= (w.place, w.id))`;

/** Queues a mail about a place, in the language of its person, in the transaction of the change that it is about. */
export async function queuePlaceMail(trx: Db, entryId: number, place: PlaceMail, now: Date): Promise<void> {
  const entry = await trx
    .selectFrom('waiting_entries')
    .select(['locale', 'email'])
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (entry === undefined || entry.email === '') return;
  const locale: Locale = isLocale(entry.locale) ? entry.locale : 'en';
  const context = { lang: locale, now };
  const { rows } = await sql<MailRow>`select w.id, w.user_id, w.first_name, w.email, w.quantity, w.offered_quantity,
      w.offer_ends_at, w.order_id, ${positionOfEntry} as position, ${translateColumn(context, 'title', 'e')} as event, e.slug,
      e.starts_at, e.timezone, ${translateColumn(context, 'name', 'k')} as ticket,
      (select c.words from event_cancellations c where c.event_id = w.event_id) as words
    from waiting_entries w join events e on e.id = w.event_id join tickets k on k.id = w.ticket_id
    where w.id = ${entryId}`.execute(trx);
  const [row] = rows;
  if (row === undefined) return;
  const { mail } = place;
  const isOpenOffer = mail.template === 'waitingOffer' || mail.template === 'waitingOfferShortened';
  const isOffer = isOpenOffer || mail.template === 'waitingOfferEnded';
  const values = {
    name: row.first_name,
    event: row.event,
    path: `/events/${encodeURIComponent(row.slug)}`,
    when: timeText(row, locale),
    words: mail.template === 'waitingCancelled' ? pickWords(row.words ?? {}, locale) : '',
    count: `${isOffer ? (row.offered_quantity ?? row.quantity) : row.quantity} × ${row.ticket}`,
  };
  const to = { email: row.email, locale };
  const token = 'token' in place ? place.token : '';
  // The mail opens the place.
  if (token !== '')
    await sql`update waiting_entries set unmailed_at = null where id = ${entryId} and unmailed_at is not null`.execute(
      trx,
    );
  const end = { starts_at: row.offer_ends_at ?? now, timezone: row.timezone };
  const until = isOpenOffer ? timeText(end, locale) : '';
  if (mail.template === 'waitingOffer' || mail.template === 'waitingOfferShortened') {
    await queueMail(trx, to, mail, { ...values, until, token, orderId: row.order_id });
  } else if (mail.template === 'waitingJoined' || mail.template === 'waitingFirst') {
    await queueMail(trx, to, mail, { ...values, position: String(row.position), token });
    return;
  } else await queueMail(trx, to, mail, values);
  const recipients = { userIds: [row.user_id], emails: [row.email] };
  await notify(trx, { template: mail.template, facts: { event: row.event, until }, link: '/my/tickets' }, recipients);
}
