import { createHash, randomBytes } from 'node:crypto';

/** Cookie that keeps a browser in its share of a canary. Holds a random word, nothing about the person. */
export const bucketCookie = 'enlace_bucket';

export function newBucket(): string {
  return randomBytes(8).toString('hex');
}

export function isBucket(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{16}$/.test(value);
}

/**
 * Whether a browser belongs to the share of a canary. Strictly less: 0 lets nobody in, 100 everybody. A salt of its own
 * makes each canary fall on other browsers; the same salt keeps them when the share grows.
 */
export function isInShare(bucket: string, salt: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${bucket}:${salt}`).digest().readUInt32BE(0);
  return hash % 100 < percent;
}
