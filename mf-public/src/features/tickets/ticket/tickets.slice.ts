import {
  attendanceCalls,
  attendeeSchema,
  attendeeTicketCalls,
  changedTicketSchema,
  heldTicketSchema,
  ticketFormSchema,
  transferredTicketSchema,
} from '@enlace/shared-contract/attendees';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';
import * as z from 'zod/mini';

/** `saved_at` is missing, except in the copy that the service worker answers without network (gateway/src/tickets). */
const readTicketSchema = z.extend(heldTicketSchema, { saved_at: z.optional(z.string()) });

export type HeldTicket = z.infer<typeof readTicketSchema>;

export type TicketForm = z.infer<typeof ticketFormSchema>;

/** A write by the signed token of the ticket. */
interface HolderWrite {
  readonly slug: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const subject = 'attendees';

/** A ticket by its address. Its token allows the cancellation without an account. */
export const tickets = createCalls('public/tickets', {
  ticket: defineCall({
    client: 'authenticated',
    request: ({ slug, lang }: { readonly slug: string; readonly lang: string }) => ({
      call: attendanceCalls.getAttendeeTicket,
      query: { lang },
      body: { slug },
    }),
    read: dataOf(readTicketSchema),
    shows: () => [subject],
  }),
  cancel: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id, cancel_token: token }: Pick<HeldTicket, 'id' | 'cancel_token'>) => ({
      call: attendanceCalls.cancelAttendance,
      params: { id },
      query: { token },
    }),
    read: dataOf(attendeeSchema),
    changes: () => [subject, 'events'],
  }),
  /** The questions and answers of a ticket. */
  form: defineCall({
    client: 'authenticated',
    request: ({ slug, lang }: { readonly slug: string; readonly lang: string }) => ({
      call: attendeeTicketCalls.form,
      params: { slug },
      query: { lang },
    }),
    read: dataOf(ticketFormSchema),
    shows: () => [subject],
  }),
  change: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ slug, body }: HolderWrite) => ({ call: attendeeTicketCalls.changeTicket, params: { slug }, body }),
    read: dataOf(changedTicketSchema),
    changes: () => [subject],
  }),
  /** The former holder has no ticket any more, so the page does not read it again. */
  transfer: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ slug, body }: HolderWrite) => ({ call: attendeeTicketCalls.transferTicket, params: { slug }, body }),
    read: dataOf(transferredTicketSchema),
  }),
  /** Mails the tickets of an address again. */
  findLost: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (body: { readonly email: string }) => ({ call: attendeeTicketCalls.findLost, body }),
    read: () => true,
  }),
});
