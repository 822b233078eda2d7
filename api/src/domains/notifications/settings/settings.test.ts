import { messageKindNames, notificationSettingsSchema } from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';

import { transact } from '../../../infrastructure/db/transact';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import { sendDigests } from '../digest/send-digests';
import { notify } from '../notify';
import { eventMessageMail } from '../../events/messages/event-message.mail';
import { passwordChangedMail } from '../../identity/auth/mails/password-changed.mail';

interface CaughtMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly unsubscribe: string | null;
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});
beforeEach(async () => {
  for (const table of ['caught_mails', 'message_choices', 'mail_stops', 'held_mails', 'mail_digests'])
    await sql`delete from ${sql.id(table)}`.execute(api.deps.db);
});

const email = 'latina@enlace.test';
const path = '/api/v2/notification-settings';

const queueMessage = (subject: string, to = email) =>
  transact(api.deps.db, (trx) =>
    queueMail(trx, { email: to, locale: 'en' }, eventMessageMail, {
      name: 'Luz',
      event: 'Café',
      path: '/events/cafe',
      subject,
      body: 'Hello',
      token: 'secret-slug',
    }),
  );
const queueRequired = () =>
  transact(api.deps.db, (trx) => queueMail(trx, { email, locale: 'en' }, passwordChangedMail, { name: 'Luz' }));

async function mails(to = email): Promise<readonly CaughtMail[]> {
  await api.finishJobs();
  const answer = await api.get('/dev/mail.json', null);
  return answer.json<{ data: CaughtMail[] }>().data.filter(({ recipient }) => recipient === to);
}

async function settings(as: 'latinas' | 'admin' = 'latinas') {
  return notificationSettingsSchema.parse((await api.get(path, as)).json()).data;
}

const choose = (body: object) => api.post(`${path}/choice`, body, 'latinas');
const chooseDigest = (is_on: boolean, timezone = 'America/Lima') =>
  api.post(`${path}/digest`, { is_on, timezone }, 'latinas');

test('everything is on at first, and each kind has its switches; required ones have none for the mail', async () => {
  const { choices, digest } = await settings();
  assert.deepEqual(
    choices.map(({ kind }) => kind),
    messageKindNames.filter((kind) => kind !== 'team'),
  );
  assert.ok(choices.every(({ has_mail, has_notification }) => has_mail && has_notification !== false));
  assert.deepEqual(digest, { is_on: false, timezone: null });
  assert.ok((await settings('admin')).choices.some(({ kind }) => kind === 'team'));
  assert.equal((await choose({ kind: 'tickets', has_mail: false })).statusCode, 409);
  assert.equal((await choose({ kind: 'receipts', has_notification: false })).statusCode, 409);
  assert.equal((await choose({ kind: 'nothing', has_mail: false })).statusCode, 422);
  assert.equal((await api.get(path, null)).statusCode, 401);
});

test('the mail and the notification of a kind are switched apart from each other', async () => {
  assert.equal((await choose({ kind: 'eventMessage', has_mail: false })).statusCode, 200);
  const { choices } = await settings();
  const choice = choices.find(({ kind }) => kind === 'eventMessage');
  assert.deepEqual(choice, { kind: 'eventMessage', has_mail: false, has_notification: true });
  await queueMessage('not wanted');
  await queueRequired();
  assert.deepEqual(
    (await mails()).map(({ subject }) => subject),
    ['Your password was changed'],
  );
  const count = async () => {
    const { rows } = await sql`select 1 from notifications where template = 'eventMessage'`.execute(api.deps.db);
    return rows.length;
  };
  const tell = () =>
    transact(api.deps.db, (trx) =>
      notify(trx, { template: 'eventMessage', facts: { event: 'Café' }, link: null }, { emails: [email] }),
    );
  const before = await count();
  await tell();
  assert.equal(await count(), before + 1);
  await choose({ kind: 'eventMessage', has_notification: false });
  await tell();
  assert.equal(await count(), before + 1);
});

