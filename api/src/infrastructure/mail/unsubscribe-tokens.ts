import { messageKindNames, messageKinds } from '@enlace/shared-contract/notifications';
import { createCipheriv, createDecipheriv } from 'node:crypto';

import { deriveKey, isSameSignature, keyedHash } from '../env/keys';
import type { MailKind } from './define-mail';

/**
 * What a link stops: mails of one kind, or those that come with the digest, to an account, or to the address with this
 * hash, which has no account.
 */
export type Unsubscription = { readonly kind: MailKind } & (
  { readonly userId: number } | { readonly emailHash: string }
);

/** Signed tokens of links in mails that stop further mails. They need no sign-in and do not end, as the mails do not. */
export interface UnsubscribeTokens {
  issue(unsubscription: Unsubscription): string;
  /** Null for a token that this server has not issued. */
  read(token: string): Unsubscription | null;
}

/** Whether a recipient may stop mails of this kind. */
export const isSwitchable = (kind: MailKind): boolean => kind === 'digest' || messageKinds[kind].mail !== 'required';

/** Two addresses have different hashes, so a fixed start vector gives no two of them the same text. */
const cipherName = 'aes-256-cbc';
const startVector = Buffer.alloc(16);

export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = deriveKey(secret, 'unsubscribe');
  const addressKey = deriveKey(secret, 'unsubscribe address');
  const sign = (owner: string, kind: MailKind): string => `${owner}.${kind}.${keyedHash(key, owner, kind)}`;
  // The plain hash of a guessed address is easy to make, so a link does not have it.
  const hideHash = (hash: string): string => {
    const cipher = createCipheriv(cipherName, addressKey, startVector).setAutoPadding(false);
    return `a${cipher.update(hash, 'hex', 'hex')}${cipher.final('hex')}`;
  };
  const readHash = (owner: string): string => {
    const decipher = createDecipheriv(cipherName, addressKey, startVector).setAutoPadding(false);
    return `${decipher.update(owner.slice(1), 'hex', 'hex')}${decipher.final('hex')}`;
  };
  return {
    issue: (unsubscription) =>
      sign(
        'userId' in unsubscription ? String(unsubscription.userId) : hideHash(unsubscription.emailHash),
        unsubscription.kind,
      ),
    read: (token) => {
      const [, owner, name] = /^([1-9]\d{0,15}|a?[\da-f]{64})\.(\w{1,40})\.[\w-]{43}$/.exec(token) ?? [];
      const kind = ([...messageKindNames, 'digest'] as const).find((each) => each === name);
      if (owner === undefined || kind === undefined || !isSwitchable(kind)) return null;
      if (!isSameSignature(token, sign(owner, kind))) return null;
      if (owner.length < 64) return { userId: Number(owner), kind };
      // Links of earlier mails have the plain hash.
      return { emailHash: owner.length === 64 ? owner : readHash(owner), kind };
    },
  };
}
