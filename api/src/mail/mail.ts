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
  z.object({ template: z.literal('passwordChanged'), values: z.object({ name: z.string() }) }),
]);

export type Mail = z.infer<typeof mailSchema>;

/** What a transport sends. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
