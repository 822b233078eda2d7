import * as z from 'zod';

/** The long secret of the link; mails that were queued by an earlier version have none. */
const linkSecret = z.optional(z.string());

/** Values of mails about the tickets of one person for one event. */
const ticketValues = z.object({
  name: z.string(),
  event: z.string(),
  /** Path of the page of the event. */
  path: z.string(),
  when: z.string(),
  where: z.string(),
  /** `token`: the slug of the ticket's page; `code`: the content of its QR code. */
  /** Name of another person, for a ticket that was transferred. */
  other: z.optional(z.string()),
  tickets: z.array(z.object({ name: z.string(), ticket: z.string(), token: z.string(), code: z.string() })),
  method: z.enum(['REQUEST', 'CANCEL']),
  /** The event as iCalendar. */
  calendar: z.string(),
});

const refundValues = z.object({ name: z.string(), event: z.string(), amount: z.string() });

/** Every mail of the product, with its values. The values are parsed again when the outbox is read. */
export const mailSchema = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('verifyEmail'),
    values: z.object({ name: z.string(), userId: z.number(), pin: z.string() }),
  }),
  z.object({
    template: z.literal('forgotPassword'),
    values: z.object({ name: z.string(), email: z.string(), pin: z.string(), link: linkSecret }),
  }),
  /** To a user whose account an administrator created; the pin allows to choose a password. */
  z.object({
    template: z.literal('invitation'),
    values: z.object({ name: z.string(), email: z.string(), pin: z.string(), link: linkSecret }),
  }),
  z.object({ template: z.literal('passwordChanged'), values: z.object({ name: z.string() }) }),
  /** To the present address when a new one is requested, and to the previous address after the change. `token` undoes it. */
  z.object({ template: z.literal('emailChangeRequested'), values: z.object({ name: z.string(), token: z.string() }) }),
  z.object({
    template: z.literal('emailChanged'),
    values: z.object({ name: z.string(), token: z.optional(z.string()) }),
  }),
  z.object({
    template: z.literal('confirmNewEmail'),
    values: z.object({ name: z.string(), userId: z.number(), pin: z.string() }),
  }),
  /** To the owner of an address that was entered for another account. */
  z.object({ template: z.literal('emailAlreadyUsed'), values: z.object({ name: z.string() }) }),
  /** Proves the identity of a signed-in user before a sensitive change. */
  z.object({ template: z.literal('identityPin'), values: z.object({ name: z.string(), pin: z.string() }) }),
  z.object({ template: z.literal('linkedInLinked'), values: z.object({ name: z.string() }) }),
  /** Proves that the owner of the account requests the removal. */
  z.object({ template: z.literal('removalPin'), values: z.object({ name: z.string(), pin: z.string() }) }),
  z.object({
    template: z.literal('removalScheduled'),
    /** `date`: ISO 8601; `token` cancels the request. */
    values: z.object({ name: z.string(), date: z.string(), token: z.string() }),
  }),
  z.object({ template: z.literal('removalTakenBack'), values: z.object({ name: z.string() }) }),
  /** The last mail to the user; the address is deleted after sending. */
  z.object({ template: z.literal('removalDone'), values: z.object({ name: z.string() }) }),
  /** `what`: kind of the form entry, in the mail's language. */
  z.object({
    template: z.literal('formReceived'),
    values: z.object({ name: z.string(), what: z.string(), reference: z.string() }),
  }),
  z.object({
    template: z.literal('companyRegistrationBegun'),
    values: z.object({ name: z.string(), reference: z.string(), token: z.string() }),
  }),
  /** To administrators; `lines` are the sender's own words. */
  z.object({
    template: z.literal('formNotification'),
    values: z.object({ name: z.string(), what: z.string(), reference: z.string(), lines: z.array(z.string()) }),
  }),
  /** An administrator's answer to a form entry. */
  z.object({
    template: z.literal('formReply'),
    values: z.object({ name: z.string(), subject: z.string(), body: z.string(), reference: z.string() }),
  }),
  z.object({ template: z.literal('formsToCheck'), values: z.object({ name: z.string(), count: z.string() }) }),
  z.object({ template: z.literal('ticketConfirmed'), values: ticketValues }),
  z.object({ template: z.literal('ticketResent'), values: ticketValues }),
  z.object({ template: z.literal('ticketCancelled'), values: ticketValues }),
  z.object({ template: z.literal('ticketTransferred'), values: ticketValues }),
  z.object({ template: z.literal('ticketReceived'), values: ticketValues }),
  /** To the new address of a ticket; `token` confirms it. */
  z.object({
    template: z.literal('ticketEmailConfirm'),
    values: z.object({ name: z.string(), event: z.string(), token: z.string() }),
  }),
  /** To the buyer of an order, when the whole amount or a part has gone back; `amount` is money in words. */
  z.object({ template: z.literal('orderRefunded'), values: refundValues }),
  z.object({ template: z.literal('orderRefundedPartly'), values: refundValues }),
  /** To the former address of a ticket. */
  z.object({ template: z.literal('ticketEmailChanged'), values: z.object({ name: z.string(), event: z.string() }) }),
  z.object({ template: z.literal('eventChanged'), values: ticketValues }),
  z.object({ template: z.literal('eventCancelled'), values: ticketValues }),
  z.object({ template: z.literal('eventReminder'), values: ticketValues }),
  /** To the owner of an address that was registered again. */
  z.object({ template: z.literal('alreadyRegistered'), values: z.object({ name: z.string() }) }),
]);

export type Mail = z.infer<typeof mailSchema>;

/** What a transport sends. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
