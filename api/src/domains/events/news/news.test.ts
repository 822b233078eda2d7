import type { EventNews } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, cancelEvent, finishAllJobs, makeNewsDue, person } from '../../../testing/event-tickets';
import { buildPayingApi } from '../../../testing/sandbox-payments';
import { shareTestApi } from '../../../testing/shared-api';
import { createMessageCalls } from '../../../testing/stages/events/messages-stage';
import { createWaitingCalls } from '../../../testing/stages/events/waiting-calls';

let api: TestApi;
before(async () => {
  api = await shareTestApi(buildPayingApi);
});
beforeEach(() => clearMails());

const { sellOut, join, cancel, statesOf } = createWaitingCalls(() => api);
const { attend } = createMessageCalls(() => api);

async function clearMails(): Promise<void> {
  await finishAllJobs(api);
  await sql`delete from caught_mails`.execute(api.deps.db);
}

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails of this moment; later ones stay planned. */
async function readMails(): Promise<readonly Mail[]> {
  await finishAllJobs(api);
  const { rows } = await sql<Mail>`select recipient, subject, text from caught_mails order by recipient, id`.execute(
    api.deps.db,
  );
  await clearMails();
  return rows;
}

async function readMailsAfterPause(): Promise<readonly Mail[]> {
  await makeNewsDue(api);
  return readMails();
}

