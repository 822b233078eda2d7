import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';

/** Signed secrets of places on waiting lists. The server does not store them. */
export interface PlaceLinks {
  /** The token of a place, in its mails and in the address of its page. */
  issue(entryId: number): string;
  /** The id of the entry; null for a token that this server did not sign. */
  read(token: string): number | null;
  /** The secret of the hold of an offer, with which the checkout goes on. */
  holdKey(reference: string): string;
}

export function createPlaceLinks(secret: string): PlaceLinks {
  const key = deriveKey(secret, 'waiting list');
  const sign = (id: number): string => keyedHash(key, 'place', String(id));
  return {
    issue: (id) => `${id}.${sign(id)}`,
    read: (token) => {
      const [, id = '', signature = ''] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
      return signature !== '' && isSameSignature(signature, sign(Number(id))) ? Number(id) : null;
    },
    holdKey: (reference) => keyedHash(key, 'hold', reference),
  };
}
