import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

import { deriveKey as deriveSecret } from '../../../infrastructure/env/keys';
import type { Db } from '../../../infrastructure/db/database';
import type { Proof } from './score-entry';

/**
 * Between 150 and 450 derivations of 2,000 rounds: some tenths of a second on a laptop, one or two seconds on an old
 * phone. The browser computes them while the user fills the form in.
 */
const challengeCost = { rounds: 2000, from: 150, to: 450 };
/** Minutes; users may leave a form open for a long time. */
const challengeMinutes = 120;
const longestProof = 4096;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.int().min(1).max(100_000),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.int().min(0).max(10_000_000),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
    time: z.number().optional(),
  }),
});

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * Challenges that cost the sender's processor some time. They are signed, so that nothing is stored until a challenge
 * is redeemed.
 */
export function createProofOfWork(tokenSecret: string) {
  const secrets = {
    hmacSignatureSecret: deriveSecret(tokenSecret, 'form challenge').toString('base64url'),
    hmacKeySignatureSecret: deriveSecret(tokenSecret, 'form challenge key').toString('base64url'),
  };

  return {
    challenge: (now: Date, cost = challengeCost): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: cost.rounds,
        counter: randomInt(cost.to, cost.from),
        deriveKey,
        expiresAt: new Date(now.getTime() + challengeMinutes * 60_000),
        ...secrets,
      }),

    /** Judges the field `altcha` of a form and marks its challenge as used. Invalid values do not throw. */
    redeem: async (db: Db, value: unknown, now: Date): Promise<Proof> => {
      if (value === undefined || value === null || value === '') return 'missing';
      const payload = payloadSchema.safeParse(decode(value));
      if (!payload.success) return 'wrong';
      const { challenge, solution } = payload.data;
      const { time: _, ...solutionFields } = solution;
      const result = await verifySolution({ challenge, solution: solutionFields, deriveKey, ...secrets }).catch(
        () => null,
      );
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (result === null || result.invalidSignature || result.invalidSolution) return 'wrong';
      if (result.expired || expiresAt <= now) return 'expired';
      if (!result.verified) return 'wrong';
      const usedRow = await db
        .insertInto('used_proofs')
        .values({ nonce: challenge.parameters.nonce, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .returning('nonce')
        .executeTakeFirst();
      return usedRow === undefined ? 'used' : 'valid';
    },
  };
}

function decode(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > longestProof) return null;
  try {
    return JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
