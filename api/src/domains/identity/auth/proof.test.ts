import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { sql } from 'kysely';

import { limitSettings } from '../../../infrastructure/limits/limit-settings';
import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import type { Browser } from '../../../testing/browser';

interface CaughtMail {
  recipient: string;
  subject: string;
  text: string;
}

const next = 'a new password 2';

describe('proving an address', () => {
  let app: AuthApp;
  let browser: Browser;
  let email: string;
  let id: number;
  let count = 0;

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

  async function mails(): Promise<CaughtMail[]> {
    await app.jobs.drain();
    const { data } = (await browser.get('/dev/mail.json')).json<{ data: CaughtMail[] }>();
    return data.filter((mail) => mail.recipient === email);
  }
  async function newestPin(): Promise<string> {
    const [mail] = await mails();
    const pin = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1];
    assert.ok(pin);
    return pin;
  }
  const other = (pin: string): string => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
  const reset = (pin: string, fields: object = {}) =>
    browser.post('/api/resetPassword', { json: { pin, email, password: next, c_password: next, ...fields } });
  const codeOf = (answer: { json<T>(): T }): string => answer.json<{ code: string }>().code;

  describe('a forgotten password', () => {
    const forgot = (address = email) => browser.post('/api/forgotPassword', { json: { email: address } });

    test('has the same answer for known and unknown addresses, and a mail in the language of the account', async () => {
      const knownAnswer = await forgot();
      const unknownAnswer = await forgot(`no-${email}`);
      assert.equal(knownAnswer.statusCode, 200);
      assert.equal(knownAnswer.body, unknownAnswer.body);
      const [mail, ...more] = await mails();
      assert.equal(more.length, 0);
      assert.equal(mail?.subject, 'Elige una contraseña nueva');
      assert.match(mail.text, new RegExp(`/reset-password\\?email=${encodeURIComponent(email)}&pin=[\\w-]{22}`));
    });

    test('is replaced by pin, once, and all login sessions end', async () => {
      const token = await browser.logIn(email, password);
      await forgot();
      const pin = await newestPin();
      assert.equal((await reset(pin)).statusCode, 200);
      assert.equal((await browser.get('/api/actor', { token })).statusCode, 401);
      assert.equal((await browser.get('/api/auth/session')).body, '{}');
      assert.equal((await browser.post('/api/refresh')).statusCode, 401);
      assert.equal((await browser.post('/api/login', { json: { email, password } })).statusCode, 401);
      assert.equal((await browser.post('/api/login', { json: { email, password: next } })).statusCode, 200);
      assert.equal((await mails())[0]?.subject, 'Tu contraseña ha cambiado');
      const again = await reset(pin);
      assert.equal(again.statusCode, 422);
      assert.equal(codeOf(again), 'INVALID_PIN');
    });

    test('a pin takes five wrong tries and is then invalid, even for tries at once', async () => {
      await forgot();
      const pin = await newestPin();
      const wrongAnswers = await Promise.all(Array.from({ length: 5 }, () => reset(other(pin))));
      assert.deepEqual(new Set(wrongAnswers.map(codeOf)), new Set(['INVALID_PIN']));
      assert.equal(codeOf(await reset(pin)), 'INVALID_PIN');
      await forgot();
      assert.equal((await reset(await newestPin())).statusCode, 200);
    });

    test('only one of two uses of a pin at once succeeds', async () => {
      await forgot();
      const pin = await newestPin();
      const answers = await Promise.all([reset(pin), reset(pin)]);
      assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [200, 422]);
    });

    test('an old pin, an expired one, another person’s and an unknown address have the same answer', async () => {
      await forgot();
      const oldPin = await newestPin();
      await forgot();
      const pin = await newestPin();
      if (oldPin !== pin) assert.equal(codeOf(await reset(oldPin)), 'INVALID_PIN');
      const stranger = `stranger-${email}`;
      await app.addUser({ email: stranger });
      const refusals = [await reset(pin, { email: stranger }), await reset(pin, { email: `no-${email}` })];
      await sql`update pins set expires_at = now() - interval '1 second' where user_id = ${id}`.execute(app.db);
      refusals.push(await reset(pin));
      assert.equal(new Set(refusals.map((answer) => answer.body)).size, 1);
      assert.equal(refusals[0]?.statusCode, 422);
    });

    test('a new password must be sent twice and be long enough', async () => {
      const answers = [
        await reset('123456', { c_password: 'another one' }),
        await reset('123456', { password: 'short', c_password: 'short' }),
        await reset('12345'),
      ];
      assert.deepEqual(answers.map(codeOf), Array(3).fill('VALIDATION_FAILED'));
    });

    test('a disabled account gets no mail', async () => {
      await sql`update users set disabled_at = now() where id = ${id}`.execute(app.db);
      assert.equal((await forgot()).statusCode, 200);
      assert.deepEqual(await mails(), []);
    });
  });

  describe('the link of the mail', () => {
    const linkOf = async (): Promise<string> =>
      /reset-password\?email=[^&\s]+&pin=([\w-]{22})/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';

    test('sets a new password once, and the pin ends with it', async () => {
      await browser.post('/api/forgotPassword', { json: { email } });
      const [link, pin] = [await linkOf(), await newestPin()];
      assert.equal(codeOf(await reset(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)), 'INVALID_PIN');
      assert.equal((await reset(link)).statusCode, 200);
      assert.equal((await browser.post('/api/login', { json: { email, password: next } })).statusCode, 200);
      assert.equal(codeOf(await reset(link)), 'INVALID_PIN');
      assert.equal(codeOf(await reset(pin)), 'INVALID_PIN');
    });

    test('works after wrong pins, whose number is limited by day and account', async () => {
      const limits = limitSettings({ LIMITS: 'strict' }, { isProduction: true });
      const limitedApp = await openAuthApp({ limits: { ...limits, mailAddress: { points: 1000, seconds: 60 } } }, app);
      try {
        const limitedBrowser = limitedApp.browser();
        const guess = (pin: string, ip: string) =>
          limitedBrowser.post('/api/resetPassword', { json: { pin, email, password: next, c_password: next }, ip });
        await browser.post('/api/forgotPassword', { json: { email } });
        const link = await linkOf();
        const statuses = [];
        for (let index = 0; index < 25; index += 1)
          statuses.push((await guess(String(index).padStart(6, '0'), `198.51.100.${index}`)).statusCode);
        assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [20, 429]);
        assert.equal((await guess(link, '203.0.113.4')).statusCode, 200);
      } finally {
        await limitedApp.close();
      }
    });
  });

  describe('a new address', () => {
    beforeEach(() => sql`update users set email_verified_at = null where id = ${id}`.execute(app.db));
    const resend = (json: object) => browser.post('/api/v2/resendVerification', { json });
    const verify = (pin: string, words = password) =>
      browser.post('/api/verifyEmail', { json: { pin, user_id: id, password: words } });

    test('is verified by the pin of the mail, once; with its password, the answer is repeated', async () => {
      assert.equal((await resend({ user_id: id })).statusCode, 200);
      const pin = await newestPin();
      assert.match((await mails())[0]?.text ?? '', new RegExp(`/verify-email\\?user_id=${id}&pin=${pin}`));
      assert.equal(codeOf(await verify(other(pin))), 'INVALID_PIN');
      assert.equal((await verify(pin)).statusCode, 200);
      assert.equal((await browser.post('/api/login', { json: { email, password } })).statusCode, 200);
      assert.equal(codeOf(await verify(pin, 'not-the-password-1')), 'INVALID_PIN');
      assert.equal((await verify(pin)).statusCode, 200);
    });

    test('the mail is repeated by address or id, with the same answer for all', async () => {
      const answers = [
        await resend({ email }),
        await resend({ user_id: id }),
        await resend({ email: `no-${email}` }),
        await resend({ user_id: 999_999 }),
      ];
      await sql`update users set email_verified_at = now() where id = ${id}`.execute(app.db);
      answers.push(await resend({ email }));
      assert.equal(new Set(answers.map((answer) => answer.body)).size, 1);
      assert.equal((await mails()).length, 2);
    });

    test('a reset by mail verifies the address too', async () => {
      await browser.post('/api/forgotPassword', { json: { email } });
      assert.equal((await reset(await newestPin())).statusCode, 200);
      assert.equal((await browser.post('/api/login', { json: { email, password: next } })).statusCode, 200);
    });

    test('a reset by mail removes a link to LinkedIn that was made before the proof', async () => {
      await sql`insert into social_accounts (provider, provider_account_id, user_id)
        values ('linkedin', ${`profile-${id}`}, ${id})`.execute(app.db);
      await browser.post('/api/forgotPassword', { json: { email } });
      assert.equal((await reset(await newestPin())).statusCode, 200);
      const { rows } = await sql`select 1 from social_accounts where user_id = ${id}`.execute(app.db);
      assert.deepEqual(rows, []);
    });

    test('a pin is valid for its purpose only', async () => {
      await resend({ email });
      assert.equal(codeOf(await reset(await newestPin())), 'INVALID_PIN');
    });
  });

  test('no pin is stored in plain text, and a sent mail contains none', async () => {
    await browser.post('/api/forgotPassword', { json: { email } });
    const pin = await newestPin();
    const { rows: pins } = await sql`select * from pins where user_id = ${id}`.execute(app.db);
    const { rows: outbox } = await sql`select * from outbox_mails where recipient = ${email}`.execute(app.db);
    assert.ok(!JSON.stringify([pins, outbox]).includes(pin));
  });
});
