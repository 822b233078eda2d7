import type { Question } from '@enlace/shared-contract/events';

/** A ticket of the event that can have questions. */
export interface AskedTicket {
  readonly id: number;
  readonly name: string;
}

/** Whether a question is asked for a ticket. */
export function isAskedFor({ is_for_all: isForAll, ticket_ids: ids = [] }: Question, ticketId: number): boolean {
  return isForAll === true || ids.includes(ticketId);
}

/** Whether an earlier question is asked for every ticket of these, so that questions for them can depend on it. */
export function coversTickets(
  earlier: Question,
  { isForAll, ticketIds }: { readonly isForAll: boolean; readonly ticketIds: readonly number[] },
): boolean {
  if (earlier.is_for_all === true) return true;
  return !isForAll && ticketIds.every((id) => isAskedFor(earlier, id));
}
