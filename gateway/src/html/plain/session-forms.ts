import { codeOfStatus, isErrorCode } from '@enlace/shared-contract/errors';
import { pinOf, secondStepDetailsSchema } from '@enlace/shared-contract/identity';
import type { ServedAttempt, ShellPage } from '@enlace/shared-contract/platform';

import { dataOf, type UserAnswer, type UserCall } from './request-as-user';

/** A form of the session as a browser without scripts sends it. */
export interface SentForm {
  readonly fields: URLSearchParams;
  /** Query of the page. */
  readonly query: URLSearchParams;
  /** Origin of the site. */
  readonly origin: string;
  sendRequest(call: UserCall): Promise<UserAnswer>;
}

/** The end of a form: another page, or the refusal of the API. */
export type FormOutcome =
  | { readonly kind: 'done'; readonly path: string; readonly cookies: readonly string[]; readonly isSignedIn?: true }
  | { readonly kind: 'refused'; readonly answer: UserAnswer };

const isGood = ({ status }: UserAnswer) => status < 400;
const valueOf = (params: URLSearchParams, name: string) => params.get(name) ?? '';
const leadTo = (path: string): FormOutcome => ({ kind: 'done', path, cookies: [] });

/** What each form of the session does. */
export const sessionForms: Readonly<Record<ShellPage['name'], (form: SentForm) => Promise<FormOutcome>>> = {
  login: async ({ fields, query, origin, sendRequest }) => {
    const challenge = query.get('second_step');
    if (challenge !== null) {
      const body = { challenge, code: valueOf(fields, 'code').trim() };
      const answer = await sendRequest({ method: 'POST', url: '/api/v2/second_step/sign_in', body });
      return endSignIn(answer, targetOf(query, origin));
    }
    const body = { email: valueOf(fields, 'email').trim(), password: valueOf(fields, 'password') };
    return signIn(sendRequest, body, targetOf(query, origin));
  },

  'verify-email': async ({ fields, query, sendRequest }) => {
    const user_id = Number(query.get('user_id'));
    const intent = fields.get('intent');
    if (intent === 'resend') {
      const answer = await sendRequest({ method: 'POST', url: '/api/v2/resendVerification', body: { user_id } });
      if (!isGood(answer)) return { kind: 'refused', answer };
      return leadTo(`/verify-email?${withValue(query, 'sent', '1')}`);
    }
    const password = intent === 'new-password' ? '' : valueOf(fields, 'password');
    const body = { user_id, pin: pinOf(valueOf(fields, 'pin')), password };
    const answer = await sendRequest({ method: 'POST', url: '/api/verifyEmail', body });
    if (!isGood(answer)) return { kind: 'refused', answer };
    const { email, new_password: secret } = dataOf(answer);
    if (typeof secret === 'object' && secret !== null)
      return leadTo(`/reset-password?${new URLSearchParams({ ...secret })}`);
    if (typeof email !== 'string') return leadTo('/login?verified=1');
    return signIn(sendRequest, { email, password }, '/');
  },

  'forgot-password': async ({ fields, sendRequest }) => {
    const email = valueOf(fields, 'email').trim();
    const answer = await sendRequest({ method: 'POST', url: '/api/forgotPassword', body: { email } });
    if (!isGood(answer)) return { kind: 'refused', answer };
    return leadTo(`/reset-password?${new URLSearchParams({ email, sent: '1' })}`);
  },

  'reset-password': async ({ fields, query, sendRequest }) => {
    const typedPin = fields.get('pin');
    const email = valueOf(fields, 'email').trim();
    const [password, c_password] = [valueOf(fields, 'password'), valueOf(fields, 'c_password')];
    const pin = typedPin === null ? valueOf(query, 'pin') : pinOf(typedPin);
    const answer = await sendRequest({
      method: 'POST',
      url: '/api/resetPassword',
      body: { pin, email, password, c_password },
    });
    if (!isGood(answer)) return { kind: 'refused', answer };
    return leadTo(`/login?${new URLSearchParams({ reset: '1', email })}`);
  },
};

async function signIn(sendRequest: SentForm['sendRequest'], body: object, path: string): Promise<FormOutcome> {
  return endSignIn(await sendRequest({ method: 'POST', url: '/api/login', body }), path);
}

/** The page after a step of a sign-in: the second step, or the page that the user wanted. */
function endSignIn(answer: UserAnswer, path: string): FormOutcome {
  const details = secondStepDetailsSchema.safeParse(answer.body['details']);
  if (answer.body['code'] === 'SECOND_FACTOR_REQUIRED' && details.success) {
    const query = new URLSearchParams({ second_step: details.data.challenge, callbackUrl: path });
    return { kind: 'done', path: `/login?${query}`, cookies: answer.cookies };
  }
  if (!isGood(answer)) return { kind: 'refused', answer };
  // The API has a notice when the sign-in has cancelled the removal of the account.
  const hasNotice = typeof dataOf(answer)['notice'] === 'string';
  return { kind: 'done', path: hasNotice ? withMark(path) : path, cookies: answer.cookies, isSignedIn: true };
}

/** Query parameter of the page after a sign-in that has cancelled the removal of the account. */
export const accountKeptMark = 'account-kept';

function withMark(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${accountKeptMark}=1`;
}

/** Ends the session of the cookies: the API takes a sign-out only with a token, so it is requested first. */
export async function signOut(sendRequest: SentForm['sendRequest']): Promise<readonly string[]> {
  const refreshAnswer = await sendRequest({ method: 'POST', url: '/api/refresh' });
  const { access_token: token } = dataOf(refreshAnswer);
  if (typeof token !== 'string') return refreshAnswer.cookies;
  const cookie = refreshAnswer.cookies.map((entry) => entry.split(';', 1)[0]).join('; ');
  const logoutAnswer = await sendRequest({
    method: 'GET',
    url: '/api/logout',
    headers: { authorization: `Bearer ${token}`, cookie },
  });
  return logoutAnswer.cookies;
}

/** The page after a sign-in, as with scripts: the page that the address names, else the member's own page. */
function targetOf(query: URLSearchParams, origin: string): string {
  const callbackUrl = query.get('callbackUrl');
  return callbackUrl === null ? '/my' : safePath(callbackUrl, origin);
}

/**
 * A path of this site, the start page for anything else. The login page would lead back to itself, and a path with two
 * slashes at its beginning would be the address of another site.
 */
export function safePath(value: string | null, origin: string): string {
  if (value === null || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  if (url.origin !== new URL(origin).origin || /^\/(\/|login)/.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}`;
}

/** The refusal as the screen shows it: values without passwords, messages at their fields. */
export function attemptOf({ status, body }: UserAnswer, fields: URLSearchParams): ServedAttempt {
  const values = [...fields].filter(([name]) => ['code', 'email', 'pin'].includes(name));
  const { code, error_description: description, message, errors, details = null } = body;
  const text = [description, message].find((entry) => typeof entry === 'string');
  return {
    values: Object.fromEntries(values.map(([name, value]) => [name, value.slice(0, 320)])),
    error: {
      code: isErrorCode(code) ? code : codeOfStatus(status),
      message: typeof text === 'string' ? text : '',
      status,
      fields: messagesOf(errors),
      details,
    },
  };
}

function messagesOf(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, [texts].flat().map(String)]));
}

function withValue(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const copy = new URLSearchParams(query);
  copy.set(name, value);
  return copy;
}
