import * as z from 'zod';

/** Every mail the product sends, with the values it is written from. Checked again when it is taken out of the outbox. */
export const mailSchema = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('verifyEmail'),
    values: z.object({ name: z.string(), userId: z.number(), pin: z.string() }),
  }),
  z.object({
    template: z.literal('forgotPassword'),
    values: z.object({ name: z.string(), email: z.string(), pin: z.string() }),
  }),
  /** To somebody whose account others made: by the pin she chooses a password. */
  z.object({
    template: z.literal('invitation'),
    values: z.object({ name: z.string(), email: z.string(), pin: z.string() }),
  }),
  z.object({ template: z.literal('passwordChanged'), values: z.object({ name: z.string() }) }),
  /** To the address that was hers until now. */
  z.object({ template: z.literal('emailChanged'), values: z.object({ name: z.string() }) }),
  /** Proves that it is she who asks to be removed. */
  z.object({ template: z.literal('removalPin'), values: z.object({ name: z.string(), pin: z.string() }) }),
  z.object({
    template: z.literal('removalScheduled'),
    /** `date`: ISO 8601; `token` takes the request back. */
    values: z.object({ name: z.string(), date: z.string(), token: z.string() }),
  }),
  z.object({ template: z.literal('removalTakenBack'), values: z.object({ name: z.string() }) }),
  /** The last mail she gets; her address is forgotten once it is sent. */
  z.object({ template: z.literal('removalDone'), values: z.object({ name: z.string() }) }),
  /** `what`: what the sender sent, in the mail's language. */
  z.object({
    template: z.literal('formReceived'),
    values: z.object({ name: z.string(), what: z.string(), reference: z.string() }),
  }),
  z.object({
    template: z.literal('companyRegistrationBegun'),
    values: z.object({ name: z.string(), reference: z.string(), token: z.string() }),
  }),
  /** To administrators; `lines` are quoted as the sender wrote them. */
  z.object({
    template: z.literal('formNotification'),
    values: z.object({ name: z.string(), what: z.string(), reference: z.string(), lines: z.array(z.string()) }),
  }),
  /** An answer to what somebody sent, as an administrator wrote it. */
  z.object({
    template: z.literal('formReply'),
    values: z.object({ name: z.string(), subject: z.string(), body: z.string(), reference: z.string() }),
  }),
  z.object({ template: z.literal('formsToCheck'), values: z.object({ name: z.string(), count: z.string() }) }),
  /** To the owner of an address that somebody registered again. */
  z.object({ template: z.literal('alreadyRegistered'), values: z.object({ name: z.string() }) }),
]);

export type Mail = z.infer<typeof mailSchema>;

/** What a transport sends. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