test('the link of a mail stops its kind by POST, without sign-in; opening it only asks', async () => {
  await queueMessage('one');
  const [mail] = await mails();
  assert.ok(mail?.unsubscribe !== null && mail?.unsubscribe !== undefined);
  assert.ok(mail.text.includes(mail.unsubscribe));
  const { pathname, search } = new URL(mail.unsubscribe);
  const page = await api.get(`${pathname}${search}`, null, { 'accept-language': 'en' });
  assert.match(page.body, /Stop these mails\?/);
  assert.equal((await settings()).choices.find(({ kind }) => kind === 'eventMessage')?.has_mail, true);
  const post = (url: string) =>
    api.send({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  assert.equal((await post(`${pathname}${search.slice(0, -1)}x`)).statusCode, 404);
  assert.equal((await post(pathname)).statusCode, 404);
  for (const _ of [1, 2]) assert.equal((await post(`${pathname}${search}`)).statusCode, 200);
  assert.equal((await settings()).choices.find(({ kind }) => kind === 'eventMessage')?.has_mail, false);
  await queueMessage('two');
  assert.equal((await mails()).length, 1);
});

test('a person without an account stops a kind by its link, which names no address; an account takes it over', async () => {
  const address = 'Guest.Luz@example.org';
  await queueMessage('one', address);
  const [mail] = await mails(address);
  assert.ok(mail?.unsubscribe !== null && mail?.unsubscribe !== undefined);
  assert.doesNotMatch(mail.unsubscribe, /guest|luz|%40/i);
  const { pathname, search } = new URL(mail.unsubscribe);
  const page = await api.get(`${pathname}${search}`, null, { 'accept-language': 'en' });
  assert.match(page.body, /Stop these mails\?[^]*Mails about your tickets still come/);
  const stop = () =>
    api.send({
      method: 'POST',
      url: `${pathname}${search}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (const _ of [1, 2]) assert.equal((await stop()).statusCode, 200);
  await queueMessage('two', address.toLowerCase());
  assert.equal((await mails(address)).length, 1);
  const { rows } = await sql<{ email: string }>`select email from users where email = ${email}`.execute(api.deps.db);
  try {
    await sql`update users set email = ${address} where email = ${email}`.execute(api.deps.db);
    const choiceOf = async () => (await settings()).choices.find(({ kind }) => kind === 'eventMessage')?.has_mail;
    assert.equal(await choiceOf(), false);
    await choose({ kind: 'eventMessage', has_notification: false });
    assert.equal(await choiceOf(), false, 'another switch leaves it as it is');
    await choose({ kind: 'eventMessage', has_mail: true });
    assert.equal(await choiceOf(), true);
    await queueMessage('three', address);
    assert.equal((await mails(address)).length, 2);
    assert.equal((await stop()).statusCode, 200);
    assert.equal(await choiceOf(), false);
  } finally {
    await sql`update users set email = ${rows[0]?.email ?? email} where email = ${address}`.execute(api.deps.db);
  }
});

test('changes of an event and offers of its waiting list are always mailed', async () => {
  const { choices } = await settings();
  for (const kind of ['eventChange', 'waitingOffer'] as const) {
    assert.equal(choices.find((one) => one.kind === kind)?.has_mail, true);
    assert.equal((await choose({ kind, has_mail: false })).statusCode, 409);
  }
});

test('mails that are always sent have no such link', async () => {
  await queueRequired();
  assert.equal((await mails())[0]?.unsubscribe, null);
});

const tomorrow = (hour: string): Date => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T${hour}Z`);
};

test('with a digest, mails of a day come as one in the morning of the user, and urgent ones at once', async () => {
  assert.equal((await chooseDigest(true, 'UTC')).statusCode, 200);
  assert.deepEqual((await settings()).digest, { is_on: true, timezone: 'UTC' });
  await queueMessage('one');
  await queueMessage('two');
  await queueRequired();
  assert.equal((await mails()).length, 1);
  const facts = { productName: 'Enlace', origin: 'https://enlace.test' };
  await sendDigests(api.deps.db, api.deps.mails, facts, tomorrow('07:59:00'));
  assert.equal((await mails()).length, 1);
  await sendDigests(api.deps.db, api.deps.mails, facts, tomorrow('08:01:00'));
  await sendDigests(api.deps.db, api.deps.mails, facts, tomorrow('09:00:00'));
  const [digest, ...others] = await mails();
  assert.equal(others.length, 1);
  assert.match(digest?.subject ?? '', /Your day at/);
  assert.match(digest?.text ?? '', /one[^]*https:\/\/enlace\.test\/t\/secret-slug[^]*two/);
  assert.match(digest?.unsubscribe ?? '', /digest/);
  const { rows } = await sql<{ text: string }>`select "values"::text as text from outbox_mails
    where template in ('digest', 'eventMessage')`.execute(api.deps.db);
  assert.ok(rows.every(({ text }) => !text.includes('secret-slug')));
});

test('mails that wait are sent when the digest ends, and a wrong time zone is refused', async () => {
  assert.equal((await chooseDigest(true, 'Mars/Olympus')).statusCode, 422);
  await chooseDigest(true);
  await queueMessage('waits');
  assert.equal((await mails()).length, 0);
  await chooseDigest(false);
  assert.deepEqual(
    (await mails()).map(({ subject }) => subject),
    ['waits'],
  );
});

test('two runs at the same time send one digest', async () => {
  await chooseDigest(true, 'UTC');
  await queueMessage('once');
  const facts = { productName: 'Enlace', origin: 'https://enlace.test' };
  await Promise.all([1, 2].map(() => sendDigests(api.deps.db, api.deps.mails, facts, tomorrow('08:01:00'))));
  assert.equal((await mails()).length, 1);
});
