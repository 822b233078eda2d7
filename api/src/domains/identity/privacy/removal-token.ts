import { timingSafeEqual } from 'node:crypto';

import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';

/** The link that takes a removal back. It speaks of one request: after it is over, or asked anew, it opens nothing. */
export interface RemovalTokens {
  issue(userId: number, requestedAt: Date): string;
  /** Whose token it says to be, to look the request up. */
  userOf(token: string): number | null;
  isGood(token: string, userId: number, requestedAt: Date): boolean;
}

export function createRemovalTokens(secret: string): RemovalTokens {
  const key = deriveKey(secret, 'keep account');
  const issue = (userId: number, requestedAt: Date): string =>
    `${userId}.${keyedHash(key, String(userId), requestedAt.toISOString())}`;
  return {
    issue,
    userOf: (token) => {
      const id = /^([1-9]\d{0,15})\.[\w-]{43}$/.exec(token)?.[1];
      return id === undefined ? null : Number(id);
    },
    isGood: (token, userId, requestedAt) => {
      const [given, wanted] = [Buffer.from(token), Buffer.from(issue(userId, requestedAt))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
