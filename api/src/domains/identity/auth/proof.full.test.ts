import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';

import { openAuthApp } from '../../../testing/auth-app';
import {
  app,
  browser,
  codeOf,
  email,
  forgot,
  id,
  linkOf,
  mails,
  newestPin,
  next,
  openProofStage,
  removeProof,
  resend,
  reset,
} from '../../../testing/stages/identity/proof-stage';

openProofStage();

describe('proving an address', () => {
  describe('a forgotten password', () => {
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
  });

  describe('the link of the mail', () => {
    test('works after wrong pins, whose number is limited by day and account', async () => {
      const limits = { preset: 'strict' } as const;
      const limitedApp = await openAuthApp({ limits: { ...limits, points: { mailAddress: 1000 } } }, app);
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
    beforeEach(removeProof);

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

    test('a reset by mail removes a link to LinkedIn that was made before the proof', async () => {
      await sql`insert into social_accounts (provider, provider_account_id, user_id)
        values ('linkedin', ${`profile-${id}`}, ${id})`.execute(app.db);
      await browser.post('/api/forgotPassword', { json: { email } });
      assert.equal((await reset(await newestPin())).statusCode, 200);
      const { rows } = await sql`select 1 from social_accounts where user_id = ${id}`.execute(app.db);
      assert.deepEqual(rows, []);
    });
  });
});
