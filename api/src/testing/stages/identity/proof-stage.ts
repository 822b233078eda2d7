import type { LightMyRequestResponse } from 'fastify';
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import { sql } from 'kysely';

import { type AuthApp, openAuthApp } from '../../auth-app';
import type { Browser } from '../../browser';

interface CaughtMail {
  recipient: string;
  subject: string;
  text: string;
}

export const next = 'a new password 2';

export let app: AuthApp;
export let browser: Browser;
export let email: string;
export let id: number;
let count = 0;

export async function mails(): Promise<CaughtMail[]> {
  await app.jobs.drain();
  const { data } = (await browser.get('/dev/mail.json')).json<{ data: CaughtMail[] }>();
  return data.filter((mail) => mail.recipient === email);
}
export async function newestPin(): Promise<string> {
  const [mail] = await mails();
  const pin = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1];
  assert.ok(pin);
  return pin;
}

export const reset = (pin: string, fields: object = {}): Promise<LightMyRequestResponse> =>
  browser.post('/api/resetPassword', { json: { pin, email, password: next, c_password: next, ...fields } });
export const codeOf = (answer: { json<T>(): T }): string => answer.json<{ code: string }>().code;

export const forgot = (address = email): Promise<LightMyRequestResponse> =>
  browser.post('/api/forgotPassword', { json: { email: address } });

export const linkOf = async (): Promise<string> =>
  /reset-password\?email=[^&\s]+&pin=([\w-]{22})/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';

export const resend = (json: object): Promise<LightMyRequestResponse> =>
  browser.post('/api/v2/resendVerification', { json });

/** Makes the address of the account a new one, without proof. */
export const removeProof = () => sql`update users set email_verified_at = null where id = ${id}`.execute(app.db);

/** Opens and closes what the tests need. */
export function openProofStage(): void {
  before(async () => {
    app = await openAuthApp();
  });
  after(() => app.close());
  beforeEach(async () => {
    count += 1;
    email = `lena${count}@enlace.test`;
    id = await app.addUser({ email, locale: 'es' });
    browser = app.browser();
  });
}
