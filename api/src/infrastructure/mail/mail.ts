import * as z from 'zod';

/** The long secret of the link; mails that were queued by an earlier version have none. */
const linkSecret = z.optional(z.string());

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
