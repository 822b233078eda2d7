import { isObject } from '@enlace/shared-contract/text';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { AuthContext } from '../auth/auth-context';
import { callerOf } from '../auth/caller';
import type { NewSession } from '../auth/sign-ins.repository';
import { parseCookies } from '../../../infrastructure/http/cookies';
import { clearedRefreshCookie, refreshCookie, refreshCookieName } from '../auth/refresh-cookie';
import { smallPagePolicy } from '../../../kit/core/http/small-page';
import { drawKeptPage } from './kept-page';
import { sessionAccounts } from './session-accounts';
import type { SessionAnswer, SessionRequest } from './session-module';
import { drawSessionPage } from './session-pages';
import { logAddressLimit } from '../identity-limits';

const form = 'application/x-www-form-urlencoded';
/** The library's text for an unknown action or method; it names the library. */
const unsupportedAction = /^Error: This action with HTTP /;

/** `/auth/*`: the endpoints of the session library, below the prefix of `app`. */
export function registerSessionRoutes(app: FastifyInstance, auth: AuthContext): void {
  void app.register(async (scope) => {
    // The library reads flat names, so brackets in names have no meaning.
    if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 65_536 }, (_request, text, finish) => {
      finish(null, Object.fromEntries(new URLSearchParams(String(text))));
    });
    scope.get('/auth', (request, reply) => serve(auth, request, reply));
    scope.all('/auth/*', (request, reply) => {
      if (!isEndpoint(request)) throw new AppError('NOT_FOUND', { message: 'no endpoint of the session library' });
      return serve(auth, request, reply);
    });
  });
}

/** Whether a path names an endpoint: `/auth/signin/..`, as text or encoded, is the address of none. */
function isEndpoint(request: FastifyRequest): boolean {
  const { path } = sessionRequest(request);
  return path.length > 0 && !path.some((part) => part === '.' || part === '..');
}

async function serve(auth: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const sessionCall = sessionRequest(request);
  const caller = callerOf(request);
  if (sessionCall.path[0] === '_log' && !(await auth.limits.hasQuota(logAddressLimit, request.ip))) return reply.send();
  const newSessions: NewSession[] = [];
  const accounts = sessionAccounts({ ...auth, caller }, (newSession) => void newSessions.push(newSession));
  const answer = await auth.sessions.answer(sessionCall, accounts);
  if (typeof answer.body === 'string' && unsupportedAction.test(answer.body))
    throw new AppError('BAD_REQUEST', { message: 'action not supported by the session library' });
  const cookies = [...answer.cookies, ...(await companionCookies(auth, sessionCall, answer, newSessions))];
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  const { location } = answer.headers;
  const isAccountKept = newSessions.some(({ signIn }) => signIn.hasKeptAccount);
  if (isAccountKept && answer.status === 302 && location !== undefined) {
    return sendPage(reply, drawKeptPage(caller.locale, auth.productName, location), smallPagePolicy);
  }
  void reply.code(answer.status).headers(answer.headers);
  if (typeof answer.body === 'string' && answer.headers['content-type']?.startsWith('text/html')) {
    const page = drawSessionPage(answer.body, sessionCall, { locale: caller.locale, productName: auth.productName });
    return sendPage(reply, page.html, page.policy);
  }
  if (typeof answer.body === 'string') void reply.type('text/plain; charset=utf-8');
  // The body is already text, because the response schemas of the API do not describe these answers.
  return reply.send(typeof answer.body === 'object' ? JSON.stringify(answer.body) : answer.body);
}

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache, no-store')
    .header('content-security-policy', policy)
    .send(html);
}

/** The refresh cookie, which starts and ends with the session cookie, and the cookie of the device. */
async function companionCookies(
  auth: AuthContext,
  sessionCall: SessionRequest,
  answer: SessionAnswer,
  newSessions: readonly NewSession[],
): Promise<string[]> {
  if (answer.startedSignInId !== null)
    return [
      refreshCookie(await auth.signIns.addRefreshToken(answer.startedSignInId), auth.cookieScope),
      ...newSessions.flatMap(({ account }) => auth.devices.cookiesFor(sessionCall.cookies, account.id)),
    ];
  if (!answer.isSignedOut) return [];
  const refresh = sessionCall.cookies[refreshCookieName(auth.cookieScope)];
  const signIn = refresh === undefined ? null : await auth.signIns.peek(refresh);
  if (signIn !== null) await auth.signIns.end(signIn.id, 'signed-out');
  return [clearedRefreshCookie(auth.cookieScope)];
}

function sessionRequest(request: FastifyRequest): SessionRequest {
  const body = isObject(request.body) ? request.body : {};
  const path = isObject(request.params) ? request.params['*'] : undefined;
  return {
    method: request.method,
    path: typeof path === 'string' ? path.split('/').filter((part) => part !== '') : [],
    query: isObject(request.query) ? request.query : {},
    body,
    cookies: parseCookies(request.headers.cookie),
    wantsUrl: body['json'] === 'true' || request.headers['x-auth-return-redirect'] === '1',
  };
}
