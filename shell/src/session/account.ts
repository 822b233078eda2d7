import { authCalls, type WireCall } from '@enlace/shared-contract';
import { createCalls, defineCall } from '@enlace/shared-data';

export type AccountCall = 'forgotPassword' | 'resetPassword' | 'verifyEmail' | 'resendVerification';

interface AccountRequest {
  readonly name: AccountCall;
  readonly values: Readonly<Record<string, unknown>>;
}

const wireCalls: Readonly<Record<AccountCall, WireCall>> = authCalls;

/** Forgotten password, new password and e-mail verification, each under its name; a double submit sends once. */
export const account = createCalls('shell/account', {
  send: defineCall({
    mode: 'first',
    client: 'public',
    request: ({ name, values }: AccountRequest) => ({ call: wireCalls[name], body: values }),
    read: () => null,
    keyOf: ({ name }) => name,
  }),
});
