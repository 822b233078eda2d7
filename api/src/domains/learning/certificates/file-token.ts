import { deriveKey, isSameSignature, keyedHash } from '../../../infrastructure/env/keys';

const lifetimeMs = 24 * 60 * 60_000;

/** Token for the PDF of one certificate with its name, because a browser opens the file without a header. */
export function createFileToken(secret: string, code: string, now: Date): string {
  const end = String(now.getTime() + lifetimeMs);
  return `${end}.${signatureOf(secret, code, end)}`;
}

/** Whether a token is for the PDF of this certificate and not over. */
export function isFileToken(token: unknown, secret: string, code: string, now: Date): boolean {
  if (typeof token !== 'string') return false;
  const [end = '', signature = ''] = token.split('.');
  return isSameSignature(signature, signatureOf(secret, code, end)) && Number(end) > now.getTime();
}

const signatureOf = (secret: string, code: string, end: string): string =>
  keyedHash(deriveKey(secret, 'certificate files'), code, end);
