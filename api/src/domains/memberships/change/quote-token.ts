import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import type { LaterPayments } from './later-payments';

/** How long a quote is valid. */
export const quoteMinutes = 10;

const factsSchema = z.object({
  user: z.number(),
  package: z.number(),
  subscription: z.string(),
  price: z.number(),
  coupon: z.string(),
  total: z.number(),
  /** Amount of the next payment, and until when payments are reduced (seconds since 1970; 0 for no time). */
  next: z.number(),
  until: z.number(),
  /** Seconds since 1970. */
  at: z.number(),
  expires: z.number(),
});

export type QuoteFacts = z.infer<typeof factsSchema>;

/** The facts about the payments that follow a change. */
export const laterFacts = ({ nextAmount, reducedUntil }: LaterPayments): Pick<QuoteFacts, 'next' | 'until'> => ({
  next: nextAmount,
  until: reducedUntil === null ? 0 : Math.floor(reducedUntil.getTime() / 1000),
});

/** A quote with a signature, so that a member cannot change it. */
export function signQuote(secret: string, facts: QuoteFacts): string {
  const text = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${text}.${signatureOf(secret, text)}`;
}

/** The facts of a signed quote; null for a token that this site did not sign. */
export function readQuote(secret: string, token: string): QuoteFacts | null {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, text));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  try {
    const parsed = factsSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const signatureOf = (secret: string, text: string): string => keyedHash(deriveKey(secret, 'membership quote'), text);
