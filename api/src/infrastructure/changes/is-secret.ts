import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a caller's value with a secret in constant time. */
export function isSecret(value: unknown, secret: string): boolean {
  return typeof value === 'string' && timingSafeEqual(digestOf(value), digestOf(secret));
}

function digestOf(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
