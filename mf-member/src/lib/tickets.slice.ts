import {
  attendanceCalls,
  doorCrewCalls,
  myDoorsSchema,
  myTicketsSchema,
  type myTicketStates,
} from '@enlace/shared-contract/attendees';
import { calendarCalls, myCalendarSchema, publicEvents } from '@enlace/shared-contract/events';
import { myWaitingPlacesSchema, waitingListCalls } from '@enlace/shared-contract/orders';
import { entitlementCalls, entitlementsSchema } from '@enlace/shared-contract/packages';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';
import type * as z from 'zod/mini';

export interface TicketsQuery {
  readonly when: (typeof myTicketStates)[number];
  readonly page: number;
  readonly per_page: number;
  readonly lang: string;
}

const calendar = 'my-calendar';
const waiting = 'my-waiting-places';

/** The input of a call without one. */
type Nothing = Readonly<Record<string, never>>;

export type OwnPlace = z.infer<typeof myWaitingPlacesSchema>['data'][number];

export type OwnTicket = z.infer<typeof myTicketsSchema>['data'][number];

/** The next ticket alone. */
export const nextTicketQuery = (lang: string): TicketsQuery => ({ when: 'coming', page: 1, per_page: 1, lang });

/** The own tickets, and the address of the calendar with their events. */
export const tickets = createCalls('member/tickets', {
  list: defineCall({
    client: 'authenticated',
    request: (query: TicketsQuery) => ({ call: attendanceCalls.myTickets, query: { ...query } }),
    read: bodyOf(myTicketsSchema),
    shows: () => [publicEvents.name],
  }),
  /** Events at whose doors the user works. */
  doors: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: doorCrewCalls.mine, query: { lang } }),
    read: dataOf(myDoorsSchema.shape.data),
    shows: () => [publicEvents.name],
  }),
  /** Places on waiting lists. */
  places: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: waitingListCalls.myWaitingPlaces, query: { lang } }),
    read: dataOf(myWaitingPlacesSchema.shape.data),
    shows: () => [waiting],
  }),
  leavePlace: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ token }: { readonly token: string }) => ({
      call: waitingListCalls.leaveWaitingList,
      params: { token },
    }),
    read: () => true,
    changes: () => [waiting],
  }),
  calendar: defineCall({
    client: 'authenticated',
    request: (_: Nothing) => ({ call: calendarCalls.getMyCalendar }),
    read: dataOf(myCalendarSchema),
    shows: () => [calendar],
  }),
  entitlements: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: entitlementCalls.listEntitlements, query: { lang } }),
    read: dataOf(entitlementsSchema),
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
