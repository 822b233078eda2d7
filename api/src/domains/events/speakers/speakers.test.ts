import { type EventSpeaker, eventSpeakersSchema } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';

import { toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
let picture: Buffer;
before(async () => {
  api = await shareTestApi();
  picture = await sharp({ create: { width: 24, height: 24, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});

describe('external speakers of an event', () => {
  const path = (event: number) => `/api/v2/events/${event}/speakers`;
  const add = (event: number, values: Readonly<Record<string, string>>, as: Caller = 'admin') => {
    const form = toMultipart(values);
    if ('headline' in values)
      form.append('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
    return api.post(path(event), form, as);
  };
  const namesOf = (body: string): string[] =>
    eventSpeakersSchema.parse(JSON.parse(body)).data.map(({ name }: EventSpeaker) => name);
  const pageOf = async (event: number) =>
    (await api.get(`/api/events/get/${event}`)).json<{
      data: { speakers: { name: string; user_id: number | null; avatar: { url: string } | null }[] };
    }>().data.speakers;

  test('are added once, in an order beside members, and shown by name and picture', async () => {
    const event = await addEvent(api, {
      status: 'published',
      'attach_speakers[0][user_id]': 2,
      'attach_speakers[0][speaker_role]': 'Host',
    });
    const form = { name: 'Dra. Aurora', headline: 'Instituto', speaker_role: 'Panelist', key: 'press-0001' };
    for (let time = 0; time < 2; time++) assert.equal((await add(event, form)).statusCode, 201);
    const answer = await add(event, { name: 'Joana', key: 'press-0002' });
    assert.deepEqual(namesOf(answer.body).slice(1), ['Dra. Aurora', 'Joana']);
    const { data: programme } = eventSpeakersSchema.parse(answer.json());
    const ids = programme.map(({ id }) => id).reverse();
    const order = await api.post(`${path(event)}/order`, { ids }, 'admin');
    assert.deepEqual(namesOf(order.body).slice(0, 2), ['Joana', 'Dra. Aurora']);
    const speakers = await pageOf(event);
    assert.deepEqual([speakers.length, speakers[1]?.name, speakers[1]?.user_id], [3, 'Dra. Aurora', null]);
    assert.match(speakers[1]?.avatar?.url ?? '', /^\/api\/v2\/files\//);

    const speaker = programme.find(({ name }) => name === 'Dra. Aurora')?.id ?? 0;
    const edit = (values: object) => api.post(`/api/v2/event-speakers/${speaker}/edit`, values, 'admin');
    assert.equal((await edit({ name: 'Aurora V.' })).statusCode, 200);
    assert.ok((await pageOf(event))[1]?.avatar, 'a picture that is not sent stays');
    assert.equal((await edit({ name: 'Aurora V.', picture: '' })).statusCode, 200);
    assert.equal((await pageOf(event))[1]?.avatar, null);
    const removal = await api.post(`/api/v2/event-speakers/${speaker}/remove`, undefined, 'admin');
    assert.deepEqual(namesOf(removal.body).length, 2);
    assert.equal((await api.post(`/api/v2/event-speakers/${speaker}/remove`, undefined, 'admin')).statusCode, 404);
  });

  test('are for editors; members are changed in the form of the event', async () => {
    const event = await addEvent(api, { 'attach_speakers[0][user_id]': 2, 'attach_speakers[0][speaker_role]': 'Host' });
    const { rows } = await sql<{ id: number }>`select id from event_speakers where event_id = ${event}`.execute(
      api.deps.db,
    );
    const member = rows[0]?.id ?? 0;
    assert.equal((await api.post(`/api/v2/event-speakers/${member}/edit`, { name: 'X' }, 'admin')).statusCode, 404);
    assert.equal((await api.post(`/api/v2/event-speakers/${member}/remove`, undefined, 'admin')).statusCode, 404);
    assert.equal((await add(event, { name: 'X' }, 'allies')).statusCode, 403);
    assert.equal((await add(event, { name: ' ' })).statusCode, 422);
    assert.equal((await add(999_999, { name: 'X' })).statusCode, 404);
    assert.equal((await api.get(path(event), 'allies')).statusCode, 403);
  });

  test('come along with a copy of the event', async () => {
    const event = await addEvent(api);
    await add(event, { name: 'Dra. Aurora', headline: 'Instituto', key: 'press-0003' });
    const copy = await api.post(`/api/v2/events/${event}/copies`, { starts_at: '2099-06-01T18:00:00Z' }, 'admin');
    const { id } = copy.json<{ data: { id: number } }>().data;
    const { data: programme } = eventSpeakersSchema.parse((await api.get(path(id), 'admin')).json());
    assert.deepEqual([programme[0]?.name, programme[0]?.picture === null], ['Dra. Aurora', false]);
  });
});
