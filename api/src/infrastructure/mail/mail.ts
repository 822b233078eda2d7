import * as z from 'zod';

import { sheetSchema } from '../pdf/draw-sheet';

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
  /** Why an organiser refused a registration. */
  reason: z.optional(z.string()),
  /** What happens to the money of a cancelled event; empty for tickets without a payment. */
  money: z.optional(z.string()),
  tickets: z.array(z.object({ name: z.string(), ticket: z.string(), token: z.string(), code: z.string() })),
  method: z.enum(['REQUEST', 'CANCEL']),
  /** The event as iCalendar. */
  calendar: z.string(),
});

/** Values of mails about a place on a waiting list; `count`: the tickets, e.g. `2 × Entrada`. */
const waitingValues = z.object({
  name: z.string(),
  event: z.string(),
  path: z.string(),
  when: z.string(),
  count: z.string(),
});
/** `token`: of the place. */
const placeValues = waitingValues.extend({ position: z.string(), token: z.string() });

/** Values of mails about a failed payment; `what`: the plan; `until`: end of the plan in words; `token`: of the card page. */
const dueValues = z.object({
  name: z.string(),
  what: z.string(),
  amount: z.string(),
  until: z.string(),
  token: z.string(),
});

/** `amount`: money in words; `reference`: number of the receipt; `token`: of the donation's page; `sheet`: the file. */
const donationValues = z.object({
  name: z.string(),
  amount: z.string(),
  reference: z.string(),
  token: z.string(),
  sheet: z.nullable(sheetSchema),
});

const refundValues = z.object({ name: z.string(), event: z.string(), amount: z.string() });

const lessonPostValues = z.object({
  name: z.string(),
  /** Missing in a mail that was sent: it is the name of another person. */
  other: z.optional(z.string()),
  subject: z.string(),
  path: z.string(),
  body: z.string(),
});

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
  /** `what`: kind of the second factor, in the mail's language. */
  z.object({ template: z.literal('factorAdded'), values: z.object({ name: z.string(), what: z.string() }) }),
  z.object({ template: z.literal('factorRemoved'), values: z.object({ name: z.string(), what: z.string() }) }),
  z.object({ template: z.literal('factorsRemovedByTeam'), values: z.object({ name: z.string(), reason: z.string() }) }),
  /** `count`: recovery codes that are left. */
  z.object({ template: z.literal('recoveryCodeUsed'), values: z.object({ name: z.string(), count: z.string() }) }),
  z.object({ template: z.literal('recoveryCodesRenewed'), values: z.object({ name: z.string() }) }),
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
  /** A registration waits for an approval, was approved, or was refused. */
  z.object({ template: z.literal('ticketPending'), values: ticketValues }),
  z.object({ template: z.literal('ticketApproved'), values: ticketValues }),
  z.object({ template: z.literal('ticketRefused'), values: ticketValues }),
  /** To the new address of a ticket; `token` confirms it. */
  z.object({
    template: z.literal('ticketEmailConfirm'),
    values: z.object({ name: z.string(), event: z.string(), token: z.string() }),
  }),
  /** To the buyer of an order, when the whole amount or a part has gone back; `amount` is money in words. */
  z.object({ template: z.literal('orderRefunded'), values: refundValues }),
  z.object({ template: z.literal('orderRefundedPartly'), values: refundValues }),
  /** `amount`: what was paid. */
  z.object({ template: z.literal('orderPaidWithoutTickets'), values: refundValues }),
  z.object({ template: z.literal('paymentFailed'), values: dueValues }),
  z.object({ template: z.literal('paymentReminder'), values: dueValues }),
  z.object({ template: z.literal('paymentLastReminder'), values: dueValues }),
  /** The member has the free plan now. */
  z.object({ template: z.literal('planEnded'), values: dueValues }),
  /** `what`: brand and last digits; `until`: month and year. */
  z.object({
    template: z.literal('cardExpires'),
    values: z.object({ name: z.string(), what: z.string(), until: z.string() }),
  }),
  z.object({ template: z.literal('donationReceived'), values: donationValues }),
  z.object({ template: z.literal('monthlyDonationReceived'), values: donationValues }),
  z.object({ template: z.literal('monthlyDonationFailed'), values: donationValues }),
  z.object({ template: z.literal('monthlyDonationEnded'), values: donationValues }),
  z.object({ template: z.literal('donationRefunded'), values: donationValues }),
  z.object({ template: z.literal('waitingJoined'), values: placeValues }),
  /** To the buyer whose payment came too late. */
  z.object({ template: z.literal('waitingFirst'), values: placeValues }),
  /** `until`: end of the offer, in words and in the zone of the event. */
  z.object({
    template: z.literal('waitingOffer'),
    values: waitingValues.extend({ until: z.string(), token: z.string() }),
  }),
  z.object({ template: z.literal('waitingOfferEnded'), values: waitingValues }),
  z.object({ template: z.literal('waitingClosed'), values: waitingValues }),
  z.object({ template: z.literal('waitingCancelled'), values: waitingValues }),
  /** To the former address of a ticket. */
  z.object({ template: z.literal('ticketEmailChanged'), values: z.object({ name: z.string(), event: z.string() }) }),
  z.object({ template: z.literal('eventChanged'), values: ticketValues }),
  z.object({ template: z.literal('eventCancelled'), values: ticketValues }),
  z.object({ template: z.literal('eventReminder'), values: ticketValues }),
  /** What organisers write to the attendees of an event; `token`: the slug of the ticket's page, if the reader has one. */
  z.object({
    template: z.literal('eventMessage'),
    values: z.object({
      name: z.string(),
      event: z.string(),
      path: z.string(),
      subject: z.string(),
      body: z.string(),
      token: z.optional(z.string()),
    }),
  }),
  /** To those who teach a course, and to those who wrote in a question; `subject`: title of the lesson. */
  z.object({ template: z.literal('lessonQuestion'), values: lessonPostValues }),
  z.object({ template: z.literal('lessonAnswer'), values: lessonPostValues }),
  /** Subjects and pages of the mails that have waited. */
  z.object({
    template: z.literal('digest'),
    values: z.object({ name: z.string(), items: z.array(z.object({ subject: z.string(), link: z.string() })) }),
  }),
  /** To the owner of an address that was registered again. */
  z.object({ template: z.literal('alreadyRegistered'), values: z.object({ name: z.string() }) }),
]);

export type Mail = z.infer<typeof mailSchema>;

/** What a transport sends. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that stops mails of this kind (RFC 8058); missing for mails that are always sent. */
  readonly unsubscribe?: string;
}
