import {
  attendanceCalls,
  calendarCalls,
  events,
  myCalendarSchema,
  myTicketsSchema,
  type myTicketStates,
} from '@enlace/shared-contract';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';
import type * as z from 'zod/mini';

export interface TicketsQuery {
  readonly when: (typeof myTicketStates)[number];
  readonly page: number;
  readonly per_page: number;
  readonly lang: string;
}

const calendar = 'my-calendar';

/** The input of a call without one. */
type Nothing = Readonly<Record<string, never>>;

export type OwnTicket = z.infer<typeof myTicketsSchema>['data'][number];

/** The next ticket alone. */
export const nextTicketQuery = (lang: string): TicketsQuery => ({ when: 'coming', page: 1, per_page: 1, lang });

/** The own tickets, and the address of the calendar with their events. */
export const tickets = createCalls('member/tickets', {
  list: defineCall({
    client: 'authenticated',
    request: (query: TicketsQuery) => ({ call: attendanceCalls.myTickets, query: { ...query } }),
    read: bodyOf(myTicketsSchema),
    shows: () => [events.name],
  }),
  calendar: defineCall({
    client: 'authenticated',
    request: (_: Nothing) => ({ call: calendarCalls.getMyCalendar }),
    read: dataOf(myCalendarSchema),
    shows: () => [calendar],
  }),
  openCalendar: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (_: Nothing) => ({ call: calendarCalls.openMyCalendar }),
    read: dataOf(myCalendarSchema),
    changes: () => [calendar],
  }),
  closeCalendar: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (_: Nothing) => ({ call: calendarCalls.closeMyCalendar }),
    read: () => true,
    changes: () => [calendar],
  }),
});
