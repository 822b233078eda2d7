import { AppError } from '@enlace/shared-contract/errors';
import { decode, encode } from 'next-auth/jwt';

import { cookieScope, type CookieScope } from '../../../infrastructure/http/cookie-scope';
import { signInSeconds } from '../auth/lifetimes';
import { type NewStep, stepCookie } from '../second-factor/second-steps';
import { callNextAuth, type HandlerAnswer } from './next-auth-handler';
import { type CallState, claimsOf, nextAuthOptions, tokenOf } from './next-auth-options';
import { clearedCookie, isCsrfValid, sessionCookie, sessionCookieNames } from './session-cookies';
import type { SessionAnswer, SessionModule, SessionRequest, SessionSettings } from './session-module';

/** Makes the session module with the core of the session library. */
export function createSessionModule(settings: SessionSettings): SessionModule {
  const origin = new URL(settings.publicUrl);
  const scope = cookieScope(settings);
  const names = sessionCookieNames(scope);

  return {
    answer: async (givenRequest, accounts) => {
      const refusal = findInvalidCallback(givenRequest);
      if (refusal !== null) {
        settings.log.warn('INVALID_CALLBACK_URL_ERROR', { message: `Invalid callback URL. Received: ${refusal}` });
        throw new AppError('BAD_REQUEST', { message: 'invalid callback address' });
      }
      const request = withoutInvalidCookie(givenRequest, names.callbackUrl);
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

const emptyAnswer: SessionAnswer = {
  status: 200,
  headers: {},
  cookies: [],
  body: undefined,
  startedSignInId: null,
  isSignedOut: false,
};

/**
 * An invalid callback address of a request, else null: the library answers one in the query as a fault of the server,
 * and throws for one in the body. It replaces an address of another site by this site, so one in the body is valid.
 */
function findInvalidCallback({ query, body }: SessionRequest): string | null {
  const ofQuery = query['callbackUrl'];
  const ofBody = body['callbackUrl'];
  const invalidValue = !isPage(ofQuery) ? ofQuery : isAddress(ofBody) ? null : ofBody;
  if (invalidValue === null) return null;
  return (typeof invalidValue === 'string' ? invalidValue : JSON.stringify(invalidValue)).slice(0, 200);
}

/** A browser keeps its cookie for a long time, so an invalid one is as good as none. */
function withoutInvalidCookie(request: SessionRequest, name: string): SessionRequest {
  if (isPage(request.cookies[name])) return request;
  const { [name]: _invalid, ...cookies } = request.cookies;
  return { ...request, cookies };
}

/** Whether a value is a path or an address, or is missing. */
function isAddress(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'string' && URL.canParse(value, value.startsWith('/') ? anyOrigin : undefined);
}

/** Whether a value is a path or the address of a page, or is missing. */
function isPage(value: unknown): boolean {
  if (!isAddress(value)) return false;
  return typeof value !== 'string' || value === '' || /^(\/|https?:)/i.test(value);
}

const anyOrigin = 'http://localhost';

/** Value of a long cookie, which is stored in chunks: name.0, name.1 … */
function readChunks(cookies: Readonly<Record<string, string>>, name: string): string {
  if (cookies[name] !== undefined) return cookies[name];
  let value = '';
  for (let index = 0; cookies[`${name}.${index}`] !== undefined; index += 1) value += cookies[`${name}.${index}`];
  return value;
}
