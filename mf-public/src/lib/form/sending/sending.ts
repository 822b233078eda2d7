import type { WireCall } from '@enlace/shared-contract/calls';
import { formCalls, formChallengeSchema } from '@enlace/shared-contract/forms';
import { bodyOf, createCalls, defineCall, type CallSpec } from '@enlace/shared-data';
import { call } from '@enlace/shared-platform';

import { solveChallenge } from './solve-challenge';

export interface FormRequest {
  readonly call: WireCall;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Work that distinguishes a browser from a script. The server accepts its solution once. */
export interface Proof {
  /** Empty when this browser could not solve the challenge. */
  readonly solution: string;
  /** End of the solution's validity, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Lifetime of a challenge without an expiry date, in milliseconds. */
const usualLife = 10 * 60_000;
const readChallenge = bodyOf(formChallengeSchema);

const proof: CallSpec<void, Proof> = {
  mode: 'first',
  client: 'public',
  *perform(_input, send) {
    const { data: challenge } = readChallenge(yield* send({ call: formCalls.challenge }));
    const solution: string | null = yield call(solveChallenge, challenge);
    const { expiresAt } = challenge.parameters;
    return {
      solution: solution ?? '',
      expiresAt: expiresAt === undefined ? Date.now() + usualLife : expiresAt * 1000,
    };
  },
};

/** The calls of public forms, keyed by the id of the form. Every screen with a form has this slice. */
export const sending = createCalls('public/forms', {
  submit: defineCall({
    mode: 'first',
    client: 'public',
    request: ({ call: wire, body }: FormRequest) => ({ call: wire, body }),
    read: (answer) => answer,
  }),
  proof,
});
