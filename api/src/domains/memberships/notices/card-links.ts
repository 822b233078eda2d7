import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';

const lifetimeMs = 24 * 60 * 60_000;

/** The token of a link in a mail: for a day it opens the page for another card, and nothing else. */
export function signCardLink(secret: string, noticeId: number, now: Date): string {
  const facts = `${noticeId}.${now.getTime() + lifetimeMs}`;
  return `${facts}.${signatureOf(secret, facts)}`;
}

export interface CardLink {
  readonly noticeId: number;
  readonly isOver: boolean;
}

/** What a token is about; null for a token that this site did not sign. */
export function readCardLink(secret: string, token: string, now: Date): CardLink | null {
  const [id = '', end = '', signature = ''] = token.split('.');
  if (!isSameSignature(signature, signatureOf(secret, `${id}.${end}`))) return null;
  return { noticeId: Number(id), isOver: Number(end) <= now.getTime() };
}

const signatureOf = (secret: string, facts: string): string => keyedHash(deriveKey(secret, 'card links'), facts);
