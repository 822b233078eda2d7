import { keyedHash } from '../../../../infrastructure/env/keys';

/**
 * The noise of a number of facts: the same for the same number of the same subject, whatever period, zone or filter asks
 * for it, and otherwise unpredictable. So an answer that counts the same in another way shows nothing new.
 */
export type NoiseOf = (subject: string, value: number) => number;

export function createFactNoise(key: Buffer): NoiseOf {
  return (subject, value) => Buffer.from(keyedHash(key, subject, String(value)), 'base64url').readUInt32BE(0) % 1000;
}

/** For answers that are exact. */
export const noNoise: NoiseOf = () => 0;
