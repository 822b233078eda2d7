import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';

import { password } from '../../../testing/auth-app';
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

const other = (pin: string): string => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');

const verify = (pin: string, words = password) =>
  browser.post('/api/verifyEmail', { json: { pin, user_id: id, password: words } });

describe('proving an address', () => {
  describe('a forgotten password', () => {
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

    test('a new password must be sent twice and be long enough', async () => {
      const answers = [
        await reset('123456', { c_password: 'another one' }),
        await reset('123456', { password: 'short', c_password: 'short' }),
        await reset('12345'),
      ];
      assert.deepEqual(answers.map(codeOf), Array(3).fill('VALIDATION_FAILED'));
    });
  });

  describe('an account that cannot be used', () => {
    const shutOut = async (column: 'deleted_at' | 'disabled_at', removal: string | null = null): Promise<void> => {
      await sql`update users set ${sql.ref(column)} = now(), removal_due_at = ${removal} where id = ${id}`.execute(
        app.db,
      );
    };

    for (const [column, subject] of [
      ['deleted_at', 'Tu cuenta fue eliminada'],
      ['disabled_at', 'Tu cuenta está desactivada'],
    ] as const)
      test(`(${column}) answers as any other, and its owner gets a mail with the reason, within the limits`, async () => {
        await shutOut(column);
        const unknownAnswer = await forgot(`no-${email}`);
        assert.equal((await forgot()).body, unknownAnswer.body);
        assert.deepEqual(
          (await mails()).map((mail) => mail.subject),
          [subject],
        );
        const unknownResend = await resend({ email: `no-${email}` });
        assert.equal((await resend({ email })).body, unknownResend.body);
        assert.equal((await resend({ user_id: id })).body, unknownResend.body);
        const caughtMails = await mails();
        assert.deepEqual(
          caughtMails.map((mail) => mail.subject),
          [subject, subject, subject],
        );
        assert.match(caughtMails[0]?.text ?? '', /\/contact/);
        assert.doesNotMatch(caughtMails[0]?.text ?? '', /pin=|hasta el/);
      });

    test('names the last day when its data is due for removal', async () => {
      await shutOut('deleted_at', '2027-03-05T10:00:00Z');
      await forgot();
      assert.match((await mails())[0]?.text ?? '', /hasta el 5 de marzo de 2027/);
    });
  });

  describe('the link of the mail', () => {
    test('sets a new password once, and the pin ends with it', async () => {
      await browser.post('/api/forgotPassword', { json: { email } });
      const [link, pin] = [await linkOf(), await newestPin()];
      assert.equal(codeOf(await reset(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)), 'INVALID_PIN');
      assert.equal((await reset(link)).statusCode, 200);
      assert.equal((await browser.post('/api/login', { json: { email, password: next } })).statusCode, 200);
      assert.equal(codeOf(await reset(link)), 'INVALID_PIN');
      assert.equal(codeOf(await reset(pin)), 'INVALID_PIN');
    });
  });

  describe('a new address', () => {
    beforeEach(removeProof);

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

    test('a reset by mail verifies the address too', async () => {
      await browser.post('/api/forgotPassword', { json: { email } });
      assert.equal((await reset(await newestPin())).statusCode, 200);
      assert.equal((await browser.post('/api/login', { json: { email, password: next } })).statusCode, 200);
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
