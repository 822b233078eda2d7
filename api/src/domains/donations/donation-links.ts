import { AppError } from '@enlace/shared-contract/errors';

import { deriveKey, isSameSignature, keyedHash } from '../../infrastructure/env/keys';

const signatureOf = (secret: string, id: number): string =>
  keyedHash(deriveKey(secret, 'donations'), 'donation', String(id));

/** The token of a donation, in its mails and in the address of its page. The server does not store it. */
export const donationToken = (secret: string, id: number): string => `${id}.${signatureOf(secret, id)}`;

/** The id of a donation. Throws NOT_FOUND for a token that this server did not sign. */
export function readDonationToken(secret: string, token: string): number {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
  if (!isSameSignature(signature, signatureOf(secret, Number(id))))
    throw new AppError('NOT_FOUND', { message: 'a token of no donation' });
  return Number(id);
}
