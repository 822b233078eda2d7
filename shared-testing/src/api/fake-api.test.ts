import { dependentsCall } from '@enlace/shared-contract/admin';
import { areas, chapters } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';

import { buildArea, buildChapter } from '../builders/community';
import { buildUser, buildViewer } from '../builders/people';
import { createFakeApi } from './fake-api';
import { takeFaults } from './faults';

const list = { call: chapters.wire.list, client: 'authenticated' } as const;
const threeChapters = () => [1, 2, 3].map((id) => buildChapter({ id, name: `Capítulo ${id}` }));
const place = { city: 'Lima', country_code: 'PE', timezone: 'America/Lima' };

test('pages and orders by creation as the contract says, and computes abilities from its access', async () => {
  const api = createFakeApi({ chapters: threeChapters() });
  const { body } = await api.send({ ...list, query: { page: 1, per_page: 2, search: 'ignored' } });
  expect(body).toMatchObject({
    data: [{ id: 3, abilities: { edit: true, remove: true } }, { id: 2 }],
    meta: { total: 3, page: 1, per_page: 2, abilities: { add: true } },
  });
  expect(api.calls[0]?.query).toEqual({ order: 'desc', page: 1, per_page: 2, search: 'ignored' });
});

test('gives a member no abilities and refuses her writes', async () => {
  const api = createFakeApi({ chapters: threeChapters() }, { viewer: buildViewer({ roles: ['latinas'] }) });
  const { body } = await api.send(list);
  expect(body).toMatchObject({ data: [{ abilities: { edit: false, remove: false } }, {}, {}] });
  const removal = api.send({ call: chapters.wire.remove ?? list.call, params: { id: 1 }, client: 'authenticated' });
  await expect(removal).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(api.rows('chapters')).toHaveLength(3);
});

test('reads a multipart body as the server does, and attaches leaders', async () => {
  const api = createFakeApi({ chapters: [], users: [buildUser({ id: 7, first_name: 'Ñusta' })] });
  const values = {
    ...place,
    name: ' Lima ',
    latitude: -12,
    attach_chapter_leaders: [7],
    translations: { es: { summary: 'Hola' } },
  };
  const call = chapters.wire.add ?? list.call;
  const { status, body } = await api.send({ call, body: values, client: 'authenticated' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ data: { name: 'Lima', slug: 'lima', latitude: -12, chapter_leaders: [{ id: 7 }] } });
  expect(api.sent(chapters.wire.add)[0]?.body).toMatchObject({ latitude: '-12', attach_chapter_leaders: ['7'] });
});

test('answers 422 with the fields that the contract refuses', async () => {
  const api = createFakeApi({ chapters: [] });
  const adding = api.send({
    call: chapters.wire.add ?? list.call,
    body: { ...place, name: '' },
    client: 'authenticated',
  });
  await expect(adding).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: { name: ['server: too_small'] } });
});

test('an edit over a newer record is a conflict', async () => {
  const api = createFakeApi({ areas: [buildArea({ id: 1 })] });
  const edit = { call: areas.wire.edit ?? list.call, params: { id: 1 }, client: 'authenticated' } as const;
  const seenVersion = api.rows('areas')[0]?.['updated_at'];
  api.change('areas', 1, { name: 'Otra' });
  const body = { name: 'Mía', updated_at: seenVersion };
  await expect(api.send({ ...edit, body })).rejects.toMatchObject({ code: 'EDIT_CONFLICT', status: 409 });
  await api.send({ ...edit, body: { name: 'Mía' } });
  expect(api.rows('areas')).toMatchObject([{ name: 'Mía' }]);
});

test('fails, waits and answers as a test announces', async () => {
  const api = createFakeApi({ chapters: [] });
  api.fail(chapters.wire.list, 'UNAVAILABLE');
  await expect(api.send(list)).rejects.toMatchObject({ code: 'UNAVAILABLE', body: { code: 'UNAVAILABLE' } });
  api.answer(dependentsCall, ({ params }) => ({ data: [{ resource: 'events', count: Number(params['id']) }] }));
  const request = { call: dependentsCall, params: { resource: 'chapters', id: 4 }, client: 'authenticated' } as const;
  expect((await api.send(request)).body).toEqual({ data: [{ resource: 'events', count: 4 }] });

  const release = api.hold(chapters.wire.list);
  let isAnswered = false;
  const waiting = api.send(list).then(() => (isAnswered = true));
  await Promise.resolve();
  expect(isAnswered).toBe(false);
  release();
  await waiting;
});

test('an aborted request rejects at once', async () => {
  const api = createFakeApi({ chapters: [] });
  api.hold(chapters.wire.list);
  const controller = new AbortController();
  const pendingAnswer = api.send({ ...list, signal: controller.signal });
  controller.abort();
  await expect(pendingAnswer).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a request that no test announced is told', async () => {
  const api = createFakeApi({ chapters: [] });
  const pendingAnswer = api.send({ call: users.wire.list, client: 'authenticated' });
  await expect(pendingAnswer).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(takeFaults()).toEqual(['requests that the test did not announce: GET /api/users/list {}']);
});
