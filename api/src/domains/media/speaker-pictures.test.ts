import { eventSpeakersSchema } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';

import { toMultipart } from '../../testing/bodies';
import type { TestApi } from '../../testing/build-test-api';
import { addEvent } from '../../testing/event-tickets';
import { shareTestApi } from '../../testing/shared-api';
import { cleanFiles } from './clean-files';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

describe('the picture of an external speaker', () => {
  const makePicture = async (background: string): Promise<Blob> => {
    const create = { width: 24, height: 24, channels: 3, background } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  };
  const formOf = (name: string, picture: Blob): FormData => {
    const form = toMultipart({ name });
    form.append('picture', picture, 'a.png');
    return form;
  };
  const speakersOf = async (event: number) =>
    eventSpeakersSchema.parse((await api.get(`/api/v2/events/${event}/speakers`, 'admin')).json()).data;
  const addSpeaker = async (event: number, name: string, picture: Blob) => {
    const answer = await api.post(`/api/v2/events/${event}/speakers`, formOf(name, picture), 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const speaker = (await speakersOf(event)).find((one) => one.name === name);
    return { id: speaker?.id ?? 0, url: speaker?.picture?.url ?? '' };
  };
  const change = async (speaker: number, call: 'edit' | 'remove', body?: FormData): Promise<void> => {
    const answer = await api.post(`/api/v2/event-speakers/${speaker}/${call}`, body, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
  };
  const folderOf = (url: string): string => url.split('/')[4] ?? '';
  /** Ids of the speakers that show a picture. */
  const usesOf = async (url: string): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`select u.row_id as id from media_uses u join media m on m.id = u.media_id
      where left(m.hash, 32) = ${folderOf(url)} and u.resource = 'event_speakers' order by u.row_id`.execute(
      api.deps.db,
    );
    return rows.map(({ id }) => id);
  };
  const statusOf = async (url: string): Promise<number> => (await api.get(url)).statusCode;
  /** Removes the picture when nothing has used it for eight days. */
  const clean = async (url: string): Promise<void> => {
    const at = new Date(api.deps.clock().getTime() - 8 * 86_400_000);
    await sql`update media set created_at = ${at}, updated_at = ${at}
      where left(hash, 32) = ${folderOf(url)}`.execute(api.deps.db);
    await cleanFiles(api.deps);
    await api.finishJobs();
  };

  test('is seen by visitors while a speaker has it', async () => {
    const event = await addEvent(api, { status: 'published' });
    const first = await addSpeaker(event, 'Dra. Luz', await makePicture('#7a1f3d'));
    assert.equal(await statusOf(first.url), 200);
    await change(first.id, 'edit', formOf('Luz V.', await makePicture('#7a1f3e')));
    const [speaker] = await speakersOf(event);
    const newUrl = speaker?.picture?.url ?? '';
    assert.notEqual(newUrl, first.url);
    assert.deepEqual([await usesOf(first.url), await usesOf(newUrl)], [[], [first.id]]);
    assert.equal(await statusOf(newUrl), 200);
    await clean(first.url);
    await clean(newUrl);
    assert.deepEqual([await statusOf(first.url), await statusOf(newUrl)], [404, 200]);
    await change(first.id, 'remove');
    assert.deepEqual(await usesOf(newUrl), []);
    await clean(newUrl);
    assert.equal(await statusOf(newUrl), 404);
  });

  test('is seen in copies of the event, also when the original has lost the speaker', async () => {
    const event = await addEvent(api);
    const { id, url } = await addSpeaker(event, 'Dra. Sol', await makePicture('#7a1f3f'));
    const copy = await api.post(`/api/v2/events/${event}/copies`, { starts_at: '2099-06-01T18:00:00Z' }, 'admin');
    const [newSpeaker] = await speakersOf(copy.json<{ data: { id: number } }>().data.id);
    const newId = newSpeaker?.id ?? 0;
    assert.deepEqual(await usesOf(url), [id, newId]);
    await change(id, 'remove');
    assert.deepEqual(await usesOf(url), [newId]);
    assert.equal(await statusOf(url), 200);
    await change(newId, 'remove');
    await clean(url);
    assert.equal(await statusOf(url), 404);
  });
});
