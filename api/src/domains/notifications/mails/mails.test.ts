import { roleNames } from '@enlace/shared-contract/access';
import { registrationCalls } from '@enlace/shared-contract/forms';
import { mailCalls, mails, mailStateAnswerSchema } from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import * as z from 'zod/mini';

import { createUnsubscribeTokens } from '../../../infrastructure/mail/unsubscribe-tokens';
import { mailJobs } from '../../../infrastructure/mail/mail-jobs';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { createJobWorker } from '../../../infrastructure/background-jobs/job-worker';
import { addPerson } from '../../../testing/add-person';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';
import { formReplyMail } from '../../forms/mails/form-reply.mail';
import { verifyEmailMail } from '../../identity/auth/mails/verify-email.mail';

const list = mails.wire.list.path;
const rowsSchema = z.object({ data: z.array(mails.entity), meta: z.looseObject({ total: z.number() }) });

/** A production site without a mail server, and the mails of its outbox. */
describe('mails without a mail server', () => {
  let api: TestApi;
  let isRefusing = false;
  let sentMails: { recipient: string; subject: string }[] = [];

  before(async () => {
    api = await buildTestApi({ env: { mode: 'production', smtpUrl: null, seeds: false } });
  });
  after(() => api.close());
  beforeEach(async () => {
    isRefusing = false;
    sentMails = [];
    await sql`delete from outbox_mails`.execute(api.deps.db);
    await sql`delete from background_jobs`.execute(api.deps.db);
  });

  const read = async (query = '', as: Caller = 'admin') => {
    const answer = await api.get(`${list}${query}`, as);
    assert.equal(answer.statusCode, 200, answer.body);
    return rowsSchema.parse(answer.json()).data;
  };
  const state = async () => mailStateAnswerSchema.parse((await api.get(mailCalls.getState.path, 'admin')).json()).data;
  const queueCode = () =>
    queueMail(api.deps.db, { email: 'ana@enlace.test', locale: 'en' }, verifyEmailMail, {
      name: 'Ana',
      userId: 1,
      pin: '731902',
    });
  const queueAnswer = (email = 'bia@enlace.test') =>
    queueMail(api.deps.db, { email, locale: 'pt' }, formReplyMail, {
      name: 'Bia',
      subject: 'Your question',
      body: 'Hello',
      reference: 'CU-7',
    });
  const post = (action: 'send-again' | 'give-up', id: number, as: Caller = 'admin') =>
    api.post(`${list}/${id}/${action}`, undefined, as);

  /** The work of another process, which has a mail server. */
  async function sendDue(): Promise<void> {
    const send = async (recipient: string, { subject }: { subject: string }): Promise<void> => {
      if (isRefusing) throw new Error('451 try later');
      sentMails.push({ recipient, subject });
    };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const runners = mailJobs({
      db: api.deps.db,
      mails: api.deps.mails,
      transport: { send, close: () => undefined },
      settings: { productName: 'Enlace', origin: 'https://enlace.test' },
      unsubscribeTokens: createUnsubscribeTokens('secret'),
    });
    await sql`update background_jobs set due_at = now() - interval '1 second' where state = 'waiting'`.execute(
      api.deps.db,
    );
    const worker = createJobWorker({ db: api.deps.db, runners, log, isPlanning: false });
    await worker.drain();
    await worker.close();
  }

  test('wait without an attempt, and are neither marked as sent nor caught', async () => {
    await queueCode();
    assert.equal(await api.finishJobs(), 0);
    const [mail] = await read();
    assert.deepEqual([mail?.state, mail?.attempts, mail?.reason], ['waiting', 0, null]);
    assert.equal(mail?.subject, '······ is your code to confirm your e-mail');
    const { rows } = await sql`select 1 from caught_mails where recipient = 'ana@enlace.test'`.execute(api.deps.db);
    assert.deepEqual(rows, []);
    assert.deepEqual(await state(), { server: 'none', waiting: 1, failing: 0, failed: 0 });
    assert.equal(await api.api.describeMail(), 'no mail server, 1 waiting');
  });

  test('are not promised to a person who registers', async () => {
    const payload = {
      first_name: 'Eva',
      last_name: 'Paz',
      email: 'eva@example.org',
      password: 'a-Long-passw0rd-77',
      password_confirmation: 'a-Long-passw0rd-77',
      country_code: 'PE',
      city: 'Lima',
      terms: 1,
    };
    const answer = await api.send({
      method: 'POST',
      url: registrationCalls.member.path,
      payload,
      headers: { 'accept-language': 'en' },
    });
    assert.equal(answer.statusCode, 201, answer.body);
    assert.match(answer.json<{ message: string }>().message, /Mails cannot leave this site at the moment/);
    assert.equal((await state()).waiting, 1);
  });

  test('go out once a mail server is set; those with an ended code do not', async () => {
    await queueCode();
    const oldId = await queueCode();
    await queueAnswer();
    await sql`update outbox_mails set created_at = now() - interval '25 hours' where id = ${oldId}`.execute(
      api.deps.db,
    );
    await sendDue();
    assert.deepEqual(sentMails.map(({ recipient }) => recipient).sort(), ['ana@enlace.test', 'bia@enlace.test']);
    const oldMail = (await read()).find(({ id }) => id === oldId);
    assert.deepEqual([oldMail?.state, oldMail?.reason], ['given_up', 'too old to be of use']);
    assert.deepEqual(await state(), { server: 'none', waiting: 0, failing: 0, failed: 0 });
  });

  test('that a server refuses are counted, and after the last attempt can be sent again', async () => {
    const id = await queueAnswer();
    isRefusing = true;
    await sendDue();
    assert.deepEqual(await state(), { server: 'none', waiting: 1, failing: 1, failed: 0 });
    assert.deepEqual([(await read())[0]?.attempts, (await read())[0]?.reason], [1, '451 try later']);
    assert.equal(await api.api.describeMail(), 'no mail server, 1 waiting, 1 failing');
    assert.equal((await post('send-again', id)).statusCode, 404, 'a waiting mail');
    await sql`update background_jobs set attempts = 10`.execute(api.deps.db);
    await sendDue();
    const [failedMail] = await read('?state=failed');
    assert.deepEqual(
      [failedMail?.attempts, failedMail?.reason, failedMail?.is_resendable],
      [11, '451 try later', true],
    );
    assert.equal((await state()).failed, 1);
    isRefusing = false;
    assert.equal((await post('send-again', id)).statusCode, 200);
    assert.equal((await read())[0]?.state, 'waiting');
    await sendDue();
    assert.deepEqual(sentMails, [{ recipient: 'bia@enlace.test', subject: 'Your question' }]);
    assert.equal((await read())[0]?.state, 'sent');
    assert.equal((await post('give-up', id)).statusCode, 404, 'a sent mail');
  });

  test('are given up, waiting or failed, and then come back unless their code is deleted', async () => {
    const [code, answer] = [await queueCode(), await queueAnswer()];
    for (const id of [code, answer]) assert.equal((await post('give-up', id)).statusCode, 200);
    assert.equal((await post('give-up', answer)).statusCode, 404, 'given up before');
    await sendDue();
    assert.deepEqual(sentMails, []);
    const rows = await read('?state=given_up&sort=recipient&order=asc');
    assert.deepEqual(
      rows.map(({ recipient, reason, is_resendable }) => [recipient, reason, is_resendable]),
      [
        ['ana@enlace.test', 'given up by an administrator', false],
        ['bia@enlace.test', 'given up by an administrator', true],
      ],
    );
    assert.equal((await post('send-again', code)).statusCode, 404, 'the code is deleted');
    assert.equal((await post('send-again', answer)).statusCode, 200);
    await sendDue();
    assert.equal(sentMails.length, 1);
    const { rows: entries } = await sql`select action, row_id from audit_entries where resource = 'mails'
      and row_id = ${String(answer)} order by id`.execute(api.deps.db);
    assert.deepEqual(entries, [
      { action: 'discard', row_id: String(answer) },
      { action: 'resend', row_id: String(answer) },
    ]);
  });

  test('are not given up while they are being sent', async () => {
    const id = await queueAnswer();
    await sql`update background_jobs set state = 'running'`.execute(api.deps.db);
    assert.equal((await post('give-up', id)).statusCode, 409);
  });

  test('are found by address and subject, in pages, and show no code', async () => {
    await queueCode();
    await queueAnswer('zoe@example.org');
    assert.deepEqual(
      (await read('?search=zoe@')).map(({ recipient }) => recipient),
      ['zoe@example.org'],
    );
    assert.deepEqual(
      (await read('?search=your%20question')).map(({ recipient }) => recipient),
      ['zoe@example.org'],
    );
    assert.equal((await read('?search=731902')).length, 0);
    assert.equal((await read('?page=2&per_page=1')).length, 1);
    const bodies = await Promise.all([api.get(list, 'admin'), api.get(`${list}/${(await read())[0]?.id}`, 'admin')]);
    for (const { body } of bodies) assert.doesNotMatch(body, /731902|Hello/);
  });

  test('are for admins, and for users with the permission', async () => {
    const id = await queueAnswer();
    const paths = [list, `${list}/${id}`, mailCalls.getState.path];
    for (const role of [null, ...roleNames.filter((name) => name !== 'admin')]) {
      const status = role === null ? 401 : 403;
      for (const path of paths) assert.equal((await api.get(path, role)).statusCode, status, `${role} ${path}`);
      for (const action of ['send-again', 'give-up'] as const)
        assert.equal((await post(action, id, role)).statusCode, status, `${role} ${action}`);
    }
    const operator = await addPerson(api, { roles: ['allies'], permissions: ['mails.list', 'mails.manage'] });
    assert.equal((await operator.get(list)).statusCode, 200);
    assert.equal((await operator.post(`${list}/${id}/give-up`)).statusCode, 200);
  });
});
