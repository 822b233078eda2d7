import { removalDays } from '@enlace/shared-contract/identity';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { createPinsRepository } from '../auth/pins.repository';
import { markSent } from '../../../infrastructure/mail/outbox.repository';
import { personColumns } from '../../../app/person-columns';
import { sweepRemovals } from './removal-sweep';
import { createRemovalTokens } from './removal-token';
import {
  addMember,
  api,
  type Archive,
  call,
  login,
  now,
  openOwnDataStage,
  password,
  run,
  setNow,
  tablesWith,
  tokenOf,
} from '../../../testing/stages/identity/own-data-stage';
import { removalDoneMail } from './mails/removal-done.mail';

openOwnDataStage();

const dayMs = 86_400_000;

/** The mail that was queued last. Its values are deleted after it is sent. */
const lastMail = async (email: string): Promise<string | undefined> => {
  const mails = await run<{ template: string }>(
    `select template from outbox_mails where recipient = '${email}' order by id desc limit 1`,
  );
  return mails[0]?.template;
};

const pins = () => createPinsRepository(api.deps.env.tokenSecret);

const keepTokenOf = async (id: number): Promise<string> => {
  const [row] = await run<{ at: Date }>(`select removal_requested_at as at from users where id = ${id}`);
  return createRemovalTokens(api.deps.env.tokenSecret).issue(id, row?.at ?? new Date(0));
};

