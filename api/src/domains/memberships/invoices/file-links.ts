import type { Locale } from '@enlace/shared-contract/text';
import { timingSafeEqual } from 'node:crypto';

import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';

const lifetimeMs = 60 * 60_000;

interface LinkOptions {
  readonly userId: number;
  readonly lang: Locale;
  readonly now: Date;
}

/** Adds a token to the path of a file: a browser opens it without a header, for an hour. */
export function fileLink(secret: string, path: string, { userId, lang, now }: LinkOptions): string {
  const facts = `${userId}.${now.getTime() + lifetimeMs}`;
  const token = `${facts}.${signatureOf(secret, facts)}`;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${lang}&token=${token}`;
}

/** The user of a token; null for one that is wrong or over. */
export function readFileToken(secret: string, token: string, now: Date): number | null {
  const [user = '', end = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, `${user}.${end}`));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return Number(end) > now.getTime() ? Number(user) : null;
}

const signatureOf = (secret: string, facts: string): string => keyedHash(deriveKey(secret, 'invoice files'), facts);
