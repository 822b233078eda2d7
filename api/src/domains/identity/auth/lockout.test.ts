import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';

import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import type { Browser } from '../../../testing/browser';

const points = { loginAccount: 4, loginDevices: 6, mailAccount: 2, provePinAccount: 3 };

describe('an account whose password strangers guess', () => {
  let shared: AuthApp;
  let app: AuthApp;
  let email: string;
  let id: number;
  let count = 0;

  before(async () => {
    shared = await openAuthApp();
  });
  after(() => shared.close());
  beforeEach(async () => {
    app = await openAuthApp({ limits: { preset: 'strict', points } }, shared);
    count += 1;
    email = `owner${count}@enlace.test`;
    id = await app.addUser({ email });
  });
  afterEach(() => app.close());

  const logIn = (browser: Browser, words: string, ip: string) =>
    browser.post('/api/login', { json: { email, password: words }, ip });

  /** Wrong tries from many networks, until the account takes no more of them. */
  async function attack(): Promise<void> {
    for (let network = 1; network <= 9; network += 1) await logIn(app.browser(), 'wrong', `198.51.100.${network}`);
    assert.equal((await logIn(app.browser(), 'wrong', '198.51.100.99')).statusCode, 429);
  }

  test('opens for its owner on a device that was used before, in any network', async () => {
    const device = app.browser();
    assert.equal((await logIn(device, password, '203.0.113.1')).statusCode, 200);
    await attack();
    // Others of the same network have used up the tries of that network.
    for (let attempt = 0; attempt < 60; attempt += 1) await logIn(app.browser(), 'wrong', '203.0.113.77');
    assert.equal((await logIn(device, password, '203.0.113.77')).statusCode, 200);
    const csrfToken = await device.csrf();
    const form = { email, password, csrfToken, json: 'true' };
    const session = await device.post('/api/auth/callback/credentials', { form, ip: '203.0.113.77' });
    assert.equal(session.statusCode, 200);
  });

  test('opens for its owner in a network that was used before, on a new device', async () => {
    assert.equal((await logIn(app.browser(), password, '2001:db8:1:2::1')).statusCode, 200);
    await attack();
    assert.equal((await logIn(app.browser(), password, '2001:db8:1:2:ffff::2')).statusCode, 200);
    assert.equal((await logIn(app.browser(), password, '2001:db8:1:3::1')).statusCode, 429);
  });

  test('refuses other tries with words that name the link, which opens it on a new device at once', async () => {
    await attack();
    const browser = app.browser();
    const refusal = await browser.post('/api/login', {
      json: { email, password },
      ip: '203.0.113.9',
      headers: { 'accept-language': 'en' },
    });
    assert.equal(refusal.statusCode, 429);
    assert.ok(Number(refusal.headers['retry-after']) > 0);
    assert.match(refusal.json<{ message: string }>().message, /the link that we mail/);
    // Strangers have used up the mails of the account: the newest one works.
    const requestLink = () => browser.post('/api/forgotPassword', { json: { email }, ip: '203.0.113.9' });
    assert.deepEqual(
      [(await requestLink()).statusCode, (await requestLink()).statusCode, (await requestLink()).statusCode],
      [200, 200, 429],
    );
    await app.jobs.drain();
    const { data } = (await browser.get('/dev/mail.json')).json<{ data: { recipient: string; text: string }[] }>();
    const newest = data.find(({ recipient }) => recipient === email);
    const pin = /&pin=([\w-]{22})/.exec(newest?.text ?? '')?.[1] ?? '';
    const next = 'algo-nuevo-y-largo-7';
    const reset = await browser.post('/api/resetPassword', {
      json: { email, pin, password: next, c_password: next },
      ip: '203.0.113.9',
    });
    assert.equal(reset.statusCode, 200);
    await attack();
    assert.equal((await logIn(browser, next, '203.0.113.9')).statusCode, 200);
  });

  test('is not opened by the cookie of another account, an old one, or a changed one, and guesses stay limited', async () => {
    const thief = app.browser();
    await app.addUser({ email: `thief${count}@enlace.test` });
    await thief.post('/api/login', { json: { email: `thief${count}@enlace.test`, password }, ip: '203.0.113.3' });
    const owner = app.browser();
    await logIn(owner, password, '203.0.113.4');
    const ownMark = owner.jar.get('enlace_device') ?? '';
    assert.match(ownMark, /^[\w-]{16}\.\w+\.[\w-]{22}$/);
    await attack();
    const [device = '', time = '', signature = ''] = ownMark.split('.');
    const longAgo = (Number.parseInt(time, 36) - 366 * 86_400).toString(36);
    for (const mark of [thief.jar.get('enlace_device') ?? '', `${device}.${longAgo}.${signature}`, '..', 'x']) {
      const browser = app.browser();
      browser.jar.set('enlace_device', mark);
      assert.equal((await logIn(browser, password, '203.0.113.5')).statusCode, 429, mark);
    }
    const guesses = [];
    for (let guess = 0; guess < 7; guess += 1) guesses.push((await logIn(owner, 'wrong', '203.0.113.6')).statusCode);
    assert.deepEqual(guesses, [...Array<number>(5).fill(401), 429, 429]);
  });

  test('has a limit for all its devices together, which a stolen session can make', async () => {
    const thief = app.browser();
    await logIn(thief, password, '203.0.113.4');
    const marks = [];
    for (let device = 0; device < 10; device += 1) {
      thief.jar.delete('enlace_device');
      assert.equal((await thief.post('/api/refresh')).statusCode, 200);
      marks.push(thief.jar.get('enlace_device') ?? '');
    }
    assert.equal(new Set(marks).size, 10);
    const guesses = [];
    for (const mark of marks) {
      const browser = app.browser();
      browser.jar.set('enlace_device', mark);
      guesses.push((await logIn(browser, 'wrong', '203.0.113.6')).statusCode);
    }
    assert.deepEqual(guesses, [...Array<number>(6).fill(401), ...Array<number>(4).fill(429)]);
  });

  test('keeps five accounts of one browser apart', async () => {
    const browser = app.browser();
    for (let account = 0; account < 7; account += 1) {
      const address = `shared${count}-${account}@enlace.test`;
      await app.addUser({ email: address });
      await browser.post('/api/login', { json: { email: address, password }, ip: `192.0.2.${account}` });
    }
    assert.equal(browser.jar.get('enlace_device')?.split('~').length, 5);
  });

  test('takes a few pins a day that prove its address, of any address and any mail', async () => {
    const statuses = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const ip = `198.51.100.${attempt}`;
      const answer = await app.browser().post('/api/verifyEmail', { json: { pin: '123456', user_id: id }, ip });
      statuses.push(answer.statusCode);
    }
    assert.deepEqual(statuses, [422, 422, 422, 429]);
  });
});
