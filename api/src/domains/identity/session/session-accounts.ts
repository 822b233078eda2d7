import type { AuthCall } from '../auth/auth-context';
import type { NewSession, SignedIn } from '../auth/sign-ins.repository';
import { signInWithPassword } from '../auth/commands/sign-in-with-password';
import { signInWithLinkedIn } from '../auth/commands/sign-in-with-linkedin';
import { findAccount } from '../auth/accounts.repository';
import type { SessionAccounts, SessionPerson } from './session-module';

export function personOf({ account, signIn }: SignedIn): SessionPerson {
  return {
    userId: account.id,
    name: account.name,
    email: account.email,
    signInId: signIn.id,
    sessionVersion: account.sessionVersion,
  };
}

/**
 * The accounts as the session endpoints use them, for one caller.
 * @param onSignIn called with the login session that the call has begun
 */
export function sessionAccounts(call: AuthCall, onSignIn: (newSession: NewSession) => void): SessionAccounts {
  const begin = (signedIn: NewSession): SessionPerson => {
    onSignIn(signedIn);
    return personOf(signedIn);
  };
  return {
    signInWithPassword: async (email, password) => begin(await signInWithPassword(call, { email, password })),
    signInWithLinkedIn: async (profile) => {
      const signIn = await signInWithLinkedIn(call, profile);
      return 'refusal' in signIn ? signIn : begin(signIn);
    },
    find: async (claims) => {
      const signIn = await call.signIns.find(claims);
      const account = signIn === null ? undefined : await findAccount(call.db, signIn.userId);
      return signIn === null || account === undefined ? null : personOf({ account, signIn });
    },
    signOut: (claims) => call.signIns.end(claims.signInId, 'signed-out'),
  };
}
