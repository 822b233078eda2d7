import type { LightMyRequestResponse } from 'fastify';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';

import { type AuthApp, openAuthApp } from '../../auth-app';
import type { Browser } from '../../browser';

interface Person {
  id: number;
  email: string;
  first_name: string;
  is_social: boolean;
  is_verified: boolean;
}

const provider = new OAuth2Server();
export let app: AuthApp;
export let browser: Browser;
export let claims: Record<string, unknown>;
let count = 0;

export const address = (): string => `carla${count}@mail.test`;

/** Signs in at the provider and returns the final address. */
export async function signIn(change: (url: URL) => void = () => {}, by = browser): Promise<string> {
  const answer = await comeBack(change, by);
  assert.equal(answer.statusCode, 302);
  return String(answer.headers.location);
}

/** The answer to the browser that comes back from the provider. */
export async function comeBack(change: (url: URL) => void = () => {}, by = browser): Promise<LightMyRequestResponse> {
  const csrfToken = await by.csrf();
  const startAnswer = await by.post('/api/auth/signin/linkedin', {
    form: { csrfToken, json: 'true', callbackUrl: 'http://localhost:3000/my' },
  });
  const consent = await fetch(startAnswer.json<{ url: string }>().url, { redirect: 'manual' });
  const back = new URL(consent.headers.get('location') ?? '');
  change(back);
  return by.get(`${back.pathname}${back.search}`);
}
export async function person(): Promise<Person> {
  const answer = await browser.post('/api/refresh');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: { user: Person } }>().data.user;
}

export function setBrowser(value: typeof browser): void {
  browser = value;
}

/** Opens and closes what the tests need. */
export function openLinkedinStage(): void {
  before(async () => {
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    provider.service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, claims));
    app = await openAuthApp({
      linkedIn: { clientId: 'cid', clientSecret: 'secret', issuer: provider.issuer.url ?? '' },
    });
  });
  after(async () => {
    await app.close();
    await provider.stop();
  });
  beforeEach(() => {
    count += 1;
    browser = app.browser();
    claims = {
      sub: `linkedin-${count}`,
      aud: 'cid',
      name: 'Carla Gómez Paz',
      given_name: 'Carla',
      family_name: 'Gómez Paz',
      email: `Carla${count}@Mail.Test`,
      email_verified: true,
    };
  });
}
