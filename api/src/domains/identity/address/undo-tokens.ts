import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';

/** The part of an address change that its token depends on. */
export interface TokenSubject {
  readonly id: number;
  readonly userId: number;
  readonly oldEmail: string;
}

/** Tokens of links that undo a change of an address. A change has one token, which is computed and not stored. */
export interface UndoTokens {
  issue(change: TokenSubject): string;
  /** The id of the change that the token contains, to look the change up; null for a malformed token. */
  changeOf(token: string): number | null;
  isGood(token: string, change: TokenSubject): boolean;
}

export function createUndoTokens(secret: string): UndoTokens {
  const key = deriveKey(secret, 'undo address change');
  const issue = ({ id, userId, oldEmail }: TokenSubject): string =>
    `${id}.${keyedHash(key, String(id), String(userId), oldEmail)}`;
  return {
    issue,
    changeOf: (token) => {
      const id = /^([1-9]\d{0,15})\.[\w-]{43}$/.exec(token)?.[1];
      return id === undefined ? null : Number(id);
    },
    isGood: (token, change) => isSameSignature(token, issue(change)),
  };
}
