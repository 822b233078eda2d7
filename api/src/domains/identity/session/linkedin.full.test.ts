import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  address,
  app,
  browser,
  claims,
  comeBack,
  openLinkedinStage,
  person,
  setBrowser,
  signIn,
} from '../../../testing/stages/identity/linkedin-stage';

openLinkedinStage();

describe('signing in with LinkedIn', () => {
  test('finds the same account again, even under another address', async () => {
    await signIn();
    const first = await person();
    setBrowser(app.browser());
    claims['email'] = 'moved@mail.test';
    await signIn();
    assert.equal((await person()).id, first.id);
  });

  test('notifies the owner of the account of a new link', async () => {
    await app.addUser({ email: address() });
    assert.equal(await signIn(), 'http://localhost:3000/my');
    await signIn();
    await app.jobs.drain();
    const { data } = (await browser.get('/dev/mail.json')).json<{ data: { recipient: string; subject: string }[] }>();
    const subjects = data.filter(({ recipient }) => recipient === address()).map(({ subject }) => subject);
    assert.deepEqual(subjects, ['LinkedIn was connected to your account']);
  });

  test('without an address adds no account', async () => {
    delete claims['email'];
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=OAuthCreateAccount');
  });

  test('is refused for a disabled and for a removed account', async () => {
    await signIn();
    const { id } = await person();
    await sql`update users set disabled_at = now() where id = ${id}`.execute(app.db);
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=AccessDenied');
    await sql`update users set disabled_at = null, deleted_at = now() where id = ${id}`.execute(app.db);
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=AccessDenied');
  });

  test('is refused for the address of a removed account', async () => {
    await app.addUser({ email: address(), deleted_at: new Date() });
    assert.equal(await signIn(), 'http://localhost:3000/api/auth/error?error=AccessDenied');
  });

  test('three browsers of one new user at once add one account', async () => {
    const browsers = [browser, app.browser(), app.browser()];
    const results = await Promise.all(browsers.map((by) => signIn(undefined, by)));
    assert.deepEqual(new Set(results), new Set(['http://localhost:3000/my']));
    const { rows } = await sql`select id from users where email = ${address()}`.execute(app.db);
    assert.equal(rows.length, 1);
  });

  test('says once that the sign-in has cancelled the removal of the account', async () => {
    await signIn();
    const { id } = await person();
    await sql`update users set removal_requested_at = now(), removal_due_at = now() + interval '14 days'
      where id = ${id}`.execute(app.db);
    const answer = await comeBack();
    assert.equal(answer.statusCode, 200);
    assert.match(answer.body, /Your account stays: its removal is cancelled\./);
    assert.match(answer.body, /href="http:\/\/localhost:3000\/my"/);
    assert.equal((await person()).id, id);
    assert.equal(await signIn(), 'http://localhost:3000/my');
  });
});
