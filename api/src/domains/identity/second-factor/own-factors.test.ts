import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import { createAuthenticator } from '../../../testing/authenticator';
import type { Browser } from '../../../testing/browser';
import { addApp, finishStep, type StepAnswer, startStep, totpCode } from '../../../testing/factor-user';

interface FactorsAnswer {
  readonly data: {
    readonly factors: readonly { readonly id: number; readonly kind: string; readonly name: string }[];
    readonly recovery_codes_left: number;
    readonly is_required: boolean;
  };
}

describe('the own second factors', () => {
  let app: AuthApp;
  let browser: Browser;
  let email: string;
  let id: number;
  let token: string;
  let count = 0;

  before(async () => {
    app = await openAuthApp();
  });
  after(() => app.close());
  beforeEach(async () => {
    count += 1;
    email = `eva${count}@enlace.test`;
    id = await app.addUser({ email });
    browser = app.browser();
    token = await browser.logIn(email, password);
  });

  const post = (path: string, json: object = {}) => browser.post(`/api/v2/second_factor/${path}`, { token, json });
  const read = async () => (await browser.get('/api/v2/second_factor', { token })).json<FactorsAnswer>().data;
  const ageSignIns = () =>
    sql`update sign_ins set created_at = now() - interval '15 minutes', proved_at = null`.execute(app.db);
  const mails = async (): Promise<string[]> => {
    const { rows } = await sql<{ template: string }>`select template from outbox_mails
      where recipient = ${email} order by id`.execute(app.db);
    return rows.map(({ template }) => template);
  };
  const addPasskey = async (authenticator = createAuthenticator(), name = 'My telephone') => {
    const options = (await post('passkeys/options')).json<{ data: { challenge: string } }>().data;
    return post('passkeys', { name, passkey: authenticator.create(options) });
  };
  const usePasskey = async (authenticator: ReturnType<typeof createAuthenticator>, by = app.browser()) => {
    const challenge = await startStep(by, email);
    const answer = await by.post('/api/v2/second_step/passkey', { json: { challenge } });
    const { data } = answer.json<{ data: { challenge: string; rpId: string } }>();
    assert.equal(data.rpId, 'localhost');
    return finishStep(by, challenge, { passkey: authenticator.get(data) });
  };

  test('a visitor has none', async () => {
    assert.equal((await browser.get('/api/v2/second_factor')).statusCode, 401);
  });

  test('an app counts after its first code; the member gets ten recovery codes once and a mail', async () => {
    const start = (await post('totp')).json<{ data: { secret: string; uri: string; qr: { path: string } } }>().data;
    assert.match(start.uri, /^otpauth:\/\/totp\/Enlace/);
    assert.match(start.qr.path, /^M0 0h7v1h-7z/);
    assert.deepEqual((await read()).factors, []);
    assert.equal((await browser.post('/api/login', { json: { email, password } })).statusCode, 200, 'not yet');
    const wrongAnswer = await post('totp/confirm', { code: totpCode(start.secret, 5) });
    assert.deepEqual(Object.keys(wrongAnswer.json<StepAnswer>().errors ?? {}), ['code']);
    const answer = await post('totp/confirm', { code: totpCode(start.secret) });
    const codes = answer.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes;
    assert.equal(new Set(codes).size, 10);
    const { factors, recovery_codes_left } = await read();
    assert.deepEqual([factors.map(({ kind }) => kind), recovery_codes_left], [['totp'], 10]);
    assert.deepEqual(await mails(), ['factorAdded']);
    assert.equal((await post('totp')).statusCode, 409, 'one app');
  });

  test('two confirmations at once make one set of recovery codes', async () => {
    const { secret } = (await post('totp')).json<{ data: { secret: string } }>().data;
    const code = totpCode(secret);
    const answers = await Promise.all([post('totp/confirm', { code }), post('totp/confirm', { code })]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 422]);
    assert.equal((await read()).recovery_codes_left, 10);
  });

  test('a passkey signs in', async () => {
    const authenticator = createAuthenticator();
    const answer = await addPasskey(authenticator);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes.length, 10);
    const second = await addPasskey(createAuthenticator(), 'A key');
    assert.equal(second.json<{ data: { recovery_codes: null } }>().data.recovery_codes, null);
    assert.deepEqual(
      (await read()).factors.map(({ name }) => name),
      ['My telephone', 'A key'],
    );
    const signedIn = await usePasskey(authenticator);
    assert.equal(signedIn.statusCode, 200, signedIn.body);
  });

  test('a passkey of another account, site or moment is refused', async () => {
    const authenticator = createAuthenticator();
    await addPasskey(authenticator);
    assert.equal((await usePasskey(createAuthenticator())).statusCode, 422);
    const by = app.browser();
    const challenge = await startStep(by, email);
    await by.post('/api/v2/second_step/passkey', { json: { challenge } });
    const other = authenticator.get({ challenge: 'YSBjaGFsbGVuZ2Ugb2YgeWVzdGVyZGF5' });
    assert.equal((await finishStep(by, challenge, { passkey: other })).statusCode, 422);
    for (const foreign of [{ origin: 'https://evil.test' }, { host: 'evil.test' }])
      assert.equal((await addPasskey(createAuthenticator(foreign))).statusCode, 422);
  });

  test('a signature of a passkey works once, and a copy with an old counter does not work', async () => {
    const authenticator = createAuthenticator();
    await addPasskey(authenticator);
    authenticator.setCounter(7);
    assert.equal((await usePasskey(authenticator)).statusCode, 200);
    authenticator.setCounter(3);
    assert.equal((await usePasskey(authenticator)).statusCode, 422);
  });

  test('the answer of a new passkey is taken once, and by the login session that asked', async () => {
    const options = (await post('passkeys/options')).json<{ data: { challenge: string } }>().data;
    const passkey = createAuthenticator().create(options);
    const otherToken = await app.browser().logIn(email, password);
    const json = { name: 'Stolen', passkey };
    const stolen = await browser.post('/api/v2/second_factor/passkeys', { token: otherToken, json });
    assert.equal(stolen.statusCode, 422);
    assert.equal((await post('passkeys', { name: 'Mine', passkey })).statusCode, 200);
    assert.equal((await post('passkeys', { name: 'Mine', passkey })).statusCode, 422);
  });

  test('changes need a sign-in or a proof of the last minutes', async () => {
    const { secret } = await addApp(browser, token);
    const [factor] = (await read()).factors;
    await ageSignIns();
    for (const path of ['totp', 'passkeys/options', `${factor?.id}/remove`, 'recovery_codes']) {
      const answer = await post(path);
      assert.deepEqual(Object.keys(answer.json<StepAnswer>().errors ?? {}), ['current_password'], path);
    }
    assert.equal((await read()).factors.length, 1);
    assert.ok(secret);
  });

  test('the removal of the last factor ends the recovery codes, sends a mail, and the password is enough again', async () => {
    await addApp(browser, token);
    await addPasskey();
    const [first, second] = (await read()).factors;
    assert.equal((await post(`${first?.id}/remove`)).statusCode, 200);
    assert.equal((await read()).recovery_codes_left, 10);
    assert.equal((await post(`${second?.id}/remove`)).statusCode, 200);
    assert.deepEqual(await read(), { factors: [], recovery_codes_left: 0, is_required: false });
    assert.equal((await post(`${second?.id}/remove`)).statusCode, 404);
    assert.equal((await browser.post('/api/login', { json: { email, password } })).statusCode, 200);
    assert.deepEqual((await mails()).slice(-2), ['factorRemoved', 'factorRemoved']);
  });

  test('the factor of another user cannot be removed', async () => {
    await addApp(browser, token);
    const [factor] = (await read()).factors;
    const other = `otra${count}@enlace.test`;
    await app.addUser({ email: other });
    const otherToken = await app.browser().logIn(other, password);
    const answer = await browser.post(`/api/v2/second_factor/${factor?.id}/remove`, { token: otherToken });
    assert.equal(answer.statusCode, 404);
    assert.equal((await read()).factors.length, 1);
  });

  test('new recovery codes replace the earlier ones', async () => {
    assert.equal((await post('recovery_codes')).statusCode, 409);
    const { codes } = await addApp(browser, token);
    const newCodes = (await post('recovery_codes')).json<{ data: { recovery_codes: string[] } }>().data.recovery_codes;
    const by = app.browser();
    const challenge = await startStep(by, email);
    assert.equal((await finishStep(by, challenge, { code: codes[0] })).statusCode, 422);
    assert.equal((await finishStep(by, challenge, { code: newCodes[0] })).statusCode, 200);
    assert.deepEqual((await mails()).slice(-2), ['recoveryCodesRenewed', 'recoveryCodeUsed']);
  });

  test('a new password by mail keeps the factor', async () => {
    await addApp(browser, token);
    await browser.post('/api/forgotPassword', { json: { email } });
    const { rows } = await sql<{ values: { link: string } }>`select "values" from outbox_mails
      where recipient = ${email} and template = 'forgotPassword'`.execute(app.db);
    const secret = 'a fresh start 4 me';
    const json = { email, pin: rows[0]?.values.link, password: secret, c_password: secret };
    assert.equal((await browser.post('/api/resetPassword', { json })).statusCode, 200);
    const answer = await browser.post('/api/login', { json: { email, password: secret } });
    assert.equal(answer.json<StepAnswer>().code, 'SECOND_FACTOR_REQUIRED');
    assert.ok(id > 0);
  });
});

