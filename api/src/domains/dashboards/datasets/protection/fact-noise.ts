import { keyedHash } from '../../../../infrastructure/env/keys';

interface Span {
  readonly start: Date | null;
  readonly end: Date | null;
}

/** The noise of facts: the same for the same companies, subject and period, and otherwise unpredictable. */
export type NoiseOf = (scope: string, subject: string, span: Span | null) => number;

export function createFactNoise(key: Buffer): NoiseOf {
  return (scope, subject, span) => {
    const times = [span?.start, span?.end].map((time) => time?.toISOString() ?? '');
    return Buffer.from(keyedHash(key, scope, subject, ...times), 'base64url').readUInt32BE(0) % 1000;
  };
}

/** For answers that are exact. */
export const noNoise: NoiseOf = () => 0;
