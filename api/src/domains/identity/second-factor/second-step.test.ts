import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { type AuthApp, openAuthApp, password } from '../../../testing/auth-app';
import type { Browser } from '../../../testing/browser';
import { addFactorUser, finishStep, type StepAnswer, startStep, totpCode } from '../../../testing/factor-user';

describe('the second step of a sign-in', () => {
  let app: AuthApp;
  let user: Awaited<ReturnType<typeof addFactorUser>>;
  let browser: Browser;
  let count = 0;

  before(async () => {
    app = await openAuthApp();
  });
  after(() => app.close());
  beforeEach(async () => {
    count += 1;
    user = await addFactorUser(app, `dos${count}@enlace.test`);
    browser = app.browser();
  });

  const start = (by = browser) => startStep(by, user.email);
  const finish = (challenge: string, proof: object, by = browser) => finishStep(by, challenge, proof);
  const countSignIns = async (): Promise<number> =>
    (await sql`select 1 from sign_ins where user_id = ${user.id}`.execute(app.db)).rows.length;
  const mails = async (template: string) =>
    (await sql`select 1 from outbox_mails where template = ${template} and recipient = ${user.email}`.execute(app.db))
      .rows.length;

  test('the right password alone begins no login session and sets no cookie of one', async () => {
    const signIns = await countSignIns();
    const answer = await browser.post('/api/login', { json: { email: user.email, password } });
    assert.equal(answer.statusCode, 401);
    const body = answer.json<StepAnswer & { data?: unknown }>();
    assert.equal(body.code, 'SECOND_FACTOR_REQUIRED');
    assert.match(body.details?.challenge ?? '', /^[\w-]{43}$/);
    assert.equal(body.data, undefined);
    assert.deepEqual(
      answer.cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite })),
      [{ name: 'enlace_second_step', httpOnly: true, sameSite: 'Lax' }],
    );
    assert.equal(await countSignIns(), signIns);
    assert.equal((await browser.post('/api/refresh')).statusCode, 401);
  });

  test('a wrong password does not show that the account has a factor', async () => {
    const answer = await browser.post('/api/login', { json: { email: user.email, password: 'wrong' } });
    assert.equal(answer.json<StepAnswer>().code, 'INVALID_CREDENTIALS');
  });

  test('the code of the app completes it with the answer and the cookies of a sign-in', async () => {
    const challenge = await start();
    const code = totpCode(user.secret);
    const answer = await finish(challenge, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    assert.equal(answer.statusCode, 200, answer.body);
    const { data } = answer.json<StepAnswer>();
    assert.equal(data?.user.id, user.id);
    assert.deepEqual(Object.keys(data ?? {}).toSorted(), ['access_token', 'expires_in', 'message', 'user']);
    assert.equal((await browser.get('/back/api/actor', { token: data?.access_token })).statusCode, 200);
    assert.equal((await browser.post('/api/refresh')).statusCode, 200);
    assert.equal(browser.jar.has('enlace_second_step'), false);
  });

  test('names its methods', async () => {
    const challenge = await start();
    const answer = await browser.post('/api/v2/second_step', { json: { challenge } });
    assert.deepEqual(answer.json<{ data: { methods: string[] } }>().data.methods, ['totp', 'recovery']);
  });

  test('accepts a code once, and not the earlier one afterwards', async () => {
    const code = totpCode(user.secret);
    assert.equal((await finish(await start(), { code })).statusCode, 200);
    const again = await finish(await start(), { code });
    assert.equal(again.statusCode, 422);
    assert.ok((again.json<StepAnswer>().errors?.['code']?.length ?? 0) > 0);
    assert.equal((await finish(await start(), { code: totpCode(user.secret, -1) })).statusCode, 422);
  });

  test('of two requests at once with one code, one is signed in', async () => {
    const other = app.browser();
    const steps = [await start(), await start(other)] as const;
    const code = totpCode(user.secret);
    const answers = await Promise.all([finish(steps[0], { code }), finish(steps[1], { code }, other)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 422]);
  });

  test('accepts the codes of one period before and after, and no others', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    for (const [periods, status] of [
      [-3, 422],
      [3, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      await user.forgetStep();
      assert.equal((await finish(await start(), { code: totpCode(user.secret, periods) })).statusCode, status);
    }
  });

  test('a recovery code signs in once, in any form, and the member gets a mail with the number that is left', async () => {
    const [code = ''] = user.codes;
    assert.equal(user.codes.length, 10);
    const answer = await finish(await start(), { code: ` ${code.toUpperCase().replace('-', ' ')}` });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal((await finish(await start(), { code })).statusCode, 422);
    const { rows } = await sql<{ values: { count: string } }>`select "values" from outbox_mails
      where template = 'recoveryCodeUsed' and recipient = ${user.email}`.execute(app.db);
    assert.deepEqual(
      rows.map(({ values }) => values.count),
      ['9'],
    );
  });

  test('of two requests at once with one recovery code, one is signed in', async () => {
    const other = app.browser();
    const steps = [await start(), await start(other)] as const;
    const [code = ''] = user.codes;
    const answers = await Promise.all([finish(steps[0], { code }), finish(steps[1], { code }, other)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 422]);
    assert.equal(await mails('recoveryCodeUsed'), 1);
  });

  test('is used up by a sign-in, also by two at once', async () => {
    const challenge = await start();
    const [first = '', second = ''] = user.codes;
    const answers = await Promise.all([finish(challenge, { code: first }), finish(challenge, { code: second })]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 401]);
    const { rows } = await sql`select 1 from recovery_codes where user_id = ${user.id} and used_at is not null`.execute(
      app.db,
    );
    assert.equal(rows.length, 1, 'the code of the refused request stays');
  });

  test('ends after five minutes', async () => {
    const challenge = await start();
    await sql`update second_steps set expires_at = now() - interval '1 second' where user_id = ${user.id}`.execute(
      app.db,
    );
    const answer = await finish(challenge, { code: totpCode(user.secret) });
    assert.equal(answer.statusCode, 401);
    assert.equal(answer.json<StepAnswer>().code, 'SECOND_STEP_ENDED');
  });

  test('belongs to the browser of the password, and to its account', async () => {
    const challenge = await start();
    assert.equal((await finish(challenge, { code: totpCode(user.secret) }, app.browser())).statusCode, 401);
    const other = await addFactorUser(app, `otra${count}@enlace.test`);
    assert.equal((await finish(challenge, { code: totpCode(other.secret) })).statusCode, 422);
    const [code = ''] = other.codes;
    assert.equal((await finish(challenge, { code })).statusCode, 422);
  });

  test('ends after five wrong codes, also when they come at once', async () => {
    const challenge = await start();
    const wrongCode = totpCode(user.secret, 5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(challenge, { code: wrongCode })));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [401, 401, 401, 422, 422, 422, 422, 422]);
    assert.equal((await finish(challenge, { code: totpCode(user.secret) })).statusCode, 401);
  });

  test('ends with a new password, and with the account', async () => {
    const challenge = await start();
    await sql`update users set session_version = session_version + 1 where id = ${user.id}`.execute(app.db);
    assert.equal((await finish(challenge, { code: totpCode(user.secret) })).statusCode, 401);
    const next = await start();
    await sql`update users set disabled_at = now() where id = ${user.id}`.execute(app.db);
    assert.equal((await finish(next, { code: totpCode(user.secret) })).statusCode, 401);
  });

  test('the secret and the recovery codes are not readable in the database', async () => {
    const { rows } = await sql<{ text: string }>`select coalesce(secret, '') as text from second_factors
      where user_id = ${user.id} union all select hash from recovery_codes where user_id = ${user.id}`.execute(app.db);
    const storedText = rows.map(({ text }) => text).join(' ');
    for (const secret of [user.secret.replaceAll(' ', ''), ...user.codes])
      assert.equal(storedText.includes(secret), false);
  });

  test('the session library leads to it, without a session', async () => {
    const answer = await browser.signIn(user.email, password);
    assert.equal(answer.statusCode, 401);
    const url = new URL(answer.json<{ url: string }>().url);
    assert.equal(url.pathname, '/login');
    assert.equal(url.searchParams.get('error'), 'SECOND_FACTOR_REQUIRED');
    assert.equal(browser.jar.has('next-auth.session-token'), false);
    const doneAnswer = await finish(url.searchParams.get('second_step') ?? '', { code: totpCode(user.secret) });
    assert.equal(doneAnswer.statusCode, 200, doneAnswer.body);
    const session = await browser.get('/api/auth/session');
    assert.equal(session.json<{ user: { email: string } }>().user.email, user.email);
  });

  test('a plain form of the session library leads to it', async () => {
    const csrfToken = await browser.csrf();
    const answer = await browser.post('/api/auth/callback/credentials', {
      form: { email: user.email, password, csrfToken, callbackUrl: 'http://localhost:3000/my' },
    });
    assert.equal(answer.statusCode, 302);
    const url = new URL(String(answer.headers.location));
    assert.deepEqual([url.pathname, url.searchParams.get('callbackUrl')], ['/login', 'http://localhost:3000/my']);
    assert.match(url.searchParams.get('second_step') ?? '', /^[\w-]{43}$/);
  });
});

describe('tries of codes', () => {
  test('are limited for an account over all steps; the right password does not forgive them', async () => {
    const app = await openAuthApp();
    const user = await addFactorUser(app, 'tries@enlace.test');
    const limits = { preset: 'strict' } as const;
    const limitedApp = await openAuthApp({ limits }, app);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const browser = limitedApp.browser();
      const challenge = await startStep(browser, user.email);
      statuses.push((await finishStep(browser, challenge, { code: totpCode(user.secret, 9) })).statusCode);
    }
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429, 429, 429]);
    const elsewhere = limitedApp.browser();
    const challenge = await startStep(elsewhere, user.email);
    const answer = await finishStep(elsewhere, challenge, { code: totpCode(user.secret) }, '198.51.100.7');
    assert.equal(answer.statusCode, 200, 'a stranger does not lock out the member');
    await limitedApp.close();
    await app.close();
  });
});
