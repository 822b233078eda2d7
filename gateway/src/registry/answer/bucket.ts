import { createHash, randomBytes } from 'node:crypto';

/** Cookie that keeps a browser in its share of a canary. It contains a random word and no personal data. */
export const bucketCookie = 'enlace_bucket';

export function newBucket(): string {
  return randomBytes(8).toString('hex');
}

export function isBucket(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{16}$/.test(value);
}

/**
 * Whether a browser belongs to the share of a canary. Strictly less: 0 includes no browser, 100 all. Each canary has
 * its own salt and selects other browsers. With the same salt, a growing share keeps its browsers.
 */
export function isInShare(bucket: string, salt: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${bucket}:${salt}`).digest().readUInt32BE(0);
  return hash % 100 < percent;
}
