import {
  passkeyOptionsSchema,
  secondFactorCalls,
  secondStepSchema,
  tokenAnswerSchema,
} from '@enlace/shared-contract/identity';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

interface StepBody {
  readonly challenge: string;
  readonly code?: string;
  readonly passkey?: object;
}

/** The second step of a sign-in. */
export const secondStep = createCalls('shell/second-step', {
  read: defineCall({
    client: 'public',
    request: (challenge: string) => ({ call: secondFactorCalls.readSecondStep, body: { challenge } }),
    read: (answer) => bodyOf(secondStepSchema)(answer).data.methods,
    keyOf: (challenge) => challenge,
  }),
  passkeyOptions: defineCall({
    mode: 'first',
    client: 'public',
    request: (challenge: string) => ({ call: secondFactorCalls.requestPasskey, body: { challenge } }),
    read: (answer) => bodyOf(passkeyOptionsSchema)(answer).data,
  }),
  complete: defineCall({
    mode: 'first',
    client: 'public',
    request: (body: StepBody) => ({ call: secondFactorCalls.completeSignIn, body: { ...body } }),
    read: dataOf(tokenAnswerSchema),
  }),
});
