import type { WordsByLanguage } from '@enlace/shared-contract/events';
import { isLocale, type Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import type { Invitation } from '../calendar/event-calendar';
import { type PersonalCalendar, personalCalendar } from '../calendar/personal-calendar';
import { cancellationText } from './cancellation-text';
import { orderText } from './order-text';
import { pickWords } from './pick-words';
import { restText } from './rest-text';
import type { TicketMail } from './ticket-values';
import { timeAndPlace } from './time-and-place';
import { noteOrderMail } from './note-order-mail';
import { notifyHolders } from './notify-holders';
import { hasMailQuota, isStrangersMail, type MailAuthor, markUnmailed, noteAuthor } from './mail-quota';
import { findTicketsWithEvent, type TicketChoice, type TicketWithEvent } from './tickets-with-event';
import { eventCancelledMail } from './news/event-cancelled.mail';
import { eventPostponedMail } from './news/event-postponed.mail';
import { ticketApprovedMail } from './tickets/ticket-approved.mail';
import { ticketCancelledMail } from './tickets/ticket-cancelled.mail';
import { ticketPendingMail } from './tickets/ticket-pending.mail';
import { ticketRefusedMail } from './tickets/ticket-refused.mail';
import { ticketResentMail } from './tickets/ticket-resent.mail';
import { ticketTransferredMail } from './tickets/ticket-transferred.mail';

interface MailExtras {
  /** Name of another person. */
  readonly other?: string;
  /** Why a registration is refused. */
  readonly reason?: string;
  /** What the organiser adds, by language. */
  readonly words?: WordsByLanguage;
  /** Whether tickets of an address for several events come in one mail; default: one mail for each event. */
  readonly isOneMail?: boolean;
  /** Who causes the mail; default: a stranger. */
  readonly author?: MailAuthor;
}

type MailDeps = Pick<ApiDeps, 'env' | 'clock'>;

/**
 * Queues a mail for each address of the chosen tickets, in the language of its ticket; several tickets of one address
 * come in one mail. Answers the number of tickets that are mailed. Mails that strangers can cause are limited for each
 * address: a ticket whose mail is not sent is marked for the organisers.
 * @param extras further words of the text
 */
export async function queueTicketMails(
  trx: Db,
  { env, clock }: MailDeps,
  mail: TicketMail,
  choice: TicketChoice,
  { other = '', reason = '', words = {}, isOneMail = false, author = 'stranger' }: MailExtras = {},
): Promise<number> {
  const tickets = await findTicketsWithEvent(trx, choice, { lang: null, now: clock() });
  const groups = new Map<string, TicketWithEvent[]>();
  for (const ticket of tickets.filter(({ email }) => email !== '')) {
    const key = `${isOneMail ? '' : ticket.event.id} ${ticket.locale} ${ticket.email.toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), ticket]);
  }
  let mailedCount = 0;
  // Always in the same order, because messages of one calendar wait for each other.
  for (const [, group] of [...groups].sort(([one], [two]) => (one < two ? -1 : 1))) {
    const lang = localeOfTicket(group[0]);
    const ids = group.map(({ id }) => id);
    const ownTickets = await findTicketsWithEvent(trx, { ids }, { lang, now: clock() });
    const [first] = ownTickets;
    if (first === undefined) continue;
    if (isStrangersMail(mail) && !(await hasMailQuota(trx, first.email, author))) {
      if (mail !== ticketResentMail) await markUnmailed(trx, ids, clock());
      continue;
    }
    const money = mail === eventCancelledMail ? await cancellationText(trx, ids, lang) : '';
    const { calendar, otherCount } = await calendarOf(trx, mail, ownTickets, { env, clock }, lang);
    const rest = mail === ticketCancelledMail ? restText(otherCount, lang) : '';
    const texts = { other, reason, money, calendar, rest, words: pickWords(words, lang) };
    const values = { ...mailValues(mail, ownTickets, first, lang), ...texts };
    const mailId = await queueMail(trx, { email: first.email, locale: lang }, mail, values);
    await noteAuthor(trx, mailId, author);
    if (isStrangersMail(mail) || mail === ticketApprovedMail) await markUnmailed(trx, ids, null);
    const orderIds = ownTickets.map(({ order_id: id }) => id);
    await noteOrderMail(trx, mailId, orderIds);
    await notifyHolders(trx, mail, ownTickets, values);
    mailedCount += ownTickets.length;
  }
  return mailedCount;
}

/** Mails after which the event leaves the calendar of the person. */
const cancelMails: readonly TicketMail[] = [
  ticketCancelledMail,
  ticketTransferredMail,
  eventCancelledMail,
  eventPostponedMail,
];
/** Mails without ticket and event, because the person has no valid ticket. */
const plainMails: readonly TicketMail[] = [ticketPendingMail, ticketRefusedMail];

const localeOfTicket = (ticket: TicketWithEvent | undefined): Locale =>
  isLocale(ticket?.locale) ? ticket.locale : 'en';

/** Whether the mail has neither tickets nor a calendar file. */
const isPlain = (mail: TicketMail, tickets: readonly TicketWithEvent[]): boolean =>
  plainMails.includes(mail) || tickets.every(({ state }) => state === 'pending_approval');

const methodOf = (mail: TicketMail, tickets: readonly TicketWithEvent[]): Invitation['method'] =>
  isPlain(mail, tickets) || cancelMails.includes(mail) ? 'CANCEL' : 'REQUEST';

function mailValues(
  mail: TicketMail,
  tickets: readonly TicketWithEvent[],
  { event, first_name: name }: TicketWithEvent,
  locale: Locale,
) {
  const events = [...new Map(tickets.map((ticket) => [ticket.event.id, ticket.event])).values()];
  return {
    name,
    event: event.title,
    path: `/events/${encodeURIComponent(event.slug)}`,
    ...timeAndPlace(events, locale),
    tickets: tickets.map(({ ticketName, slug, code, first_name, last_name }) => ({
      name: `${first_name} ${last_name}`,
      ticket: ticketName,
      token: slug,
      code,
    })),
    order: orderText(
      tickets.map(({ orderNumber: number }) => number),
      locale,
    ),
    method: methodOf(mail, tickets),
  };
}

/** The calendar file of a mail, and the other valid tickets of its address. */
async function calendarOf(
  trx: Db,
  mail: TicketMail,
  tickets: readonly TicketWithEvent[],
  deps: MailDeps,
  locale: Locale,
): Promise<PersonalCalendar> {
  if (isPlain(mail, tickets)) return { calendar: '', otherCount: 0 };
  return personalCalendar(trx, { tickets, method: methodOf(mail, tickets), locale }, deps);
}
