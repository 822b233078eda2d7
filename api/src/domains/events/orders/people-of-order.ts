import { AppError } from '@enlace/shared-contract/errors';
import type { confirmHoldSchema } from '@enlace/shared-contract/orders';
import type * as z from 'zod/mini';

import type { WriteContext } from '../../../kit/core/write/write-context';
import type { TicketPerson } from '../attendance/insert-attendees';
import { eventTexts } from '../event-texts';
import { prepareAnswers } from '../questions/prepare-answers';
import type { LockedOrder } from './machine/locked-order';

export type OrderForm = z.infer<typeof confirmHoldSchema>;

/**
 * A person for each seat, with the checked answers: those of the form in their order, and the buyer for the others.
 * Throws VALIDATION_FAILED for more people than seats, and for answers: `answers[12]`, `attendees.0.answers[12]`. Call it
 * outside of a transaction.
 */
export async function peopleOf(
  { items }: Pick<LockedOrder, 'items'>,
  form: OrderForm,
  writing: WriteContext,
): Promise<readonly TicketPerson[]> {
  const waitingPeople = (form.attendees ?? []).map((one, index) => ({ ...one, field: `attendees.${index}.` }));
  const people = items.flatMap(({ ticketId, quantity }) =>
    Array.from({ length: quantity }, () => {
      const place = waitingPeople.findIndex((one) => one.ticket_id === ticketId);
      const [attendee = { ...form, field: '' }] = place === -1 ? [] : waitingPeople.splice(place, 1);
      const { first_name, last_name, email, field } = attendee;
      return { ticketId, person: { first_name, last_name, email }, field, answers: attendee.answers ?? {} };
    }),
  );
  if (waitingPeople.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      message: 'more people than seats',
      fields: { attendees: [eventTexts[writing.locale].tooManyPeople] },
    });
  const answers = await prepareAnswers(writing, people);
  return people.map((one, index) => ({ ...one, answers: answers[index] ?? {} }));
}

export function buyerOf({ first_name, last_name, email }: OrderForm): TicketPerson['person'] {
  return { first_name, last_name, email };
}
