import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { password } from '../../../testing/auth-app';
import { addApp, finishStep, totpCode } from '../../../testing/factor-user';
import {
  address,
  app,
  browser,
  claims,
  openLinkedinStage,
  person,
  signIn,
} from '../../../testing/stages/identity/linkedin-stage';

openLinkedinStage();

describe('signing in with LinkedIn', () => {
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

  test('is refused with another state, an unknown code and a token of another client', async () => {
    const errorAddress = 'http://localhost:3000/api/auth/error?error=OAuthCallback';
    assert.equal(await signIn((url) => url.searchParams.set('state', 'x'.repeat(43))), errorAddress);
    claims['aud'] = 'another-client';
    assert.equal(await signIn(), errorAddress);
    assert.equal(browser.jar.has('next-auth.session-token'), false);
  });
});
