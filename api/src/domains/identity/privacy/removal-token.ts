import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';

/**
 * Tokens of links that cancel a removal. A token belongs to one request: it is invalid after the removal and after a
 * new request.
 */
export interface RemovalTokens {
  issue(userId: number, requestedAt: Date): string;
  /** The user id that the token contains, to look the request up; null for a malformed token. */
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
    isGood: (token, userId, requestedAt) => isSameSignature(token, issue(userId, requestedAt)),
  };
}
