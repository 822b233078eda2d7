import { createHash, createHmac, randomBytes } from 'node:crypto';

import { deriveKey } from '../../../infrastructure/env/keys';

/** Refresh tokens: opaque, 256 bits. Only their hashes are stored. */
export interface RefreshTokens {
  create(): string;
  hash(token: string): string;
  /**
   * The token that follows this one. It is computed, not random: two tabs that refresh with the same token at once
   * receive the same successor, although no token is stored.
   */
  successorOf(token: string): string;
  isWellFormed(value: string): boolean;
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = deriveKey(secret, 'refresh token');
  return {
    create: () => randomBytes(32).toString('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
    successorOf: (token) => createHmac('sha256', key).update(token).digest('base64url'),
    isWellFormed: (value) => /^[\w-]{43}$/.test(value),
  };
}
