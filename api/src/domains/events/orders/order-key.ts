import { createHash, randomBytes } from 'node:crypto';

/** The secret of a hold as a browser may make it. */
const keyPattern = /^[\w-]{20,80}$/;

/** A new secret of a hold. */
export function makeKey(): string {
  return randomBytes(18).toString('base64url');
}

/** The secret of a request; null when it has none that could be one. */
export function readKey(value: string | readonly string[] | undefined): string | null {
  return typeof value === 'string' && keyPattern.test(value) ? value : null;
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
