import { createHash, randomBytes } from 'node:crypto';

import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { deriveKey, keyedHash } from '../../../../infrastructure/env/keys';

/** Random bytes of a seed. */
const seedBytes = 24;

export const makeSeed = (): string => randomBytes(seedBytes).toString('base64url');

/**
 * The token of a seed: 256 bits that are known only with the secret of the server. The database has the seed and the
 * hash of the token, and none of them opens a link.
 */
export const tokenOf = ({ tokenSecret }: Pick<ApiDeps['env'], 'tokenSecret'>, seed: string): string =>
  keyedHash(deriveKey(tokenSecret, 'dashboard links'), seed);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
