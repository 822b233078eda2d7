import type { UserRecord } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  addMember,
  type Answer,
  api,
  change,
  count,
  edit,
  email,
  id,
  logIn,
  mailsTo,
  newEmail,
  openAddressChangeStage,
  password,
  pinOf,
  send,
  token,
  tokenOf,
  tryAll,
  undo,
  undoTokenOf,
  verify,
} from '../../../testing/stages/identity/address-change-stage';

openAddressChangeStage('first');

describe('a new address of the own account', () => {
  test('a stolen bearer token does not become the account', async () => {
    const answer = await edit({ email: newEmail });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json<Answer<null>>().errors ?? {}), ['email', 'current_password']);
    assert.equal((await edit({ email: newEmail, current_password: 'wrong' })).statusCode, 422);
    assert.deepEqual(await mailsTo(newEmail), []);
    assert.equal((await logIn(email)).statusCode, 200);
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

  describe('the undo link of the old address', () => {
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
  });

  describe('tries', () => {
    test('of the current password are limited like sign-ins', async () => {
      const guess = { password: 'a good new one 5', c_password: 'a good new one 5', current_password: 'wrong' };
      const statuses = await tryAll(Array.from({ length: 40 }, () => guess));
      assert.deepEqual([statuses.filter((status) => status === 422).length, statuses.at(-1)], [5, 429]);
    });
  });
});
