import type { UserRecord } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { mailsTo as readMails } from '../../../testing/caught-mails';
import { limitSettings } from '../../../infrastructure/limits/limit-settings';

interface Answer<T> {
  readonly data: T;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string[]>>;
}

const password = 'enlace-demo-1';

describe('a new address of the own account', () => {
  let api: TestApi;
  let id: number;
  let email: string;
  let newEmail: string;
  let token: string;
  let count = 0;

  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    count += 1;
    email = `ana.${count}@example.org`;
    newEmail = `nueva.${count}@example.org`;
    id = await addMember(email);
    token = await tokenOf(email);
    await ageSignIns();
  });

  const addMember = async (address: string): Promise<number> => {
    const body = { email: address, first_name: 'Ñusta', last_name: 'Ruiz', password, c_password: password };
    const { data } = (await api.post('/api/addusers', body, 'admin')).json<Answer<UserRecord>>();
    await sql`update users set email_verified_at = now() where id = ${data.id}`.execute(api.deps.db);
    await sql`delete from pins where user_id = ${data.id}`.execute(api.deps.db);
    return data.id;
  };
  /** Login sessions that began a quarter of an hour ago. */
  const ageSignIns = () => sql`update sign_ins set created_at = now() - interval '15 minutes'`.execute(api.deps.db);
  const logIn = (address: string, secret = password) => api.post('/api/login', { email: address, password: secret });
  const tokenOf = async (address: string): Promise<string> =>
    (await logIn(address)).json<Answer<{ access_token: string }>>().data.access_token;
  const send = (url: string, payload: object = {}, bearer = token) =>
    api.send({ method: 'POST', url, payload, headers: { authorization: `Bearer ${bearer}` } });
  const edit = (body: object, bearer = token) => send(`/api/editusers?id=${id}`, body, bearer);
  const change = () => edit({ email: newEmail, current_password: password });
  const mailsTo = (address: string) => readMails(api, address);
  const pinOf = async (address: string): Promise<string> =>
    /\b\d{6}\b/.exec((await mailsTo(address))[0]?.text ?? '')?.[0] ?? '';
  const undoTokenOf = async (address: string): Promise<string> =>
    /undoemailchange\?token=([\w.-]+)/.exec((await mailsTo(address))[0]?.text ?? '')?.[1] ?? '';
  const verify = (pin: string, headers = {}) =>
    api.send({ method: 'POST', url: '/api/verifyEmail', payload: { pin, user_id: id }, headers });
  const undo = (undoToken: string) => api.post('/api/v2/undoemailchange', { token: undoToken });

  test('a stolen bearer token does not become the account', async () => {
    const answer = await edit({ email: newEmail });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json<Answer<null>>().errors ?? {}), ['email', 'current_password']);
    assert.equal((await edit({ email: newEmail, current_password: 'wrong' })).statusCode, 422);
    assert.deepEqual(await mailsTo(newEmail), []);
    assert.equal((await logIn(email)).statusCode, 200);
  });

  test('the token of an admin does not move the admin’s own address either', async () => {
    const admin = await api.token('admin');
    await ageSignIns();
    const answer = await send('/api/editusers?id=1', { email: newEmail }, admin);
    assert.deepEqual(Object.keys(answer.json<Answer<null>>().errors ?? {}), ['email', 'current_password']);
  });

  test('needs no password within minutes of a sign-in', async () => {
    const fresh = await tokenOf(email);
    assert.equal((await edit({ email: newEmail }, fresh)).statusCode, 200);
  });

  test('counts after its proof: until then the old address signs in and gets the mails', async () => {
    const { data } = (await change()).json<Answer<UserRecord>>();
    assert.deepEqual([data.email, data.pending_email, data.is_verified], [email, newEmail, true]);
    assert.equal((await logIn(newEmail)).statusCode, 401);
    assert.equal((await logIn(email)).statusCode, 200);
    assert.match((await mailsTo(newEmail))[0]?.text ?? '', /&for=change/);
    const other = await tokenOf(email);
    const answer = await verify(await pinOf(newEmail), { authorization: `Bearer ${token}` });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal((await logIn(email)).statusCode, 401);
    assert.equal((await logIn(newEmail)).statusCode, 200);
    assert.equal((await send('/api/me', {}, other)).statusCode, 401, 'another login session');
    const ownRecord = (await send('/api/me')).json<Answer<UserRecord>>().data;
    assert.deepEqual([ownRecord.email, ownRecord.pending_email, ownRecord.is_verified], [newEmail, null, true]);
  });

  test('a new pin goes to the new address', async () => {
    await change();
    const first = await pinOf(newEmail);
    await api.post('/api/v2/resendVerification', { user_id: id });
    const pins = (await mailsTo(newEmail)).length;
    assert.equal(pins, 2);
    const second = await pinOf(newEmail);
    if (first !== second) assert.equal((await verify(first)).statusCode, 422);
    assert.equal((await verify(second)).statusCode, 200);
  });

  test('its completion removes the link to LinkedIn', async () => {
    await sql`insert into social_accounts (provider, provider_account_id, user_id) values ('linkedin', ${`li-${id}`}, ${id})`.execute(
      api.deps.db,
    );
    await change();
    await verify(await pinOf(newEmail));
    const { rows } = await sql`select 1 from social_accounts where user_id = ${id}`.execute(api.deps.db);
    assert.deepEqual(rows, []);
  });

  test('an address of a member has the same answer; its owner is told by mail, and no pin is sent', async () => {
    const owner = `dueña.${count}@example.org`;
    await addMember(owner);
    const pinsOf = async () => (await mailsTo(owner)).filter(({ text }) => /\b\d{6}\b/.test(text)).length;
    const pinsBefore = await pinsOf();
    const freeAnswer = (await change()).json<Answer<UserRecord>>();
    const takenAnswer = (await edit({ email: owner, current_password: password })).json<Answer<UserRecord>>();
    const shape = ({ data, ...rest }: Answer<UserRecord>) => ({
      ...rest,
      data: { ...data, pending_email: null, updated_at: '' },
    });
    assert.deepEqual(shape(takenAnswer), shape(freeAnswer));
    assert.equal(takenAnswer.data.pending_email, owner);
    assert.match((await mailsTo(owner))[0]?.text ?? '', /belongs to your account/);
    const { rows } = await sql`select 1 from pins where user_id = ${id} and purpose = 'email'`.execute(api.deps.db);
    assert.deepEqual(rows, [], 'the pin of the replaced change ends, too');
    await api.post('/api/v2/resendVerification', { user_id: id });
    assert.equal(await pinsOf(), pinsBefore);
  });

  test('without a password, a pin to the old address proves the identity', async () => {
    await sql`update users set password_hash = null, is_social = true where id = ${id}`.execute(api.deps.db);
    const refusal = await edit({ email: newEmail });
    assert.match(refusal.json<Answer<null>>().errors?.['current_password']?.[0] ?? '', /sign in again/i);
    const mailAnswer = await send('/api/v2/proof');
    assert.deepEqual(
      [mailAnswer.statusCode, mailAnswer.json<Answer<{ status: string }>>().data.status],
      [202, 'pin_sent'],
    );
    const pin = await pinOf(email);
    const wrongAnswer = await send('/api/v2/proof', { pin: String((Number(pin) + 1) % 1_000_000).padStart(6, '0') });
    assert.equal(wrongAnswer.json<Answer<null>>().code, 'INVALID_PIN');
    assert.equal((await send('/api/v2/proof', { pin })).statusCode, 200);
    assert.equal((await edit({ email: newEmail })).statusCode, 200);
    const doneAnswer = await verify(await pinOf(newEmail));
    const { new_password } = doneAnswer.json<Answer<{ new_password: { email: string; pin: string } }>>().data;
    const secret = 'a fresh start 4 me';
    const reset = await api.post('/api/resetPassword', { ...new_password, password: secret, c_password: secret });
    assert.equal(reset.statusCode, 200, reset.body);
    assert.equal((await logIn(newEmail, secret)).statusCode, 200);
  });

  describe('the undo link of the old address', () => {
    test('stops a change that waits', async () => {
      await change();
      const pin = await pinOf(newEmail);
      assert.equal((await undo(await undoTokenOf(email))).statusCode, 200);
      assert.equal((await verify(pin)).json<Answer<null>>().code, 'INVALID_PIN');
      assert.equal((await send('/api/me')).statusCode, 401);
    });

    test('brings the address back after the change, ends all login sessions and asks for a new password', async () => {
      await change();
      const undoToken = await undoTokenOf(email);
      await verify(await pinOf(newEmail));
      assert.equal(await undoTokenOf(email), undoToken, 'the second mail has the same link');
      const thief = await tokenOf(newEmail);
      const next = `otra.${count}@example.org`;
      await edit({ email: next, current_password: password }, thief);
      await verify(await pinOf(next));
      const thiefUndo = await undoTokenOf(newEmail);

      const page = await api.get(`/api/v2/undoemailchange?token=${undoToken}`);
      assert.match(page.headers['content-type'] as string, /text\/html/);
      assert.match(page.body, /Undo the new e-mail\?/);
      assert.equal((await logIn(email)).statusCode, 401, 'the page alone changes nothing');
      const doneAnswer = await api.send({
        method: 'POST',
        url: '/api/v2/undoemailchange',
        payload: `token=${undoToken}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const pin = /reset-password\?email=[^&]+&amp;pin=([\w-]{22})/.exec(doneAnswer.body)?.[1] ?? '';
      assert.equal((await send('/api/me', {}, thief)).statusCode, 401);
      assert.equal((await logIn(email)).statusCode, 401, 'the old password ends');
      const secret = 'mi casa es mía 7';
      const reset = await api.post('/api/resetPassword', { email, pin, password: secret, c_password: secret });
      assert.equal(reset.statusCode, 200, reset.body);
      assert.equal((await logIn(email, secret)).statusCode, 200);
      assert.equal((await undo(thiefUndo)).json<Answer<null>>().code, 'INVALID_PIN');
      assert.equal((await undo(undoToken)).json<Answer<null>>().code, 'INVALID_PIN');
    });

    test('is valid for 7 days, and the address is reserved as long', async () => {
      await change();
      const undoToken = await undoTokenOf(email);
      await verify(await pinOf(newEmail));
      const age = (days: number) =>
        sql`update email_changes set completed_at = now() - make_interval(days => ${days}),
          created_at = now() - make_interval(days => ${days}) where user_id = ${id}`.execute(api.deps.db);
      await age(6);
      const add = () =>
        api
          .post('/api/addusers', { email, first_name: 'Eva', last_name: 'Mora' }, 'admin')
          .then((one) => one.statusCode);
      assert.equal(await add(), 422);
      await age(8);
      assert.equal((await undo(undoToken)).json<Answer<null>>().code, 'INVALID_PIN');
      assert.equal(await add(), 201);
    });

    test('a changed token undoes nothing', async () => {
      await change();
      const undoToken = await undoTokenOf(email);
      for (const wrongToken of [
        `${undoToken.slice(0, -1)}${undoToken.endsWith('A') ? 'B' : 'A'}`,
        'x',
        `9${undoToken}`,
      ])
        assert.equal((await undo(wrongToken)).json<Answer<null>>().code, 'INVALID_PIN');
    });
  });

  describe('tries', () => {
    let limitedApi: TestApi;
    before(async () => {
      const limits = limitSettings({ LIMITS: 'strict' }, { isProduction: true });
      limitedApi = await buildTestApi({ env: { limits } });
    });
    after(() => limitedApi.close());

    const tryAll = async (bodies: readonly object[]): Promise<number[]> => {
      const bearer = await limitedApi.token('latinas');
      await sql`update sign_ins set created_at = now() - interval '15 minutes'`.execute(limitedApi.deps.db);
      const statuses = [];
      for (const payload of bodies) {
        const headers = { authorization: `Bearer ${bearer}` };
        const answer = await limitedApi.send({ method: 'POST', url: '/api/editusers?id=2', payload, headers });
        if (answer.statusCode === 429) assert.ok(Number(answer.headers['retry-after']) > 0);
        statuses.push(answer.statusCode);
      }
      return statuses;
    };

    test('of the current password are limited like sign-ins', async () => {
      const guess = { password: 'a good new one 5', c_password: 'a good new one 5', current_password: 'wrong' };
      const statuses = await tryAll(Array.from({ length: 40 }, () => guess));
      assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [5, 429]);
    });

    test('of other addresses are limited', async () => {
      const bodies = Array.from({ length: 60 }, (_, index) => ({ email: `try${index}@example.org` }));
      const statuses = await tryAll(bodies);
      assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [5, 429]);
    });
  });
});
