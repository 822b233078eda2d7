import type { EventRecord } from '../types';

export type Ticket = EventRecord['tickets'][number];

/** Whether a ticket can be booked now. */
export function isBookable({ state }: Pick<Ticket, 'state'>): boolean {
  return state === 'on_sale' || state === 'few_left';
}

/** Whether people can join the waiting list of a ticket now. */
export function canWait({ has_waiting_list: hasList = false }: Pick<Ticket, 'has_waiting_list'>): boolean {
  return hasList;
}

/** The address of the form for the waiting list. */
export function waitingPath({ slug }: Pick<EventRecord, 'slug'>, { id }: Pick<Ticket, 'id'>): string {
  return `/events/${slug}/waiting-list?ticket=${id}`;
}

/** The address of the checkout; a ticket that is the only choice is taken at once. */
export function checkoutPath({ slug, tickets }: Pick<EventRecord, 'slug' | 'tickets'>): string {
  const [first, ...more] = tickets.filter(isBookable);
  const isOnlyChoice = first !== undefined && more.length === 0 && first.price === 0 && first.min_per_order === 1;
  return `/events/${slug}/checkout${isOnlyChoice ? `?ticket=${first.id}` : ''}`;
}
