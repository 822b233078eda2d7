import type { WireCall } from '@enlace/shared-contract/calls';
import {
  factorsAnswerSchema,
  ownSignInsSchema,
  privacyCalls,
  proveAnswerSchema,
  removalSchema,
  secondFactorCalls,
  userCalls,
  users,
} from '@enlace/shared-contract/identity';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The subject of the own login sessions. */
const signIns = 'own_sign_ins';
// The contract declares the call; its type allows resources without one.
const editCall: WireCall = users.wire.edit ?? users.wire.get;

interface PasswordChange {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Proof of identity for the removal; without both, a code is mailed. */
interface RemovalProof {
  readonly password?: string;
  readonly pin?: string;
}

const write = { mode: 'first', client: 'authenticated' } as const;

export const account = createCalls('member/account', {
  signIns: defineCall({
    client: 'authenticated',
    request: () => ({ call: userCalls.ownSignIns }),
    read: (answer) => bodyOf(ownSignInsSchema)(answer).data,
    shows: () => [signIns],
  }),
  factors: defineCall({
    client: 'authenticated',
    request: () => ({ call: secondFactorCalls.ownFactors }),
    read: (answer) => bodyOf(factorsAnswerSchema)(answer).data,
    shows: () => ['own_factors'],
  }),
  endSignIn: defineCall({
    ...write,
    request: (id: string) => ({ call: userCalls.endOwnSignIn, params: { id } }),
    read: () => null,
    changes: () => [signIns],
  }),
  endOthers: defineCall({
    ...write,
    request: () => ({ call: userCalls.endOtherSignIns }),
    read: () => null,
    changes: () => [signIns],
  }),
  /** Ends all login sessions, this one included: nothing is read afterwards. */
  changePassword: defineCall({
    ...write,
    request: ({ id, values }: PasswordChange) => ({ call: editCall, params: { id }, body: values }),
    read: () => null,
  }),
  /** Without a pin, a code is mailed. */
  prove: defineCall({
    ...write,
    request: (proof: { readonly pin?: string }) => ({ call: userCalls.prove, body: { ...proof } }),
    read: (answer) => bodyOf(proveAnswerSchema)(answer).data.status,
  }),
  download: defineCall({
    ...write,
    request: () => ({ call: privacyCalls.download }),
    read: ({ body }) => body,
  }),
  remove: defineCall({
    ...write,
    request: (proof: RemovalProof) => ({ call: privacyCalls.removeWithProof, body: { ...proof } }),
    read: dataOf(removalSchema),
  }),
});