async function edit(event: number, values: object): Promise<void> {
  const answer = await api.post(`/api/editevent?id=${event}`, toMultipart({ ...values }), 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
}

const path = (event: number): string => `/api/v2/events/${event}/news`;
const news = async (event: number) => (await api.get(path(event), 'admin')).json<{ data: EventNews }>().data;
const decide = (event: number, body: object, as: Caller = 'admin') => api.post(path(event), body, as);

async function addBookedEvent(values: object = {}): Promise<{ event: number; ticket: number }> {
  const event = await addEvent(api, { title: 'Plaza', status: 'published', venue_name: 'Casa', ...values });
  const ticket = await addTicket(api, event);
  await attend(event, ticket, 1);
  await attend(event, ticket, 2, 'es');
  await clearMails();
  return { event, ticket };
}

describe('a changed event', () => {
  test('is told after a pause, with the words of the organiser in the language of each person', async () => {
    const { event } = await addBookedEvent();
    await edit(event, {
      venue_name: 'Teatro',
      'news[mode]': 'send',
      'news[words][en]': 'The house has no roof.',
      'news[words][es]': 'La casa no tiene techo.',
    });
    const plan = await news(event);
    assert.deepEqual(
      [plan.state, plan.facts, plan.people, plan.uninformed],
      ['planned', ['venue_name'], { en: 1, es: 1 }, 2],
    );
    assert.ok(Date.parse(plan.send_at ?? '') > Date.now() + 60_000);
    assert.deepEqual(await readMails(), [], 'nothing before the pause');
    const mails = await readMailsAfterPause();
    assert.deepEqual(
      mails.map(({ recipient, subject, text }) => [
        recipient,
        subject,
        /no roof|sin techo|no tiene techo/.exec(text)?.[0],
      ]),
      [
        ['ana.1@example.org', 'Changed: Plaza', 'no roof'],
        ['ana.2@example.org', 'Cambios: Plaza', 'no tiene techo'],
      ],
    );
    const end = await news(event);
    assert.deepEqual([end.state, end.facts, end.uninformed], ['done', [], 0]);
    assert.equal((await decide(event, { action: 'hold' })).statusCode, 409);
    assert.equal((await decide(event, { action: 'now' })).statusCode, 200);
    assert.deepEqual(await readMailsAfterPause(), []);
  });

  test('is held until an organiser decides; a later save without a decision does not send it', async () => {
    const { event } = await addBookedEvent();
    await edit(event, { venue_name: 'Teatro', 'news[mode]': 'hold' });
    await edit(event, { city: 'Lima' });
    assert.deepEqual(await readMailsAfterPause(), []);
    const heldNews = await news(event);
    assert.deepEqual([heldNews.state, heldNews.send_at, heldNews.facts], ['held', null, ['venue_name', 'city']]);
    assert.equal((await decide(event, { action: 'now' }, 'allies')).statusCode, 403);
    for (let time = 0; time < 2; time++)
      assert.equal((await decide(event, { action: 'now', words: { en: 'At last.' } })).statusCode, 200);
    const mails = await readMails();
    assert.equal(mails.length, 2);
    assert.ok(mails.every(({ text }) => text.includes('At last.')));
  });

  test('is never told when the organiser wants so, and the next change is', async () => {
    const { event } = await addBookedEvent();
    await edit(event, { venue_name: 'Casa 2', 'news[mode]': 'never' });
    assert.deepEqual([(await news(event)).state, (await news(event)).uninformed], ['done', 0]);
    assert.deepEqual(await readMailsAfterPause(), []);
    await edit(event, { summary: 'Only words' });
    assert.equal((await news(event)).state, 'done');
    await edit(event, { venue_name: 'Teatro' });
    assert.equal((await news(event)).state, 'planned');
    assert.equal((await decide(event, { action: 'never' })).statusCode, 200);
    assert.equal((await decide(event, { action: 'never' })).statusCode, 200);
    assert.deepEqual(await readMailsAfterPause(), []);
  });

  test('that does not matter to its people leaves the news of an earlier change', async () => {
    const { event } = await addBookedEvent();
    const noMail = { 'news[mode]': 'never' };
    const words = { 'news[mode]': 'send', 'news[words][en]': 'The hall is late.' };
    await edit(event, { starts_at: '2099-05-01T19:00:00Z', ...words });
    await edit(event, { venue_name: 'Casa.', ...noMail });
    const [mail] = await readMailsAfterPause();
    assert.match(mail?.text ?? '', /2:00 PM[^]*The hall is late\./);
    await edit(event, { starts_at: '2099-05-01T18:00:00Z', 'news[mode]': 'hold' });
    await edit(event, { venue_name: 'Casa', ...noMail });
    assert.deepEqual([(await news(event)).state, (await news(event)).uninformed], ['held', 2]);
    // Nothing is left of a change that was corrected back.
    await edit(event, { starts_at: '2099-05-01T19:00:00Z', venue_name: 'Casa.', 'news[mode]': 'hold' });
    await edit(event, { venue_name: 'Teatro', ...noMail });
    assert.deepEqual([(await news(event)).state, (await news(event)).uninformed], ['done', 0]);
    await finishAllJobs(api);
  });

  test('after another address of its meeting has the mail of its own change', async () => {
    const { event } = await addBookedEvent({ format: 'hybrid' });
    const meeting = { url: 'https://meet.example/plaza' };
    assert.equal((await api.post(`/api/v2/events/${event}/meeting`, meeting, 'admin')).statusCode, 200);
    await edit(event, { status: 'moved_online' });
    assert.deepEqual((await news(event)).facts, ['status']);
    const mails = await readMailsAfterPause();
    assert.match(mails[0]?.subject ?? '', /online/i);
  });

  test('is not told when it is corrected back in the pause; a held one can be planned again', async () => {
    const { event } = await addBookedEvent();
    await edit(event, { venue_name: 'Teatro' });
    await edit(event, { venue_name: 'Casa' });
    assert.equal((await news(event)).uninformed, 0);
    assert.deepEqual(await readMailsAfterPause(), []);
    await edit(event, { venue_name: 'Teatro' });
    assert.equal((await decide(event, { action: 'hold' })).json<{ data: EventNews }>().data.state, 'held');
    assert.deepEqual(await readMailsAfterPause(), []);
    assert.equal((await decide(event, { action: 'send' })).json<{ data: EventNews }>().data.state, 'planned');
    assert.equal((await readMailsAfterPause()).length, 2);
  });

  test('is told again when an editor saves while the mails are due', async () => {
    const { event } = await addBookedEvent();
    await edit(event, { venue_name: 'Teatro' });
    await sql`update event_news set send_at = now() - interval '1 hour' where event_id = ${event}`.execute(api.deps.db);
    await edit(event, { venue_name: 'Parque' });
    // The job of the first save runs after the second one.
    await sql`update background_jobs set due_at = now() - interval '1 second' where state = 'waiting'
      and kind = 'events.tell-attendees'`.execute(api.deps.db);
    assert.deepEqual(await readMails(), [], 'the second save starts the pause again');
    const mails = await readMailsAfterPause();
    assert.equal(mails.length, 2);
    assert.ok(mails.every(({ text }) => text.includes('Parque')));
  });

  test('has own words when it is postponed, and when it moves online', async () => {
    const { event } = await addBookedEvent();
    await edit(event, { status: 'postponed' });
    const [postponement] = await readMailsAfterPause();
    assert.equal(postponement?.subject, 'Postponed: Plaza');
    assert.doesNotMatch(postponement?.text ?? '', /2099/);
    await edit(event, { status: 'moved_online' });
    assert.equal((await readMailsAfterPause())[0]?.subject, 'Now online: Plaza');
    await edit(event, { starts_at: '2099-05-01T19:00:00Z' });
    assert.equal((await readMailsAfterPause())[0]?.subject, 'Changed: Plaza');
  });

  test('makes no offers to people who wait while it is postponed', async () => {
    const { event, ticket, sold } = await sellOut(1, {}, { title: 'Plaza', status: 'published' });
    await join(event, ticket, 65);
    await edit(event, { status: 'postponed', 'news[mode]': 'now' });
    await cancel(sold[0] ?? 0);
    const texts = (await readMails()).filter(({ recipient }) => recipient === person(65).email);
    assert.match(texts.at(-1)?.text ?? '', /postponed; the new date is not fixed yet/);
    assert.deepEqual(await statesOf(event), ['65 waiting']);
  });

  test('refuses unknown decisions, and answers nothing about a missing event', async () => {
    const { event } = await addBookedEvent();
    assert.equal((await decide(event, { action: 'now' })).statusCode, 409);
    assert.equal((await decide(event, { action: 'shout' })).statusCode, 422);
    assert.equal((await decide(999_999, { action: 'now' })).statusCode, 404);
    assert.equal((await api.get(path(999_999), 'admin')).statusCode, 404);
    assert.equal((await api.get(path(event), 'allies')).statusCode, 403);
  });
});

describe('people who wait', () => {
  test('are told with a link to their place, and without a street that only guests may see', async () => {
    const street = { venue_address: 'Calle 9 # 2', address_visibility: 'confirmed_only' };
    const { event, ticket } = await sellOut(1, {}, { title: 'Plaza', status: 'published', ...street });
    await join(event, ticket, 61);
    await clearMails();
    assert.deepEqual((await news(event)).waiting, { en: 1 });
    await edit(event, { venue_name: 'Teatro', 'news[mode]': 'now', 'news[words][en]': 'A better stage.' });
    const mail = (await readMails()).find(({ recipient }) => recipient === person(61).email);
    assert.match(mail?.text ?? '', /waiting list[^]*Teatro[^]*A better stage\.[^]*\/waiting-list\//);
    assert.doesNotMatch(mail?.text ?? '', /Calle 9/);
    await join(event, ticket, 62);
    await clearMails();
    assert.deepEqual(await readMailsAfterPause(), [], 'who joins later knows it');
  });

  test('read the words of a cancellation', async () => {
    const { event, ticket } = await sellOut(1, {}, { title: 'Plaza', status: 'published' });
    await join(event, ticket, 63);
    await clearMails();
    const form = { reason: 'Ill', refund: false, words: { en: 'Eva is ill, we are sorry.' } };
    assert.equal((await api.post(`/api/v2/events/${event}/cancellation`, form, 'admin')).statusCode, 202);
    const mails = await readMails();
    assert.ok(mails.length >= 2);
    assert.ok(
      mails.every(({ text }) => text.includes('Eva is ill, we are sorry.')),
      JSON.stringify(mails),
    );
  });
});

/** Three dates of a series, each with a ticket of one person. */
async function addBookedSeries(number: number): Promise<readonly [number, number, number]> {
  const first = await addEvent(api, { title: 'Club', status: 'published', venue_name: 'Casa' });
  await addTicket(api, first);
  const series = (await api.post(`/api/v2/events/${first}/series`, { frequency: 'weekly', count: 3 }, 'admin')).json<{
    data: { dates: { event_id: number }[] };
  }>().data;
  for (const { event_id: event } of series.dates) {
    const { rows } = await sql<{ id: number }>`select id from tickets where event_id = ${event}`.execute(api.deps.db);
    await attend(event, rows[0]?.id ?? 0, number);
  }
  const [, second, third] = series.dates;
  return [first, second?.event_id ?? 0, third?.event_id ?? 0];
}

async function copyPlace(event: number, news?: object): Promise<void> {
  const copy = { scope: 'all', parts: ['place'], ...(news === undefined ? {} : { news }) };
  assert.equal((await api.post(`/api/v2/events/${event}/series/copy`, copy, 'admin')).statusCode, 200);
}

test('the holder of several dates gets one mail about a change that is copied to them', async () => {
  const [first, second, third] = await addBookedSeries(71);
  await clearMails();
  const words = { en: 'We have grown.' };
  await edit(first, { venue_name: 'Teatro', 'news[mode]': 'send', 'news[words][en]': words.en });
  await copyPlace(first, { mode: 'send', words });
  const mails = await readMailsAfterPause();
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Changed: Club'],
  );
  assert.match(mails[0]?.text ?? '', /May 1, 2099[^]*May 8, 2099[^]*May 15, 2099[^]*Teatro[^]*We have grown\./);
  await edit(first, { venue_name: 'Parque', 'news[mode]': 'hold' });
  await copyPlace(first, { mode: 'hold' });
  // A date stays in its group when it is edited by itself.
  await edit(second, { city: 'Lima' });
  const meeting = { url: 'https://meet.example/club' };
  assert.equal((await api.post(`/api/v2/events/${first}/meeting`, meeting, 'admin')).statusCode, 200);
  assert.deepEqual(await readMailsAfterPause(), []);
  assert.equal((await decide(third, { action: 'now' })).statusCode, 200);
  const [mail, ...others] = await readMails();
  assert.match(mail?.text ?? '', /May 1, 2099[^]*May 8, 2099[^]*May 15, 2099[^]*Parque/);
  assert.equal(others.length, 0);
  await cancelEvent(api, first);
  assert.match((await readMailsAfterPause())[0]?.subject ?? '', /^Cancelled/);
});

test('news of a date that are held on purpose stay held, with their words, when a change is copied to it', async () => {
  const [first, second, third] = await addBookedSeries(72);
  await clearMails();
  await edit(second, { starts_at: '2099-05-08T18:30:00Z', 'news[mode]': 'hold', 'news[words][en]': 'Wait for us.' });
  await edit(first, { venue_name: 'Teatro', 'news[mode]': 'send', 'news[words][en]': 'We have grown.' });
  await copyPlace(first);
  assert.equal((await decide(first, { action: 'now', words: { en: 'Much bigger.' } })).statusCode, 200);
  const mails = await readMails();
  assert.ok(mails.length > 0 && mails.every(({ text }) => !/May 8|Wait for us/.test(text)), JSON.stringify(mails));
  const { state, words } = await news(second);
  assert.deepEqual([state, words, (await news(third)).state], ['held', { en: 'Wait for us.' }, 'done']);
  assert.equal((await decide(second, { action: 'now' })).statusCode, 200);
  assert.match((await readMails())[0]?.text ?? '', /May 8, 2099[^]*Wait for us\./);
});

test('dates leave their group when their people are never to be notified', async () => {
  const [first, second] = await addBookedSeries(74);
  await edit(first, { venue_name: 'Teatro', 'news[mode]': 'hold' });
  await copyPlace(first, { mode: 'hold' });
  const groups = async () => {
    const { rows } = await sql<{ group_id: number | null }>`select distinct group_id from event_news
      where event_id in (${first}, ${second})`.execute(api.deps.db);
    return rows.map(({ group_id: id }) => id);
  };
  assert.deepEqual(await groups(), [first]);
  assert.equal((await decide(second, { action: 'never' })).statusCode, 200);
  assert.deepEqual(await groups(), [null]);
});

test('dates that are notified together keep their own words when a decision brings none', async () => {
  const [first, second] = await addBookedSeries(73);
  await edit(first, { venue_name: 'Teatro', 'news[mode]': 'hold' });
  await copyPlace(first, { mode: 'hold', words: { en: 'We have grown.' } });
  await edit(second, { city: 'Lima', 'news[mode]': 'hold', 'news[words][en]': 'In another city.' });
  await clearMails();
  assert.equal((await decide(first, { action: 'now' })).statusCode, 200);
  const texts = (await readMails()).map(({ text }) => text);
  assert.ok(texts.some((text) => /May 8, 2099[^]*In another city\./.test(text)));
  assert.ok(texts.some((text) => /May 15, 2099[^]*We have grown\./.test(text)));
});
