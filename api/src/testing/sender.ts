import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { LightMyRequestResponse } from 'fastify';

import type { TestApi } from './build-test-api';
import { createProofOfWork } from '../domains/forms/guard/proof-of-work';

/** A sender of forms. */
export function createSender(api: TestApi) {
  const proofs = createProofOfWork(api.deps.env.tokenSecret);
  let count = 0;
  /** Default: a new address for every form. */
  const nextIp = (): string => `192.0.${(count >> 8) & 255}.${(count += 1) & 255}`;

  return {
    /** A solved proof of work with a low difficulty, so that tests are fast. */
    proof: async (now = new Date()): Promise<string> => {
      const challenge = await proofs.challenge(now, { rounds: 1, from: 1, to: 3 });
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    send: (
      url: string,
      body: object,
      { ip = nextIp(), headers = {} }: { ip?: string; headers?: Record<string, string> } = {},
    ): Promise<LightMyRequestResponse> =>
      api.app.inject({ method: 'POST', url, payload: body, remoteAddress: ip, headers }),
  };
}

export type Sender = ReturnType<typeof createSender>;

/** The smallest possible picture: one pixel, PNG. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
