import * as z from 'zod';

import { oneLine, singleLine } from '../../../infrastructure/mail/clean-text';
import type { MailDefinition } from '../../../infrastructure/mail/define-mail';

const ticketValues = z.object({
  name: z.string(),
  event: z.string(),
  /** Path of the page of the event. */
  path: z.string(),
  when: z.string(),
  where: z.string(),
  /** Name of another person, for a ticket that was transferred. */
  other: z.optional(z.string()),
  /** Why an organiser refused a registration. */
  reason: z.optional(z.string()),
  /** What the organiser adds. */
  words: z.optional(z.string()),
  /** What happens to the money of a cancelled event; empty for tickets without a payment. */
  money: z.optional(z.string()),
  /** What is left after a cancellation; empty without another ticket of the address. */
  rest: z.optional(z.string()),
  /** The number of the order; missing in older mails. */
  order: z.optional(z.string()),
  /** `token`: the slug of the ticket's page; `code`: the content of its QR code. */
  tickets: z.array(z.object({ name: z.string(), ticket: z.string(), token: z.string(), code: z.string() })),
  method: z.enum(['REQUEST', 'CANCEL']),
  /** The event as iCalendar; empty for no file. */
  calendar: z.string(),
});

export type TicketValues = z.infer<typeof ticketValues>;

/** A mail about the tickets of one person for one event. */
export type TicketMail = MailDefinition<TicketValues>;

/** What these mails have in common. Tickets that are not valid any more come without their codes. */
export const ticketParts = {
  values: ticketValues,
  keptValues: ['name', 'event', 'path', 'when', 'where', 'reason', 'words', 'order', 'method'],
  secretValues: ['tickets'],
  placeholders: { event: singleLine, where: singleLine, other: oneLine, reason: singleLine },
  writtenText: ({ words = '' }: TicketValues) => words,
  codes: ({ method, tickets }: TicketValues) =>
    method === 'CANCEL'
      ? []
      : tickets.map(({ name, ticket, token, code }, index) => ({
          name: `ticket-${index + 1}`,
          // Strangers type the names of attendees.
          title: [oneLine(name), singleLine(ticket)].filter((text) => text !== '').join(' · '),
          path: ticketPath(token),
          content: code,
        })),
  calendar: ({ method, calendar }: TicketValues) =>
    calendar === '' ? null : { file: 'event.ics', method, text: calendar },
} as const;

export const ticketPath = (slug: string): string => `/t/${encodeURIComponent(slug)}`;

/** The page of the first ticket; without one, the page of the event. */
export const firstTicketPath = ({ path, tickets: [first] }: TicketValues): string =>
  first === undefined ? path : ticketPath(first.token);