describe('one’s own data', () => {
  test('can be downloaded as one file, which is audited', async () => {
    const { id, email, token } = await addMember();
    const answer = await call(token, '/api/downloaduserdata');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    assert.match(String(answer.headers['cache-control']), /no-store/);
    const archive = answer.json<Archive>();
    assert.deepEqual(Object.keys(archive), ['version', 'product', 'created_at', 'data']);
    assert.deepEqual(Object.keys(archive.data), [...personColumns.flatMap(({ part }) => part ?? []), 'attachments']);
    const of = (part: string): Readonly<Record<string, unknown>> => archive.data[part]?.[0] ?? {};
    assert.deepEqual([of('account')['id'], of('account')['email'], of('account')['city']], [id, email, 'Tlaxcala']);
    assert.equal(archive.data['skills']?.length, 2);
    for (const part of [
      'roles',
      'chapters_led',
      'companies_recruited_for',
      'talks',
      'news_written',
      'social_accounts',
      'sign_ins',
      'activity',
      'account_history',
      'mails',
      'messages',
    ])
      assert.ok((archive.data[part]?.length ?? 0) > 0, part);
    assert.doesNotMatch(answer.body, /"(password\w*|\w*hash|pin|token)":|latina@enlace/);
    const auditEntries = await run(`select 1 from audit_entries where action = 'downloadData' and actor_id = ${id}`);
    assert.equal(auditEntries.length, 1);
    assert.equal((await api.post('/api/downloaduserdata')).statusCode, 401);
  });

  describe('removal', () => {
    test('needs a proof: the specified call mails a pin', async () => {
      const { email, token, id } = await addMember();
      const answer = await call(token, '/api/removeuserdata');
      assert.equal(answer.statusCode, 202, answer.body);
      assert.deepEqual(answer.json<{ data: object }>().data, {
        status: 'proof_needed',
        proofs: ['password', 'pin'],
        removal_due_at: null,
      });
      assert.equal(await lastMail(email), 'removalPin');
      const pin = await pins().create(api.deps.db, id, 'remove');
      const wrongPin = pin === '000000' ? '000001' : '000000';
      assert.equal(
        (await call(token, '/api/removeuserdata', { pin: wrongPin })).json<{ code: string }>().code,
        'INVALID_PIN',
      );
      const wrongPassword = await call(token, '/api/removeuserdata', { password: 'wrong' });
      assert.deepEqual([wrongPassword.statusCode, (await call(token, '/api/me')).statusCode], [422, 200]);
      assert.deepEqual(await run(`select removal_due_at from users where id = ${id}`), [{ removal_due_at: null }]);
      const confirmation = await call(token, '/api/removeuserdata', { pin });
      assert.equal(confirmation.json<{ data: { status: string } }>().data.status, 'scheduled', confirmation.body);
      assert.equal((await api.post('/api/removeuserdata', { password })).statusCode, 401);
    });

    test('is scheduled in two weeks; the user is signed out and hidden, and a mail has the link to cancel', async () => {
      const { id, email, token } = await addMember();
      const answer = await call(token, '/api/removeuserdata', { password });
      const dueAt = answer.json<{ data: { removal_due_at: string } }>().data.removal_due_at;
      assert.equal(Date.parse(dueAt) - now.getTime(), removalDays * dayMs);
      assert.equal((await call(token, '/api/me')).statusCode, 401);
      assert.equal((await call(token, '/api/downloaduserdata')).statusCode, 401);
      const chapter = (await api.get('/api/chapters/get/3')).json<{ data: { chapter_leaders: { id: number }[] } }>()
        .data;
      assert.ok(chapter.chapter_leaders.every((leader) => leader.id !== id));

      assert.equal(await lastMail(email), 'removalScheduled');
      const keepToken = await keepTokenOf(id);
      const page = await api.get(`/api/v2/keepuserdata?token=${encodeURIComponent(keepToken)}`);
      assert.match(page.body, /<form action="\/api\/v2\/keepuserdata" method="post">/);
      assert.doesNotMatch(page.body, /<script|style="/);
      assert.ok((await run(`select removal_due_at from users where id = ${id}`))[0], 'looking changes nothing');
      for (const forgedToken of ['', 'x', `${id}.${'A'.repeat(43)}`, `1.${keepToken.split('.')[1]}`]) {
        const refusal = await api.post('/api/v2/keepuserdata', { token: forgedToken });
        assert.equal(refusal.statusCode, 422, forgedToken);
      }
      const keepAnswer = await api.send({
        method: 'POST',
        url: '/api/v2/keepuserdata',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: keepToken }).toString(),
      });
      assert.match(String(keepAnswer.headers['content-type']), /text\/html/);
      assert.deepEqual(await run(`select removal_due_at from users where id = ${id}`), [{ removal_due_at: null }]);
      assert.equal(await lastMail(email), 'removalTakenBack');
      assert.equal((await api.post('/api/v2/keepuserdata', { token: keepToken })).statusCode, 422);
      assert.equal((await login(email)).statusCode, 200);
    });

    test('is cancelled by a sign-in too', async () => {
      const { id, email, token } = await addMember();
      await call(token, '/api/removeuserdata', { password });
      const { notice } = (await login(email)).json<{ data: { notice?: string } }>().data;
      assert.equal(notice, 'Your account stays: its removal is cancelled.');
      const signIn = await login(email);
      assert.equal(signIn.json<{ data: { notice?: string } }>().data.notice, undefined);
      const again = await tokenOf(email);
      assert.deepEqual(await run(`select removal_due_at from users where id = ${id}`), [{ removal_due_at: null }]);
      assert.equal((await call(again, '/api/v2/keepuserdata', {})).statusCode, 200);
      assert.equal((await api.post('/api/v2/keepuserdata', {})).statusCode, 401);
    });

    test('leaves no personal data, and the remaining rows do not identify the person', async () => {
      const { id, email, token, traces } = await addMember();
      await call(token, '/api/removeuserdata', { password });
      setNow(new Date(now.getTime() + (removalDays - 1) * dayMs));
      await sweepRemovals(api.deps);
      assert.ok((await tablesWith(email)).length > 0, 'not before its time');
      setNow(new Date(now.getTime() + 2 * dayMs));
      await sweepRemovals(api.deps);
      // The last mail contains personal data until it is sent.
      const mayKnow = ['outbox_mails', 'caught_mails'];
      for (const trace of traces)
        assert.deepEqual(
          (await tablesWith(trace)).filter((table) => !mayKnow.includes(table)),
          [],
          trace,
        );
      const mails = await run<{ id: number }>(`select id from outbox_mails where template = 'removalDone'`);
      assert.ok(mails.length > 0);
      await markSent(
        api.deps.db,
        removalDoneMail,
        mails.map(({ id: mailId }) => mailId),
      );
      for (const trace of traces) assert.ok(!(await tablesWith(trace)).includes('outbox_mails'), trace);

      const [row] = await run<Record<string, unknown>>(`select * from users where id = ${id}`);
      assert.deepEqual(
        [row?.['email'], row?.['first_name'], row?.['password_hash'], row?.['country_code'], row?.['phone']],
        [`removed-${id}@removed.invalid`, 'Former member', null, null, null],
      );
      assert.ok(row?.['anonymised_at'] instanceof Date);
      const [talk] = await run<{ name: string; user_id: null }>(
        `select name, user_id from event_speakers where event_id = 1 and name = 'Former member'`,
      );
      assert.deepEqual(talk, { name: 'Former member', user_id: null });
      assert.deepEqual(await run(`select 1 from audit_entries where actor_id = ${id}`), []);
      assert.ok((await run(`select 1 from audit_entries where resource = 'users' and row_id = '${id}'`)).length > 0);
      assert.equal((await login(email)).statusCode, 401);
      const admin = await tokenOf('admin@enlace.test');
      for (const url of [`/api/reactiveuser?id=${id}`, `/api/deletehardusers?id=${id}`])
        assert.equal((await call(admin, url)).statusCode, 404, url);
    });
  });
});