describe('a mandatory second factor', () => {
  let app: AuthApp;
  before(async () => {
    app = await openAuthApp({ secondFactorFor: 'admins' });
  });
  after(() => app.close());

  test('an admin without one reaches its screen and nothing else, until she has added it', async () => {
    await app.addUser({ email: 'jefa@enlace.test' }, ['admin']);
    const browser = app.browser();
    const token = await browser.logIn('jefa@enlace.test', password);
    const viewer = async () =>
      (await browser.get('/api/v2/viewer', { token })).json<{ data: { roles: string[] } }>().data.roles;
    assert.deepEqual(await viewer(), []);
    const ownAnswer = await browser.get('/api/v2/second_factor', { token });
    assert.equal(ownAnswer.json<FactorsAnswer>().data.is_required, true);
    assert.equal((await browser.get('/api/auth/session')).statusCode, 200);
    const { secret } = await addApp(browser, token);
    assert.deepEqual(await viewer(), ['admin']);
    const [factor] = (await browser.get('/api/v2/second_factor', { token })).json<FactorsAnswer>().data.factors;
    const removal = await browser.post(`/api/v2/second_factor/${factor?.id}/remove`, { token });
    assert.equal(removal.statusCode, 409, 'the last one stays');
    await sql`update second_factors set last_step = null`.execute(app.db);
    const by = app.browser();
    const answer = await finishStep(by, await startStep(by, 'jefa@enlace.test'), { code: totpCode(secret) });
    assert.equal(answer.statusCode, 200, answer.body);
  });

  test('members are free', async () => {
    await app.addUser({ email: 'socia@enlace.test' }, ['latinas']);
    const browser = app.browser();
    const token = await browser.logIn('socia@enlace.test', password);
    const answer = await browser.get('/api/v2/viewer', { token });
    assert.deepEqual(answer.json<{ data: { roles: string[] } }>().data.roles, ['latinas']);
  });
});
