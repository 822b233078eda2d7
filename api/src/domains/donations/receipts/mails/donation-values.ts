import * as z from 'zod';

import type { MailDefinition } from '../../../../infrastructure/mail/define-mail';
import { sheetSchema } from '../../../../infrastructure/pdf/draw-sheet';

/** `amount`: money in words; `reference`: number of the receipt; `token`: of the donation's page; `sheet`: the file. */
const donationValues = z.object({
  name: z.string(),
  amount: z.string(),
  reference: z.string(),
  token: z.string(),
  sheet: z.nullable(sheetSchema),
});

type DonationValues = z.infer<typeof donationValues>;

/** A mail to a donor. */
export type DonationMail = MailDefinition<DonationValues>;

/** What these mails have in common. */
export const donationParts = {
  values: donationValues,
  keptValues: ['name', 'amount', 'reference'],
  sheet: ({ sheet }: DonationValues) => sheet,
} as const;

export const donationPath = ({ token }: DonationValues): string => `/donations/${encodeURIComponent(token)}`;
