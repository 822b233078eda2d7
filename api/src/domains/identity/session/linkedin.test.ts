import { sql } from 'kysely';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import type { Browser } from '../../../testing/browser';
import { addApp, finishStep, totpCode } from '../../../testing/factor-user';

interface Person {
  id: number;
  email: string;
  first_name: string;
  is_social: boolean;
  is_verified: boolean;
}

describe('signing in with LinkedIn', () => {
  const provider = new OAuth2Server();
  let app: AuthApp;
  let browser: Browser;
  let claims: Record<string, unknown>;
  let count = 0;

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

  const address = (): string => `carla${count}@mail.test`;

  /** Signs in at the provider and returns the final address. */
  async function signIn(change: (url: URL) => void = () => {}, by = browser): Promise<string> {
    const answer = await comeBack(change, by);
    assert.equal(answer.statusCode, 302);
    return String(answer.headers.location);
  }

  /** The answer to the browser that comes back from the provider. */
  async function comeBack(change: (url: URL) => void = () => {}, by = browser) {
    const csrfToken = await by.csrf();
    const startAnswer = await by.post('/api/auth/signin/linkedin', {
      form: { csrfToken, json: 'true', callbackUrl: 'http://localhost:3000/my' },
    });
    const consent = await fetch(startAnswer.json<{ url: string }>().url, { redirect: 'manual' });
    const back = new URL(consent.headers.get('location') ?? '');
    change(back);
    return by.get(`${back.pathname}${back.search}`);
  }
  async function person(): Promise<Person> {
    const answer = await browser.post('/api/refresh');
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: { user: Person } }>().data.user;
  }

  test('leads an account with a second factor to the second step, without a session', async () => {
    await signIn();
    const { data } = (await browser.post('/api/refresh')).json<{ data: { access_token: string } }>();
    const { secret } = await addApp(browser, data.access_token);
    await sql`update second_factors set last_step = null`.execute(app.db);
    const fresh = app.browser();
    const address = new URL(await signIn(undefined, fresh));
    assert.equal(address.pathname, '/login');
    assert.equal(address.searchParams.get('callbackUrl'), 'http://localhost:3000/my');
    assert.deepEqual([fresh.jar.has('next-auth.session-token'), fresh.jar.has('enlace_refresh')], [false, false]);
    assert.equal((await fresh.post('/api/refresh')).statusCode, 401);
    const challenge = address.searchParams.get('second_step') ?? '';
    const answer = await finishStep(fresh, challenge, { code: totpCode(secret) });
    assert.equal(answer.statusCode, 200, answer.body);
    const { rows } = await sql<{
      provider: string;
    }>`select provider from sign_ins order by created_at desc limit 1`.execute(app.db);
    assert.equal(rows[0]?.provider, 'linkedin');
  });

  test('adds an account and a session, from which the browser gets its bearer token', async () => {
    assert.equal(await signIn(), 'http://localhost:3000/my');
    browser.jar.delete('enlace_refresh');
    const user = await person();
    assert.equal(user.email, address());
    assert.equal(user.first_name, 'Carla');
    assert.equal(user.is_social, true);
    assert.equal(user.is_verified, true);
    assert.deepEqual((await browser.get('/api/auth/session')).json<{ user: unknown }>().user, {
      name: 'Carla Gómez Paz',
      email: address(),
      image: null,
    });
  });

  test('finds the same account again, even under another address', async () => {
    await signIn();
    const first = await person();
    browser = app.browser();
    claims['email'] = 'moved@mail.test';
    await signIn();
    assert.equal((await person()).id, first.id);
  });

  test('sets the refresh cookie with the session, and signing out ends both', async () => {
    await signIn();
    assert.ok(browser.jar.has('enlace_refresh'));
    const token = (await browser.post('/api/refresh')).json<{ access_token: string }>().access_token;
    assert.equal((await browser.get('/api/actor', { token })).statusCode, 200);
    await browser.post('/api/auth/signout', { form: { csrfToken: await browser.csrf(), json: 'true' } });
    assert.equal((await browser.get('/api/actor', { token })).statusCode, 401);
    assert.equal((await browser.post('/api/refresh')).statusCode, 401);
  });

  describe('with the address of an existing account', () => {
    test('links the two when LinkedIn has verified the address', async () => {
      const id = await app.addUser({ email: address() });
      await signIn();
      assert.equal((await person()).id, id);
      assert.ok(await app.browser().logIn(address(), password));
    });

    test('refuses when LinkedIn has not', async () => {
      await app.addUser({ email: address() });
      claims['email_verified'] = false;
      assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=OAuthAccountNotLinked');
      assert.equal(browser.jar.has('next-auth.session-token'), false);
    });

    test('takes over an account with an unverified address and removes its password', async () => {
      const id = await app.addUser({ email: address(), email_verified_at: null });
      await signIn();
      const user = await person();
      assert.deepEqual([user.id, user.is_verified], [id, true]);
      const squatter = await app.browser().post('/api/login', { json: { email: address(), password } });
      assert.equal(squatter.statusCode, 401);
    });
  });

  test('requires a proof of an unverified new address', async () => {
    claims['email_verified'] = false;
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=EMAIL_NOT_VERIFIED');
    await app.jobs.drain();
    const { data } = (await browser.get('/dev/mail.json')).json<{ data: { recipient: string; text: string }[] }>();
    const pin = /\b(\d{6})\b/.exec(data.find(({ recipient }) => recipient === address())?.text ?? '')?.[1] ?? '';
    const { rows } = await sql<{ id: number }>`select id from users where email = ${address()}`.execute(app.db);
    const verifyAnswer = await browser.post('/api/verifyEmail', { json: { pin, user_id: rows[0]?.id } });
    assert.equal(verifyAnswer.statusCode, 200);
    // The owner of the address can be another person than the owner of the profile.
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=OAuthAccountNotLinked');
    const { new_password } = verifyAnswer.json<{ data: { new_password: object } }>().data;
    const reset = { ...new_password, password, c_password: password };
    assert.equal((await browser.post('/api/resetPassword', { json: reset })).statusCode, 200);
    assert.ok(await browser.logIn(address(), password));
  });

  test('notifies the owner of the account of a new link', async () => {
    await app.addUser({ email: address() });
    assert.equal(await signIn(), 'http://localhost:3000/my');
    await signIn();
    await app.jobs.drain();
    const { data } = (await browser.get('/dev/mail.json')).json<{ data: { recipient: string; subject: string }[] }>();
    const subjects = data.filter(({ recipient }) => recipient === address()).map(({ subject }) => subject);
    assert.deepEqual(subjects, ['LinkedIn was connected to your account']);
  });

  test('without an address adds no account', async () => {
    delete claims['email'];
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=OAuthCreateAccount');
  });

  test('is refused for a disabled and for a removed account', async () => {
    await signIn();
    const { id } = await person();
    await sql`update users set disabled_at = now() where id = ${id}`.execute(app.db);
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=AccessDenied');
    await sql`update users set disabled_at = null, deleted_at = now() where id = ${id}`.execute(app.db);
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=AccessDenied');
  });

  test('is refused for the address of a removed account', async () => {
    await app.addUser({ email: address(), deleted_at: new Date() });
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=AccessDenied');
  });

  test('is refused with another state, an unknown code and a token of another client', async () => {
    const errorAddress = 'http://localhost:3000/api/auth/error?error=OAuthCallback';
    assert.equal(await signIn((url) => url.searchParams.set('state', 'x'.repeat(43))), errorAddress);
    claims['aud'] = 'another-client';
    assert.equal(await signIn(), errorAddress);
    assert.equal(browser.jar.has('next-auth.session-token'), false);
  });

  test('three browsers of one new user at once add one account', async () => {
    const browsers = [browser, app.browser(), app.browser()];
    const results = await Promise.all(browsers.map((by) => signIn(undefined, by)));
    assert.deepEqual(new Set(results), new Set(['http://localhost:3000/my']));
    const { rows } = await sql`select id from users where email = ${address()}`.execute(app.db);
    assert.equal(rows.length, 1);
  });

  test('says once that the sign-in has cancelled the removal of the account', async () => {
    await signIn();
    const { id } = await person();
    await sql`update users set removal_requested_at = now(), removal_due_at = now() + interval '14 days'
      where id = ${id}`.execute(app.db);
    const answer = await comeBack();
    assert.equal(answer.statusCode, 200);
    assert.match(answer.body, /Your account stays: its removal is cancelled\./);
    assert.match(answer.body, /href="http:\/\/localhost:3000\/my"/);
    assert.equal((await person()).id, id);
    assert.equal(await signIn(), 'http://localhost:3000/my');
  });
});
