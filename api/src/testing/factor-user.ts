import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';

import type { AuthApp } from './auth-app';
import { password } from './auth-app';
import type { Browser } from './browser';

/** The code of an app, some periods of 30 seconds before or after the present one. */
export function totpCode(secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), period: 30 });
  return totp.generate({ timestamp: Date.now() + periods * 30_000 });
}

/** An account with an app as second factor, made by the calls that the browser makes. */
export async function addFactorUser(app: AuthApp, email: string, roles: readonly string[] = []) {
  const id = await app.addUser({ email }, roles);
  const browser = app.browser();
  const token = await browser.logIn(email, password);
  const { secret, codes } = await addApp(browser, token);
  /** Makes earlier codes of the app acceptable again: tests need more than one in 30 seconds. */
  const forgetStep = () => sql`update second_factors set last_step = null where user_id = ${id}`.execute(app.db);
  await forgetStep();
  return { id, email, token, secret, codes, forgetStep };
}

export async function addApp(browser: Browser, token: string) {
  const startAnswer = await browser.post('/api/v2/second_factor/totp', { token });
  const { secret } = startAnswer.json<{ data: { secret: string } }>().data;
  const json = { code: totpCode(secret) };
  const doneAnswer = await browser.post('/api/v2/second_factor/totp/confirm', { token, json });
  return { secret, codes: doneAnswer.json<{ data: { recovery_codes: string[] | null } }>().data.recovery_codes ?? [] };
}

export interface StepAnswer {
  readonly code?: string;
  readonly details?: { readonly challenge: string };
  readonly errors?: Readonly<Record<string, string[]>>;
  readonly data?: { readonly access_token: string; readonly user: { readonly id: number } };
}

/** The first step with the password; returns the code of the second step. */
export async function startStep(browser: Browser, email: string): Promise<string> {
  const answer = await browser.post('/api/login', { json: { email, password } });
  return answer.json<StepAnswer>().details?.challenge ?? '';
}

export function finishStep(
  browser: Browser,
  challenge: string,
  proof: object,
  ip?: string,
): ReturnType<Browser['post']> {
  return browser.post('/api/v2/second_step/sign_in', {
    json: { challenge, ...proof },
    ...(ip === undefined ? {} : { ip }),
  });
}
