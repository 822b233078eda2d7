import {
  factorAddedSchema,
  factorsAnswerSchema,
  passkeyOptionsSchema,
  proveAnswerSchema,
  secondFactorCalls,
  totpStartSchema,
  userCalls,
} from '@enlace/shared-contract/identity';
import { bodyOf, createCalls, defineCall, type HttpAnswer } from '@enlace/shared-data';

/** The subject of the own factors. */
const factors = 'own_factors';

const write = { mode: 'first', client: 'authenticated' } as const;
const change = { ...write, changes: () => [factors] };
const newCodes = (answer: HttpAnswer) => bodyOf(factorAddedSchema)(answer).data.recovery_codes;

export interface Proof {
  readonly password?: string;
  readonly pin?: string;
}

interface NewPasskey {
  readonly name: string;
  readonly passkey: object;
}

export const secondFactor = createCalls('member/second-factor', {
  own: defineCall({
    client: 'authenticated',
    request: () => ({ call: secondFactorCalls.ownFactors }),
    read: (answer) => bodyOf(factorsAnswerSchema)(answer).data,
    shows: () => [factors],
  }),
  startApp: defineCall({
    ...write,
    request: () => ({ call: secondFactorCalls.startTotp }),
    read: (answer) => bodyOf(totpStartSchema)(answer).data,
  }),
  confirmApp: defineCall({
    ...change,
    request: (code: string) => ({ call: secondFactorCalls.confirmTotp, body: { code } }),
    read: newCodes,
  }),
  newPasskey: defineCall({
    ...write,
    request: () => ({ call: secondFactorCalls.newPasskey }),
    read: (answer) => bodyOf(passkeyOptionsSchema)(answer).data,
  }),
  addPasskey: defineCall({
    ...change,
    request: (passkey: NewPasskey) => ({ call: secondFactorCalls.addPasskey, body: { ...passkey } }),
    read: newCodes,
  }),
  remove: defineCall({
    ...change,
    request: (id: number) => ({ call: secondFactorCalls.removeFactor, params: { id } }),
    read: () => null,
  }),
  renewCodes: defineCall({
    ...change,
    request: () => ({ call: secondFactorCalls.renewRecoveryCodes }),
    read: newCodes,
  }),
  /** Without a password and a pin, a code is mailed. */
  prove: defineCall({
    ...write,
    request: (proof: Proof) => ({ call: userCalls.prove, body: { ...proof } }),
    read: (answer) => bodyOf(proveAnswerSchema)(answer).data.status,
  }),
});
