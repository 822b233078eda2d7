import { messageKindNames, messageKinds } from '@enlace/shared-contract/notifications';

import { deriveKey, isSameSignature, keyedHash } from '../env/keys';
import type { MailKind } from './define-mail';

/** What a link stops: mails of one kind, or those that come with the digest. */
export interface Unsubscription {
  readonly userId: number;
  readonly kind: MailKind;
}

/** Signed tokens of links in mails that stop further mails. They need no sign-in and do not end, as the mails do not. */
export interface UnsubscribeTokens {
  issue(unsubscription: Unsubscription): string;
  /** Null for a token that this server has not issued. */
  read(token: string): Unsubscription | null;
}

/** Whether a recipient may stop mails of this kind. */
export const isSwitchable = (kind: MailKind): boolean => kind === 'digest' || messageKinds[kind].mail !== 'required';

export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = deriveKey(secret, 'unsubscribe');
  const issue = ({ userId, kind }: Unsubscription): string =>
    `${userId}.${kind}.${keyedHash(key, String(userId), kind)}`;
  return {
    issue,
    read: (token) => {
      const [, id, name] = /^([1-9]\d{0,15})\.(\w{1,40})\.[\w-]{43}$/.exec(token) ?? [];
      const kind = ([...messageKindNames, 'digest'] as const).find((each) => each === name);
      if (id === undefined || kind === undefined || !isSwitchable(kind)) return null;
      const unsubscription = { userId: Number(id), kind };
      return isSameSignature(token, issue(unsubscription)) ? unsubscription : null;
    },
  };
}
