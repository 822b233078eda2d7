import { chapterRow, createChapterStore } from '../testing/test-store';

const query = { page: 1, per_page: 25 };

test('asks for a list once and keeps its rows, total and abilities', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list(query).request);
  expect(handle.selectList(state(), query).status).toBe('pending');
  expect(http.at(0).request).toMatchObject({ call: handle.contract.wire.list, query, client: 'authenticated' });

  const meta = { total: 61, page: 1, per_page: 25, abilities: { add: true } };
  await http.at(0).answer({ data: [chapterRow(1, 'Bogotá'), chapterRow(2, 'São Paulo')], meta });
  const list = handle.selectList(state(), query);
  expect(list).toMatchObject({ status: 'fulfilled', error: null, abilities: { add: true } });
  expect(list.meta).toEqual({ total: 61, page: 1, per_page: 25 });
  expect(list.rows.map((row) => row.name)).toEqual(['Bogotá', 'São Paulo']);
});

test('asks for some fields, keeps no others, and misses a field that the answer lacks', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  const names = { ...query, fields: ['id', 'name'] as const };
  dispatch(handle.list(names).request);
  expect(http.at(0).request.query).toEqual({ ...query, fields: 'id,name' });
  await http.at(0).answer({ data: [chapterRow(1, 'Bogotá')] });
  expect(handle.selectList(state(), names).rows).toEqual([{ id: 1, name: 'Bogotá' }]);
  expect(handle.selectList(state(), query).status).toBe('idle');

  dispatch(handle.list(names).repeat);
  await http.at(1).answer({ data: [{ id: 1 }] });
  expect(handle.selectList(state(), names).failure?.details).toEqual(['0.name invalid_type']);
});

test('reads the same list whatever the order of its query and its empty values', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list({ page: 1, search: '', per_page: 25 }).request);
  await http.at(0).answer({ data: [chapterRow(1, 'Bogotá')] });
  expect(handle.selectList(state(), { per_page: 25, page: 1 }).rows).toHaveLength(1);
});

test('a failed list empties its rows and keeps the error, so that a screen can tell it from an empty one', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list(query).request);
  await http.at(0).answer({ data: [chapterRow(1, 'Bogotá')] });
  dispatch(handle.list(query).repeat);
  expect(handle.selectList(state(), query)).toMatchObject({ status: 'pending', rows: [{ id: 1 }] });

  const body = { error: 'Unavailable', message: 'Volveremos pronto', code: 'UNAVAILABLE' };
  await http.at(1).fail('UNAVAILABLE', { userMessage: 'Volveremos pronto', body });
  expect(handle.selectList(state(), query)).toEqual({
    status: 'rejected',
    rows: [],
    meta: null,
    abilities: null,
    error: { message: 'Volveremos pronto' },
    failure: {
      code: 'UNAVAILABLE',
      status: 503,
      message: 'Volveremos pronto',
      reason: 'UNAVAILABLE',
      fields: {},
      details: null,
      body,
    },
  });
});

test('a row that breaks the contract fails the list and names the place', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list(query).request);
  await http.at(0).answer({ data: [{ ...chapterRow(1, 'Bogotá'), city: 7 }] });
  const list = handle.selectList(state(), query);
  expect(list).toMatchObject({ status: 'rejected', rows: [], failure: { code: 'BAD_ANSWER', message: '' } });
  expect(list.failure?.details).toEqual(['0.city invalid_type']);
});

test('the newest answer wins, and the request before it is aborted', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list(query).request);
  dispatch(handle.list(query).repeat);
  expect(http.at(0).request.signal?.aborted).toBe(true);
  await http.at(1).answer({ data: [chapterRow(2, 'new')] });
  await http.at(0).answer({ data: [chapterRow(1, 'old')] });
  expect(handle.selectList(state(), query).rows.map((row) => row.name)).toEqual(['new']);
});

test('two lists of one resource do not disturb each other', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  const second = { page: 2, per_page: 25 };
  dispatch(handle.list(query).request);
  dispatch(handle.list(second).request);
  await http.at(0).answer({ data: [chapterRow(1, 'first')] });
  await http.at(1).fail('INTERNAL');
  expect(handle.selectList(state(), query).status).toBe('fulfilled');
  expect(handle.selectList(state(), second).status).toBe('rejected');
});

test('a release cancels the load and aborts its request', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list(query).request);
  dispatch(handle.list(query).release);
  expect(http.at(0).request.signal?.aborted).toBe(true);
  await http.at(0).answer({ data: [chapterRow(1, 'late')] });
  expect(handle.selectList(state(), query)).toMatchObject({ status: 'idle', rows: [], error: null });
});

test('a release while a repeat is pending keeps the rows of before', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list(query).request);
  await http.at(0).answer({ data: [chapterRow(1, 'Bogotá')] });
  dispatch(handle.list(query).repeat);
  dispatch(handle.list(query).release);
  expect(handle.selectList(state(), query)).toMatchObject({ status: 'fulfilled', rows: [{ id: 1 }] });
});

test('keeps the 24 newest lists that no screen shows, and every one that a screen shows or waits for', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  const pages = Array.from({ length: 30 }, (_, index) => ({ page: index + 1 }));
  dispatch(handle.list({ page: 1000 }).request);
  for (const page of pages) {
    dispatch(handle.list(page).request);
    await http.at(http.sent.length - 1).answer({ data: [] });
    if (page.page !== 2) dispatch(handle.list(page).release);
  }
  expect(handle.selectList(state(), { page: 1 }).status).toBe('idle');
  expect(handle.selectList(state(), { page: 2 }).status).toBe('fulfilled');
  expect(handle.selectList(state(), { page: 30 }).status).toBe('fulfilled');
  expect(handle.selectList(state(), { page: 1000 }).status).toBe('pending');
});

test('a list that was read before is shown at once and read again', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.list(query).request);
  await http.at(0).answer({ data: [chapterRow(1, 'Bogotá')] });
  dispatch(handle.list(query).release);
  dispatch(handle.list(query).request);
  expect(handle.selectList(state(), query)).toMatchObject({ status: 'pending', rows: [{ id: 1 }] });
  await http.at(1).answer({ data: [chapterRow(1, 'Bogotá D. C.')] });
  expect(handle.selectList(state(), query)).toMatchObject({ status: 'fulfilled', rows: [{ name: 'Bogotá D. C.' }] });
});

test('a row shows other values in every list that has it, and in no other', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  const other = { ...query, page: 2 };
  dispatch(handle.list(query).request);
  await http.at(0).answer({ data: [chapterRow(1, 'Bogotá'), chapterRow(2, 'Lima')] });
  dispatch(handle.list(other).request);
  await http.at(1).answer({ data: [chapterRow(3, 'Quito')] });
  const before = handle.selectList(state(), other);
  dispatch(handle.changeRow(2, { name: 'Callao' }));
  expect(handle.selectList(state(), query).rows.map((row) => row.name)).toEqual(['Bogotá', 'Callao']);
  expect(handle.selectList(state(), other)).toBe(before);
});
