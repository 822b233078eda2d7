import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  ageSignIns,
  type Answer,
  api,
  change,
  edit,
  email,
  id,
  logIn,
  mailsTo,
  newEmail,
  openAddressChangeStage,
  pinOf,
  send,
  tokenOf,
  tryAll,
  undo,
  undoTokenOf,
  verify,
} from '../../../testing/stages/identity/address-change-stage';

openAddressChangeStage('full');

describe('a new address of the own account', () => {
  test('the token of an admin does not move the admin’s own address either', async () => {
    const admin = await api.token('admin');
    await ageSignIns(1);
    const answer = await send('/api/editusers?id=1', { email: newEmail }, admin);
    assert.deepEqual(Object.keys(answer.json<Answer<null>>().errors ?? {}), ['email', 'current_password']);
  });

  test('needs no password within minutes of a sign-in', async () => {
    const fresh = await tokenOf(email);
    assert.equal((await edit({ email: newEmail }, fresh)).statusCode, 200);
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
    test('of other addresses are limited', async () => {
      const bodies = Array.from({ length: 60 }, (_, index) => ({ email: `try${index}@example.org` }));
      const statuses = await tryAll(bodies);
      assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [5, 429]);
    });
  });
});
