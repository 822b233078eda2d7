import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';

import { type AuthApp, openAuthApp } from '../../testing/auth-app';
import { mails } from '../../app/mails';
import { reviveJob } from '../background-jobs/dead-jobs.repository';
import { createJobWorker } from '../background-jobs/job-worker';
import { mailJobs } from './mail-jobs';
import { createSmtpTransport } from './mail-transport';
import { cleanOutbox, queueMail } from './outbox.repository';
import { createUnsubscribeTokens } from './unsubscribe-tokens';
import { startSmtpCatcher, type SmtpCatcher } from '../../testing/smtp-catcher';
import { forgotPasswordMail } from '../../domains/identity/auth/mails/forgot-password.mail';
import { passwordChangedMail } from '../../domains/identity/auth/mails/password-changed.mail';
import { verifyEmailMail } from '../../domains/identity/auth/mails/verify-email.mail';

const settings = { productName: 'Enlace', origin: 'https://enlace.test' };

interface OutboxRow {
  attempts: number;
  sent: boolean;
  failed: boolean;
  wait: number;
  reason: string | null;
  values: object;
}

describe('the outbox', () => {
  let app: AuthApp;
  let catcher: SmtpCatcher;

  before(async () => {
    catcher = await startSmtpCatcher();
    app = await openAuthApp({ smtpUrl: catcher.url, catchesMail: false });
  });
  after(async () => {
    await app.close();
    await catcher.close();
  });
  afterEach(async () => {
    Object.assign(catcher, { isRefusing: false, confirmMs: 0, isMute: false });
    catcher.mails.length = 0;
    await sql`delete from outbox_mails`.execute(app.db);
    await sql`delete from background_jobs`.execute(app.db);
  });

  const rows = async (): Promise<OutboxRow[]> =>
    (
      await sql<OutboxRow>`select attempts, sent_at is not null as sent, failed_at is not null as failed,
        extract(epoch from due_at - now())::float8 as wait, reason, "values" from outbox_mails m
        join background_jobs j on j.kind = 'mail.send' and j.payload ->> 'mail' = m.id::text order by m.id`.execute(
        app.db,
      )
    ).rows;
  const queue = (email = 'ana@enlace.test') =>
    queueMail(app.db, { email, locale: 'es' }, passwordChangedMail, { name: 'Ana' });

  test('sends by SMTP, as text and HTML, from the configured sender', async () => {
    await queueMail(app.db, { email: 'añá@enlace.test', locale: 'pt' }, forgotPasswordMail, {
      name: 'Ana\r\nBcc: all@enlace.test',
      email: 'a@b.test',
      pin: '123456',
    });
    assert.equal(await app.jobs.drain(), 1);
    const [mail = ''] = catcher.mails;
    assert.match(mail, /^From: Enlace <no-reply@enlace\.test>$/m);
    assert.match(mail, /^Subject: Escolha uma nova senha\r?$/m);
    assert.match(mail, /^Content-Type: text\/plain/m);
    assert.match(mail, /^Content-Type: text\/html/m);
    assert.doesNotMatch(mail, /^Bcc:/im);
    assert.deepEqual((await rows())[0]?.values, { name: 'Ana\r\nBcc: all@enlace.test' }, 'no secret stays');
  });

  test('does not send mails of a transaction that failed', async () => {
    await assert.rejects(
      app.db.transaction().execute(async (trx) => {
        await queueMail(trx, { email: 'ana@enlace.test', locale: 'en' }, passwordChangedMail, { name: 'Ana' });
        throw new Error('the change failed');
      }),
    );
    assert.equal(await app.jobs.drain(), 0);
  });

  test('repeats with growing pauses, stores the reason, and gives up in the end', async () => {
    await queue();
    catcher.isRefusing = true;
    await app.jobs.drain();
    const [first] = await rows();
    assert.deepEqual([first?.attempts, first?.sent, first?.failed], [1, false, false]);
    assert.ok(first && first.wait > 22 && first.wait <= 30);
    assert.match(first.reason ?? '', /451/);
    assert.equal(await app.jobs.drain(), 0);

    await sql`update background_jobs set due_at = now() - interval '1 second', attempts = 5`.execute(app.db);
    await app.jobs.drain();
    const [sixth] = await rows();
    assert.ok(sixth && sixth.wait > 700);

    await sql`update background_jobs set due_at = now() - interval '1 second', attempts = 10`.execute(app.db);
    await app.jobs.drain();
    const [last] = await rows();
    assert.deepEqual([last?.failed, last?.values], [true, { name: 'Ana' }]);
    catcher.isRefusing = false;
    assert.equal(await app.jobs.drain(), 0);
  });

  test('sends after the mail server is back', async () => {
    await queue();
    catcher.isRefusing = true;
    await app.jobs.drain();
    catcher.isRefusing = false;
    await sql`update background_jobs set due_at = now() - interval '1 second'`.execute(app.db);
    await app.jobs.drain();
    assert.equal(catcher.mails.length, 1);
    assert.equal((await rows())[0]?.sent, true);
  });

  test('is shared by workers, and sends no mail twice', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => queue(`p${index}@enlace.test`)));
    const sentMails: string[] = [];
    const transport = { send: async (recipient: string) => void sentMails.push(recipient), close: () => undefined };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const runners = mailJobs({
      db: app.db,
      mails,
      transport,
      settings,
      unsubscribeTokens: createUnsubscribeTokens('secret'),
    });
    const workers = Array.from({ length: 4 }, () => createJobWorker({ db: app.db, runners, log, isPlanning: false }));
    await Promise.all(workers.map((worker) => worker.drain()));
    await Promise.all(workers.map((worker) => worker.close()));
    assert.equal(sentMails.length, 60);
    assert.equal(new Set(sentMails).size, 60);
  });

  test('sends the mails of one address one after the other, and those of others meanwhile', async () => {
    for (const email of ['ana@enlace.test', 'ana@enlace.test', 'bea@enlace.test']) await queue(email);
    const sendings: string[] = [];
    const gate = { open: () => undefined as void };
    const isOpen = new Promise<void>((resolve) => (gate.open = resolve));
    const send = async (recipient: string): Promise<void> => {
      sendings.push(`begin ${recipient}`);
      if (recipient.startsWith('bea')) gate.open();
      await isOpen;
      sendings.push(`end ${recipient}`);
    };
    const runners = mailJobs({
      db: app.db,
      mails,
      transport: { send, close: () => undefined },
      settings,
      unsubscribeTokens: createUnsubscribeTokens('secret'),
    });
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const worker = createJobWorker({ db: app.db, runners, log, isPlanning: false, pollMs: 20 });
    worker.start();
    while ((await rows()).some((row) => !row.sent)) await new Promise((resolve) => setTimeout(resolve, 20));
    await worker.close();
    const [one, other] = ['begin ana@enlace.test', 'end ana@enlace.test'];
    assert.deepEqual(
      sendings.filter((entry) => entry.includes('ana')),
      [one, other, one, other],
    );
  });

  test('sends one mail when the server confirms it later than the lease of the job lasts', async () => {
    await queue();
    catcher.confirmMs = 1500;
    const transport = createSmtpTransport(catcher.url, 'Enlace <no-reply@enlace.test>');
    const runners = mailJobs({
      db: app.db,
      mails,
      transport,
      settings,
      unsubscribeTokens: createUnsubscribeTokens('secret'),
    });
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const options = { db: app.db, runners, log, isPlanning: false, leaseMs: 600, pollMs: 50 };
    const workers = [createJobWorker(options), createJobWorker(options)];
    for (const worker of workers) worker.start();
    while ((await rows())[0]?.sent !== true) await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(workers.map((worker) => worker.close()));
    transport.close();
    assert.equal(catcher.mails.length, 1);
  });

  test('repeats a mail whose confirmation was lost with the same Message-ID, other mails have another', async () => {
    const idOf = (mail = ''): string | undefined => /^Message-ID: (<[^>]+@enlace\.test>)\r?$/im.exec(mail)?.[1];
    await queue();
    catcher.confirmMs = Infinity;
    await app.jobs.drain();
    catcher.confirmMs = 0;
    await sql`update background_jobs set due_at = now() - interval '1 second'`.execute(app.db);
    await queue();
    await app.jobs.drain();
    const ids = catcher.mails.map(idOf);
    assert.equal(ids.length, 3);
    assert.ok(ids.every((id) => id !== undefined));
    assert.equal(new Set(ids).size, 2);
    assert.ok(ids.slice(1).some((id) => id === ids[0]));
  });

  test('does not wait long for a server that accepts a connection and says nothing', async () => {
    catcher.isMute = true;
    const transport = createSmtpTransport(catcher.url, 'Enlace <no-reply@enlace.test>', {
      connectionMs: 200,
      silenceMs: 60_000,
    });
    await assert.rejects(transport.send('ana@enlace.test', { subject: '', text: '', html: '' }, 'key'), /Greeting/);
    transport.close();
  });

  test('deletes the pin of a mail that was given up', async () => {
    const values = { name: 'Ana', email: 'ana@enlace.test', pin: '123456' };
    await queueMail(app.db, { email: 'ana@enlace.test', locale: 'es' }, forgotPasswordMail, values);
    await sql`update background_jobs set attempts = 10`.execute(app.db);
    catcher.isRefusing = true;
    await app.jobs.drain();
    const [mail] = await rows();
    assert.deepEqual([mail?.failed, mail?.values], [true, {}]);
  });

  test('sends a mail that was given up, when its job runs again', async () => {
    await queue();
    await sql`update background_jobs set attempts = 10`.execute(app.db);
    catcher.isRefusing = true;
    await app.jobs.drain();
    catcher.isRefusing = false;
    const { rows: dead } = await sql<{ id: number }>`select id from background_jobs where state = 'dead'`.execute(
      app.db,
    );
    await reviveJob(app.db, dead[0]?.id ?? 0);
    await app.jobs.drain();
    const [mail] = await rows();
    assert.deepEqual([mail?.sent, mail?.failed, catcher.mails.length], [true, false, 1]);
  });

  test('does not send a mail again that went out before its worker died', async () => {
    await queue();
    await sql`update outbox_mails set sent_at = now()`.execute(app.db);
    assert.equal(await app.jobs.drain(), 1);
    assert.deepEqual(catcher.mails, []);
  });

  test('gives up a mail that cannot be parsed', async () => {
    await queue();
    await sql`update outbox_mails set template = 'unknown'`.execute(app.db);
    await app.jobs.drain();
    assert.deepEqual(
      (await rows()).map(({ failed: isFailed }) => isFailed),
      [true],
    );
    assert.deepEqual(catcher.mails, []);
  });

  test('deletes mails a month after sending, and no others', async () => {
    await Promise.all([queue(), queue()]);
    await sql`update outbox_mails set sent_at = now() - interval '31 days'
      where id = (select min(id) from outbox_mails)`.execute(app.db);
    await cleanOutbox(app.db);
    assert.deepEqual(
      (await rows()).map(({ sent: isSent }) => isSent),
      [false],
    );
  });

  test('has no mailbox page when mails are really sent', async () => {
    for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail/1'])
      assert.equal((await app.browser().get(path)).statusCode, 404);
  });

  test('shows mails in development, in a mailbox that runs nothing of their contents', async () => {
    const dev = await openAuthApp({}, app);
    try {
      const browser = dev.browser();
      const empty = await browser.get('/dev/mail');
      assert.match(empty.body, /No mail yet/);
      await queueMail(dev.db, { email: 'ana@enlace.test', locale: 'en' }, verifyEmailMail, {
        name: '<script>alert(1)</script>',
        userId: 1,
        pin: '654321',
      });
      await dev.jobs.drain();
      const list = await browser.get('/dev/mail');
      const { data } = (await browser.get('/dev/mail.json')).json<{ data: { id: number; subject: string }[] }>();
      assert.equal(data[0]?.subject, '654321 is your code to confirm your e-mail');
      const path = `/dev/mail/${data[0].id}`;
      assert.ok(list.body.includes(`href="${path}"`));
      const page = await browser.get(path);
      const body = await browser.get(`${path}/body`);
      for (const answer of [list, page, body]) {
        assert.equal(answer.statusCode, 200);
        assert.doesNotMatch(answer.body, /<script/);
        assert.match(String(answer.headers['content-security-policy']), /default-src 'none'.*trusted-types 'none'/);
      }
      for (const answer of [list, page]) {
        assert.doesNotMatch(String(answer.headers['content-security-policy']), /unsafe/);
        assert.doesNotMatch(answer.body, /style="/);
      }
      assert.match(page.body, new RegExp(`<iframe src="${path}/body"[^>]* sandbox="`));
      assert.match(String(body.headers['content-security-policy']), /^sandbox /);
      for (const wrongPath of ['/dev/mail/9999', '/dev/mail/x', '/dev/mail/1e99/body'])
        assert.equal((await browser.get(wrongPath)).statusCode, 404);
    } finally {
      await dev.close();
    }
  });
});
