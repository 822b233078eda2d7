import type { WireCall } from '@enlace/shared-contract/calls';
import { accountCalls, verifyEmailAnswerSchema } from '@enlace/shared-contract/identity';
import { createCalls, defineCall } from '@enlace/shared-data';

export type AccountCall = 'forgotPassword' | 'resetPassword' | 'verifyEmail' | 'resendVerification';

/** What `resetPassword` needs of a user who proved the address without a password. */
export interface NewPassword {
  readonly email: string;
  readonly pin: string;
}

/** What an account call answers: only `verifyEmail` has values. */
export interface AccountAnswer {
  /** Set when the user has to choose a new password. */
  readonly newPassword: NewPassword | null;
  /** The proved address, if the password was right. */
  readonly email: string | null;
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
    read: ({ body }): AccountAnswer => {
      const answer = verifyEmailAnswerSchema.safeParse(body).data?.data;
      return { newPassword: answer?.new_password ?? null, email: answer?.email ?? null };
    },
    keyOf: ({ name }) => name,
  }),
});
