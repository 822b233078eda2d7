import { AppError } from '@enlace/shared-contract/errors';
import { type ServedAttempt, shellPages } from '@enlace/shared-contract/platform';
import { locales, splitLocale } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { GatewayEnv } from '../../env';
import { requestAsUser, type UserCall } from './request-as-user';
import { isFromThisSite } from './is-from-this-site';
import { plainSessionCookie } from './plain-session';
import { attemptOf, safePath, sessionForms, signOut } from './session-forms';

/** Paths of the forms that only browsers without scripts send. */
export const plainPaths = { signOut: '/plain/sign-out', theme: '/plain/appearance' } as const;

const themeCookie = 'enlace_theme';
const yearSeconds = 31_536_000;

export interface PlainRoutes {
  readonly env: GatewayEnv;
  /** Answers the page of a form again, with its refusal. */
  answerAgain(request: FastifyRequest, reply: FastifyReply, attempt: ServedAttempt): Promise<FastifyReply>;
}

/** The forms of browsers without scripts: the session screens, sign-out and the appearance. */
export async function plainRoutes(app: FastifyInstance, { env, answerAgain }: PlainRoutes): Promise<void> {
  const isSecure = env.publicUrl.startsWith('https:');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, onParsed) => onParsed(null, new URLSearchParams(String(body))),
  );
  app.addHook('preHandler', async (request) => {
    if (!isFromThisSite(request, env.publicUrl)) throw new AppError('FORBIDDEN', { message: 'form of another site' });
  });
  const redirect = (reply: FastifyReply, path: string, cookies: readonly string[]) =>
    reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('set-cookie', [...cookies])
      .header('location', path)
      .send();

  for (const { name, path } of shellPages)
    for (const prefix of ['', ...locales.map((locale) => `/${locale}`)])
      app.post(`${prefix}${path}`, async (request, reply) => {
        const { fields, query } = readForm(request);
        const sendRequest = (call: UserCall) => requestAsUser(app, request, call);
        const outcome = await sessionForms[name]({ fields, query, origin: env.publicUrl, sendRequest });
        if (outcome.kind === 'refused') return answerAgain(request, reply, attemptOf(outcome.answer, fields));
        const mark = outcome.isSignedIn === true ? [plainSessionCookie(true, isSecure)] : [];
        return redirect(reply, withPrefix(outcome.path, prefix), [...outcome.cookies, ...mark]);
      });

  app.post(plainPaths.signOut, async (request, reply) => {
    const cookies = await signOut((call) => requestAsUser(app, request, call));
    return redirect(reply, '/', [...cookies, plainSessionCookie(false, isSecure)]);
  });

  app.post(plainPaths.theme, async (request, reply) => {
    const { fields } = readForm(request);
    const theme = fields.get('theme') ?? '';
    const isChoice = theme === 'light' || theme === 'dark';
    const rules = `Path=/; Max-Age=${isChoice ? yearSeconds : 0}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    const back = safePath(fields.get('back'), env.publicUrl);
    return redirect(reply, back, [`${themeCookie}=${isChoice ? theme : ''}; ${rules}`]);
  });
}

function readForm(request: FastifyRequest): { readonly fields: URLSearchParams; readonly query: URLSearchParams } {
  const [, query = ''] = request.url.split('?', 2);
  const { body } = request;
  return { fields: body instanceof URLSearchParams ? body : new URLSearchParams(), query: new URLSearchParams(query) };
}

/** Keeps the language of the address. */
function withPrefix(path: string, prefix: string): string {
  return splitLocale(path).prefix === null ? `${prefix}${path}` : path;
}
