import { isAppError } from '@enlace/shared-contract/errors';
import { loginSchema } from '@enlace/shared-contract/identity';
import type { NextAuthOptions } from 'next-auth';
import * as z from 'zod';

import { signInSeconds } from '../auth/lifetimes';
import { cookieScope, type CookieScope } from '../../../infrastructure/http/cookie-scope';
import { sessionCookieNames } from './session-cookies';
import { createLinkedInProvider } from './linkedin-provider';
import { type NewStep, stepOf } from '../second-factor/second-steps';
import type { SessionAccounts, SessionClaims, SessionPerson, SessionSettings, SocialProfile } from './session-module';

/** Facts of one call that the library does not return, because it returns only the browser's answer. */
export interface CallState {
  began: SessionPerson | null;
  /** A failure of ours, e.g. of the database: the caller receives it instead of the library's answer. */
  fault: Error | undefined;
  retryAfterSeconds: number | undefined;
  /** The second step that this call has begun, else null. */
  step: NewStep | null;
}

const tokenSchema = z.object({ sub: z.string(), sid: z.uuid(), sv: z.int() });

export function claimsOf(token: unknown): SessionClaims | null {
  const parsed = tokenSchema.safeParse(token);
  if (!parsed.success) return null;
  return { userId: Number(parsed.data.sub), signInId: parsed.data.sid, sessionVersion: parsed.data.sv };
}

export function tokenOf(person: SessionPerson) {
  return {
    sub: String(person.userId),
    name: person.name,
    email: person.email,
    picture: null,
    sid: person.signInId,
    sv: person.sessionVersion,
  };
}

/**
 * Options of one call. Each call has its own, because the library's callbacks have no other access to their request.
 */
export function nextAuthOptions(
  settings: SessionSettings,
  accounts: SessionAccounts,
  state: CallState,
): NextAuthOptions {
  const scope = cookieScope(settings);
  const base = `${new URL(settings.publicUrl).origin}/api/auth`;

  /** Runs a callback and stores its failure in `state`, because the library hides what a callback throws. */
  async function runGuarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isAppError(error) || error.status >= 500)
        state.fault = error instanceof Error ? error : new Error('not an error', { cause: error });
      throw error;
    }
  }

  return {
    secret: settings.secret,
    useSecureCookies: scope.isSecure,
    cookies: libraryCookies(scope),
    session: { strategy: 'jwt', maxAge: signInSeconds },
    pages: { signIn: '/login' },
    logger: {
      error: (code, metadata) => settings.log.error(code, metadata),
      warn: (code) => settings.log.warn(code),
      debug: (code) => settings.log.debug(code),
    },
    providers: [
      {
        id: 'credentials',
        name: 'Credentials',
        type: 'credentials',
        credentials: {},
        authorize: async (body) => {
          const credentials = loginSchema.safeParse(body);
          if (!credentials.success) return null;
          try {
            const { email, password } = credentials.data;
            state.began = await runGuarded(() => accounts.signInWithPassword(email, password));
          } catch (error) {
            if (!isAppError(error) || error.code === 'INVALID_CREDENTIALS') return null;
            state.retryAfterSeconds = error.retryAfterSeconds;
            state.step = stepOf(error);
            throw new Error(error.code, { cause: error });
          }
          return { id: String(state.began.userId), name: state.began.name, email: state.began.email };
        },
      },
      ...(settings.linkedIn === null ? [] : [createLinkedInProvider(settings.linkedIn)]),
    ],
    callbacks: {
      signIn: async ({ account, profile }) => {
        if (account?.provider !== 'linkedin') return true;
        const socialUser = socialProfile(account.providerAccountId, profile);
        let person;
        try {
          person = await runGuarded(() => accounts.signInWithLinkedIn(socialUser));
        } catch (error) {
          state.step = stepOf(error);
          // The session module puts the address of the second step in the place of this one.
          if (state.step !== null) return `${base}/error`;
          throw error;
        }
        if ('refusal' in person) return `${base}/error?error=${encodeURIComponent(person.refusal)}`;
        state.began = person;
        return true;
      },
      jwt: async ({ token }) => {
        if (state.began !== null) return tokenOf(state.began);
        const claims = claimsOf(token);
        const person = claims === null ? null : await runGuarded(() => accounts.find(claims));
        if (person === null) throw new Error('sign-in has ended');
        return tokenOf(person);
      },
      session: ({ session, token }) => ({
        ...session,
        user: { name: token.name ?? null, email: token.email ?? null, image: null },
      }),
    },
    events: {
      signOut: async ({ token }) => {
        const claims = claimsOf(token);
        if (claims !== null) await runGuarded(() => accounts.signOut(claims));
      },
    },
  };
}

/** Names and attributes of the library's cookies that hold a session or an address; the others have safe defaults. */
function libraryCookies(scope: CookieScope): NonNullable<NextAuthOptions['cookies']> {
  const names = sessionCookieNames(scope);
  const domain = scope.domain === null ? {} : { domain: scope.domain };
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: scope.isSecure, ...domain } as const;
  return {
    sessionToken: { name: names.session, options },
    callbackUrl: { name: names.callbackUrl, options },
  };
}

const profileSchema = z.object({
  name: z.string().catch(''),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.unknown(),
});

function socialProfile(id: string, claims: unknown): SocialProfile {
  const profile = profileSchema.parse(claims ?? {});
  const [first = '', ...rest] = profile.name.trim().split(/\s+/);
  return {
    id,
    email: profile.email?.trim() ?? null,
    isEmailVerified: profile.email_verified === true || profile.email_verified === 'true',
    firstName: profile.given_name ?? first,
    lastName: profile.family_name ?? rest.join(' '),
  };
}
