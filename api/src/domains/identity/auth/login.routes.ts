import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { loginSchema, type TokenAnswer, type User } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { personOf } from '../session/session-accounts';
import type { AuthCall, AuthContext, Caller } from './auth-context';
import { authTexts } from './auth-texts';
import { authCallOf, callerOf } from './caller';
import { refreshSession } from './commands/refresh-session';
import { signInWithPassword } from './commands/sign-in-with-password';
import type { NewSession, SignedIn } from './sign-ins.repository';
import { stepCookie, stepOf } from '../second-factor/second-steps';
import { signOut } from './commands/sign-out';
import { parseCookies } from '../../../infrastructure/http/cookies';
import { clearedRefreshCookie, refreshCookie, refreshCookieName } from './refresh-cookie';
import { accessTokenSeconds } from './lifetimes';
import { findUser } from '../users/users.repository';
import { parseBody } from '../../../kit/core/http/parse';

/** Routes login, refresh, logout and actor, below the prefix of `app`. */
export function registerLoginRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.post('/login', async (request, reply) => {
    const call = authCallOf(request, auth);
    try {
      return await answerSignIn(call, reply, await signInWithPassword(call, parseBody(loginSchema, request)));
    } catch (error) {
      const step = stepOf(error);
      if (step !== null) void reply.header('set-cookie', stepCookie(step, auth.cookieScope));
      throw error;
    }
  });

  app.post('/refresh', async (request, reply) => {
    const cookies = parseCookies(request.headers.cookie);
    try {
      const session = await refreshSession(authCallOf(request, auth), {
        refresh: cookies[refreshCookieName(auth.cookieScope)],
        all: cookies,
      });
      const answer = await tokenAnswer(auth, session, session.user);
      await setCookies(auth, reply, { ...session, cookies }, session.refreshToken);
      return { ...answer, data: answer };
    } catch (error) {
      if (isAppError(error) && error.status === 401) clearCookies(auth, reply);
      throw error;
    }
  });

  app.get('/logout', async (request, reply) => {
    // A link or a form of another site cannot send a bearer header. The cookies can therefore be ended even if the
    // token is refused, and a user with an expired token is signed out.
    if (request.headers.authorization !== undefined) {
      await signOut(authCallOf(request, auth), request.headers.authorization);
      clearCookies(auth, reply);
    }
    request.requireViewer();
    const message = authTexts[callerOf(request).locale].loggedOut;
    return { data: { message }, message };
  });

  app.get('/actor', async (request) => {
    const viewer = request.requireViewer();
    const user = await findUser(auth.db, viewer.id, callerOf(request).locale);
    if (user === undefined) throw new AppError('UNAUTHENTICATED', { message: 'account gone' });
    return { ...user, data: user };
  });
}

/** The answer to a complete sign-in, with its cookies. */
export async function answerSignIn(call: AuthCall, reply: FastifyReply, signedIn: NewSession): Promise<object> {
  const { caller } = call;
  const user = await findUser(call.db, signedIn.account.id, caller.locale);
  if (user === undefined) throw new AppError('UNAUTHENTICATED', { message: 'account gone' });
  const answer = await tokenAnswer(call, signedIn, user);
  const { cookies } = caller;
  await setCookies(call, reply, { ...signedIn, cookies }, await call.signIns.addRefreshToken(signedIn.signIn.id));
  const { loggedIn: message, accountKept } = authTexts[caller.locale];
  return { data: { ...answer, message, ...(signedIn.signIn.hasKeptAccount ? { notice: accountKept } : {}) } };
}

async function tokenAnswer(auth: AuthContext, { account, signIn }: SignedIn, user: User): Promise<TokenAnswer> {
  const access_token = await auth.accessTokens.issue({
    userId: account.id,
    signInId: signIn.id,
    sessionVersion: account.sessionVersion,
  });
  return { access_token, user, expires_in: accessTokenSeconds };
}

async function setCookies(
  auth: AuthContext,
  reply: FastifyReply,
  { cookies, ...signedIn }: SignedIn & Pick<Caller, 'cookies'>,
  refreshToken: string,
): Promise<void> {
  const session = await auth.sessions.issue(personOf(signedIn));
  const device = auth.devices.cookiesFor(cookies, signedIn.account.id);
  void reply.header('set-cookie', [refreshCookie(refreshToken, auth.cookieScope), ...session, ...device]);
  void reply.header('cache-control', 'no-store');
}

function clearCookies(auth: AuthContext, reply: FastifyReply): void {
  void reply.header('set-cookie', [clearedRefreshCookie(auth.cookieScope), ...auth.sessions.clear()]);
}
