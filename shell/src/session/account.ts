import { accountCalls, verifyEmailAnswerSchema, type WireCall } from '@enlace/shared-contract';
import { createCalls, defineCall } from '@enlace/shared-data';

export type AccountCall = 'forgotPassword' | 'resetPassword' | 'verifyEmail' | 'resendVerification';

/** What `resetPassword` needs of a user who proved the address without a password. */
export interface NewPassword {
  readonly email: string;
  readonly pin: string;
}

interface AccountRequest {
  readonly name: AccountCall;
  readonly values: Readonly<Record<string, unknown>>;
}

const wireCalls: Readonly<Record<AccountCall, WireCall>> = accountCalls;

/** Forgotten password, new password and e-mail verification, each under its name; a double submit sends once. */
export const account = createCalls('shell/account', {
  send: defineCall({
    mode: 'first',
    client: 'public',
    request: ({ name, values }: AccountRequest) => ({ call: wireCalls[name], body: values }),
    read: ({ body }): NewPassword | null => verifyEmailAnswerSchema.safeParse(body).data?.data.new_password ?? null,
    keyOf: ({ name }) => name,
  }),
});
