import { decode, encode } from 'next-auth/jwt';

import { cookieScope, type CookieScope } from '../../../infrastructure/http/cookie-scope';
import { signInSeconds } from '../auth/lifetimes';
import { type NewStep, stepCookie } from '../second-factor/second-steps';
import { callNextAuth, type HandlerAnswer } from './next-auth-handler';
import { type CallState, claimsOf, nextAuthOptions, tokenOf } from './next-auth-options';
import { clearedCookie, isCsrfValid, sessionCookie, sessionCookieNames } from './session-cookies';
import type { SessionAnswer, SessionModule, SessionRequest, SessionSettings } from './session-module';

const serverProblem = {
  message: 'There is a problem with the server configuration. Check the server logs for more information.',
};

/** Makes the session module with the core of the session library. */
export function createSessionModule(settings: SessionSettings): SessionModule {
  const origin = new URL(settings.publicUrl);
  const scope = cookieScope(settings);
  const names = sessionCookieNames(scope);

  return {
    answer: async (request, accounts) => {
      const refusal = refuseBodyCallback(request);
      if (refusal !== null) {
        settings.log.error('INVALID_CALLBACK_URL_ERROR', { message: `Invalid callback URL. Received: ${refusal}` });
        return { ...emptyAnswer, status: 500, headers: json, body: serverProblem };
      }
      const state: CallState = { began: null, fault: undefined, retryAfterSeconds: undefined, step: null };
      const options = nextAuthOptions(settings, accounts, state);
      const answer = await callNextAuth(request, options, origin);
      if (state.fault !== undefined) throw state.fault;
      if (state.step !== null)
        return answerStep(answer, state.step, { origin, scope, callback: callbackOf(request, names) });
      const isSignOut =
        request.method === 'POST' &&
        request.path[0] === 'signout' &&
        isCsrfValid(request.cookies[names.csrf], request.body['csrfToken'], settings.secret);
      const isLimited = state.retryAfterSeconds !== undefined;
      return {
        ...answer,
        status: isLimited && answer.status === 401 ? 429 : answer.status,
        headers: isLimited ? { ...answer.headers, 'retry-after': String(state.retryAfterSeconds) } : answer.headers,
        startedSignInId: state.began?.signInId ?? null,
        isSignedOut: isSignOut,
      };
    },
    read: async (cookies) => {
      const token = readChunks(cookies, names.session);
      if (token === '') return null;
      try {
        return claimsOf(await decode({ token, secret: settings.secret }));
      } catch {
        return null;
      }
    },
    issue: async (person) => [
      sessionCookie(
        names.session,
        await encode({ token: tokenOf(person), secret: settings.secret, maxAge: signInSeconds }),
        scope,
      ),
    ],
    clear: () => [clearedCookie(names.session, scope)],
  };
}

/** Leads to the second step on the sign-in page, as the library leads to its error page. */
function answerStep(
  answer: HandlerAnswer,
  step: NewStep,
  { origin, scope, callback }: { readonly origin: URL; readonly scope: CookieScope; readonly callback: string | null },
): SessionAnswer {
  const query = new URLSearchParams({ error: 'SECOND_FACTOR_REQUIRED', second_step: step.challenge });
  if (callback !== null) query.set('callbackUrl', callback);
  const url = `${origin.origin}/login?${query}`;
  return {
    ...emptyAnswer,
    status: answer.status,
    headers: answer.headers['location'] === undefined ? answer.headers : { ...answer.headers, location: url },
    body: answer.headers['location'] === undefined ? { url } : answer.body,
    cookies: [...answer.cookies, stepCookie(step, scope)],
  };
}

/** The page that the user wanted, as the browser has named it. */
function callbackOf(request: SessionRequest, names: { readonly callbackUrl: string }): string | null {
  const value = request.body['callbackUrl'] ?? request.cookies[names.callbackUrl];
  return typeof value === 'string' && value !== '' ? value.slice(0, 2000) : null;
}

const json = { 'content-type': 'application/json' };
const emptyAnswer: SessionAnswer = {
  status: 200,
  headers: {},
  cookies: [],
  body: undefined,
  startedSignInId: null,
  isSignedOut: false,
};

/**
 * An invalid callback address in the body, else null. The library checks the address in query and cookie, but throws
 * for an invalid one in the body.
 */
function refuseBodyCallback(request: SessionRequest): string | null {
  const callbackUrl = request.body['callbackUrl'];
  if (callbackUrl === undefined || callbackUrl === null || callbackUrl === '') return null;
  if (typeof callbackUrl !== 'string') return JSON.stringify(callbackUrl).slice(0, 200);
  return callbackUrl.startsWith('/') || URL.canParse(callbackUrl) ? null : callbackUrl.slice(0, 200);
}

/** Value of a long cookie, which is stored in chunks: name.0, name.1 … */
function readChunks(cookies: Readonly<Record<string, string>>, name: string): string {
  if (cookies[name] !== undefined) return cookies[name];
  let value = '';
  for (let index = 0; cookies[`${name}.${index}`] !== undefined; index += 1) value += cookies[`${name}.${index}`];
  return value;
}
