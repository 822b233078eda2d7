import { registrationCalls } from '@enlace/shared-contract/forms';
import { verifyEmailAnswerSchema } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { sweepForms } from '../sweep';
import { mailsTo } from '../../../testing/caught-mails';
import {
  api,
  email,
  freshEmail,
  link,
  listLost,
  logIn,
  openRegistrationStage,
  password,
  pinOf,
  sendRegistration,
  stranger,
  type User,
  user_id,
  verify,
} from '../../../testing/stages/forms/registration-stage';

openRegistrationStage();

describe('registration', () => {
  test('is confirmed again by a caller whose first answer was lost, with the password only', async () => {
    const email = freshEmail();
    const { user_id } = await sendRegistration(email);
    const pin = await pinOf(email);
    for (const _attempt of ['first', 'again']) {
      const answer = await verify(user_id, pin);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(verifyEmailAnswerSchema.parse(answer.json()).data.email, email);
    }
    const refusals = [await verify(user_id, pin, 'not this one'), await api.post('/api/verifyEmail', { user_id, pin })];
    assert.deepEqual(
      refusals.map((answer) => answer.json<{ code: string }>().code),
      ['INVALID_PIN', 'INVALID_PIN'],
    );
  });

  test('sent twice, counts with its latest values', async () => {
    const email = freshEmail();
    const first = await sendRegistration(email);
    const pin = await pinOf(email);
    const second = await sendRegistration(
      email,
      { password: 'otra clave 8', c_password: 'otra clave 8' },
      registrationCalls.founder.path,
    );
    assert.equal((await verify(first.user_id, pin)).statusCode, 422);
    assert.equal((await verify(second.user_id, await pinOf(email), 'otra clave 8')).statusCode, 200);
    assert.equal((await logIn(email)).statusCode, 401);
    const { user } = (await logIn(email, 'otra clave 8')).json<{ data: { user: User } }>().data;
    assert.deepEqual(
      user.roles.map(({ name }) => name),
      ['founders'],
    );
  });

  describe('by a stranger, with the address of another person', () => {
    test('gets no account by the link of the mail alone: the owner chooses the password', async () => {
      const answer = await api.post('/api/verifyEmail', link);
      assert.equal(answer.statusCode, 200, answer.body);
      const { data } = verifyEmailAnswerSchema.parse(answer.json());
      assert.equal(data.user_id, user_id);
      assert.equal(data.email, null, 'the address is only for a caller who knows the password');
      assert.equal((await logIn(email, stranger)).statusCode, 401);
      assert.equal(data.new_password?.email, email);
      const reset = await api.post('/api/resetPassword', { ...data.new_password, password, c_password: password });
      assert.equal(reset.statusCode, 200, reset.body);
      assert.equal((await logIn(email)).statusCode, 200);
      assert.equal((await logIn(email, stranger)).statusCode, 401);
    });

    test('a wrong password leaves the pin valid', async () => {
      assert.equal((await verify(user_id, link.pin, 'not this one')).statusCode, 422);
      assert.equal((await verify(user_id, link.pin, stranger)).statusCode, 200);
    });
  });

  describe('that is not verified', () => {
    test('gets a new pin, and the mails are counted', async () => {
      const email = freshEmail();
      const { user_id } = await sendRegistration(email);
      const oldPin = await pinOf(email);
      assert.equal((await api.post(`/api/v2/users_lost/resend?id=${user_id}`, undefined, 'admin')).statusCode, 200);
      assert.equal((await listLost(`search=${email}`))[0]?.mails_count, 2);
      const pin = await pinOf(email);
      assert.equal((await mailsTo(api, email)).length, 2);
      if (pin !== oldPin) assert.equal((await verify(user_id, oldPin)).statusCode, 422);
      assert.equal((await verify(user_id, pin)).statusCode, 200);
    });

    test('is removed by an admin alone, without other rows', async () => {
      const { user_id } = await sendRegistration(freshEmail());
      assert.equal((await api.post(`/api/v2/users_lost/remove?id=${user_id}`, undefined, 'admin')).statusCode, 200);
      assert.equal((await api.post('/api/v2/users_lost/remove?id=2', undefined, 'admin')).statusCode, 404);
      const { rows } = await sql`select id from users where id in (${user_id}, 2)`.execute(api.deps.db);
      assert.deepEqual(rows, [{ id: 2 }]);
    });

    test('is removed after 30 days, and its address is free again', async () => {
      const [oldEmail, youngEmail, verifiedEmail] = [freshEmail(), freshEmail(), freshEmail()];
      await sendRegistration(oldEmail);
      await sendRegistration(youngEmail);
      const { user_id } = await sendRegistration(verifiedEmail);
      await verify(user_id, await pinOf(verifiedEmail));
      const age = (email: string, days: number) =>
        sql`update registrations set created_at = now() - make_interval(days => ${days}::int)
          where user_id = (select id from users where email = ${email})`.execute(api.deps.db);
      await age(oldEmail, 31);
      await age(youngEmail, 29);
      await age(verifiedEmail, 400);
      assert.deepEqual(await sweepForms(api.deps.db, new Date()), { lost: 1 });
      const { rows } = await sql<{
        email: string;
      }>`select email from users where email in (${oldEmail}, ${youngEmail}, ${verifiedEmail})
        order by id`.execute(api.deps.db);
      assert.deepEqual(
        rows.map(({ email }) => email),
        [youngEmail, verifiedEmail],
      );
      await sendRegistration(oldEmail);
    });
  });
});
