/** @jest-environment node */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

import { solveChallenge } from './solve-challenge';

const secret = 'a-secret-of-this-test';

test('solves what the server asks, as the server takes it', async () => {
  const challenge = await createChallenge({ algorithm: 'SHA-256', cost: 1, deriveKey, hmacSignatureSecret: secret });
  const answer: unknown = JSON.parse(atob((await solveChallenge(challenge)) ?? ''));
  expect(answer).toMatchObject({ challenge: { signature: challenge.signature } });
  const { solution } = answer as { solution: { counter: number; derivedKey: string } };
  const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  expect(result.verified).toBe(true);
});

test('an unknown way to count is left alone', async () => {
  const challenge = await createChallenge({ algorithm: 'SHA-256', cost: 1, deriveKey });
  const { parameters } = challenge;
  expect(await solveChallenge({ parameters: { ...parameters, algorithm: 'ARGON2ID' } })).toBeNull();
});
