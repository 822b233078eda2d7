import { runCall } from '../call/run-call';
import { chapterRow, createChapterStore } from '../testing/test-store';

test('a write keeps the body and the status of its answer', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.write({ key: 'add', operation: 'add', values: { name: 'Medellín' } }));
  expect(http.at(0).request).toMatchObject({ call: handle.contract.wire.add, client: 'authenticated' });
  expect(http.at(0).request.body).toEqual({ name: 'Medellín' });
  await http.at(0).answer({ data: { id: 9 }, message: 'Saved' }, 201);
  expect(handle.selectWrite(state(), 'add')).toEqual({
    status: 'fulfilled',
    progress: 100,
    result: { status: 201, body: { data: { id: 9 }, message: 'Saved' } },
    error: null,
    failure: null,
  });
});

test("a failed write keeps the server's error body and status", async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.write({ key: 'edit:3', operation: 'edit', id: 3, values: { name: '' } }));
  expect(http.at(0).request.params).toEqual({ id: 3 });
  const body = { error: 'x', message: 'Revisa', code: 'VALIDATION_FAILED', errors: { name: ['Falta el nombre'] } };
  await http.at(0).fail('VALIDATION_FAILED', { userMessage: 'Revisa', fields: body.errors, body });
  expect(handle.selectWrite(state(), 'edit:3')).toMatchObject({
    status: 'rejected',
    result: null,
    failure: { code: 'VALIDATION_FAILED', status: 422, body, fields: { name: ['Falta el nombre'] } },
  });
  expect(handle.selectWrite(state(), 'edit:3').error).toEqual({ ...body, status: 422 });
});

test('a write names the state it was made from, when it is told', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.write({ key: 'edit:3', operation: 'edit', id: 3, values: { name: 'x' }, ifMatch: '"then"' }));
  dispatch(handle.write({ key: 'edit:4', operation: 'edit', id: 4, values: { name: 'x' } }));
  expect(http.at(0).request.ifMatch).toBe('"then"');
  expect('ifMatch' in http.at(1).request).toBe(false);
  expect(http.at(0).request.isForForm).toBe(true);
  await http.at(0).fail('EDIT_CONFLICT', { status: 412, details: { fields: ['name'] } });
  expect(handle.selectWrite(state(), 'edit:3').failure).toMatchObject({
    code: 'EDIT_CONFLICT',
    status: 412,
    details: { fields: ['name'] },
  });
});

test('a double submit sends once, also while the upload is under way', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  const submit = handle.write({ key: 'add', operation: 'add', values: { name: 'Quito' } });
  dispatch(submit);
  http.at(0).request.onProgress?.(40);
  expect(handle.selectWrite(state(), 'add').progress).toBe(40);
  dispatch(submit);
  expect(http.sent).toHaveLength(1);
  expect(handle.selectWrite(state(), 'add').progress).toBe(40);
  await http.at(0).answer({ data: { id: 1 } });
  dispatch(submit);
  expect(http.sent).toHaveLength(2);
});

test('writes under different keys go side by side', () => {
  const { handle, http, dispatch } = createChapterStore();
  dispatch(handle.write({ key: 'remove:1', operation: 'remove', id: 1 }));
  dispatch(handle.write({ key: 'remove:2', operation: 'remove', id: 2 }));
  expect(http.sent.map((sentRequest) => sentRequest.request.params)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(http.at(0).request.body).toBeUndefined();
});

test('a call the resource does not have fails without a request', () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.write({ key: 'x', operation: 'hardRemove', id: 1 }));
  expect(http.sent).toHaveLength(0);
  expect(handle.selectWrite(state(), 'x').failure?.code).toBe('METHOD_NOT_ALLOWED');
});

test('a cleared write is idle again', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.write({ key: 'add', operation: 'add', values: {} }));
  await http.at(0).fail('INTERNAL');
  dispatch(handle.clearWrite('add'));
  expect(handle.selectWrite(state(), 'add').status).toBe('idle');
});

test('an error that is none of ours becomes INTERNAL and tells the person nothing', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  http.send = () => Promise.reject(new TypeError('secret detail'));
  dispatch(handle.write({ key: 'add', operation: 'add', values: {} }));
  await Promise.resolve();
  await Promise.resolve();
  expect(handle.selectWrite(state(), 'add').failure).toMatchObject({ code: 'INTERNAL', message: '' });
});

describe('a write that succeeded', () => {
  async function showData() {
    const chapterStore = createChapterStore();
    const { handle, http, dispatch } = chapterStore;
    const queries = [handle.list({}), handle.record({ id: 1 }), handle.record({ id: 2 })];
    queries.forEach(({ request }) => dispatch(request));
    await http.at(0).answer({ data: [chapterRow(1, 'Lima'), chapterRow(2, 'Quito')] });
    await http.at(1).answer({ data: chapterRow(1, 'Lima') });
    await http.at(2).answer({ data: chapterRow(2, 'Quito') });
    const sentSince = () => http.sent.slice(4).map(({ request }) => [request.call.path, request.params?.['id']]);
    return { ...chapterStore, queries, sentSince };
  }

  test('reads again what a screen shows of it, and nothing else', async () => {
    const { handle, http, dispatch, state, sentSince } = await showData();
    dispatch(handle.write({ key: 'edit:1', operation: 'edit', id: 1, values: { name: 'Callao' } }));
    await http.at(3).answer({ data: { id: 1 } });
    const { list, get } = handle.contract.wire;
    expect(sentSince()).toEqual([
      [list.path, undefined],
      [get.path, 1],
    ]);
    expect(handle.selectRecord(state(), { id: 1 })).toMatchObject({ status: 'pending', record: { name: 'Lima' } });
    expect(handle.selectRecord(state(), { id: 2 }).status).toBe('fulfilled');
  });

  test('drops from the cache what no screen shows', async () => {
    const { handle, http, dispatch, state, queries, sentSince } = await showData();
    queries.forEach(({ release }) => dispatch(release));
    dispatch(handle.write({ key: 'edit:1', operation: 'edit', id: 1, values: { name: 'Callao' } }));
    await http.at(3).answer({ data: { id: 1 } });
    expect(sentSince()).toEqual([]);
    expect(handle.selectRecord(state(), { id: 1 }).record).toBeNull();
    expect(handle.selectRecord(state(), { id: 2 }).record).toMatchObject({ name: 'Quito' });
  });

  test('keeps what is shown when it cannot be read again', async () => {
    const { handle, http, dispatch, state } = await showData();
    dispatch(handle.write({ key: 'add', operation: 'add', values: { name: 'Callao' } }));
    await http.at(3).answer({ data: { id: 3 } });
    await http.at(4).fail('NETWORK');
    expect(handle.selectList(state(), {})).toMatchObject({ status: 'fulfilled', rows: [{ id: 1 }, { id: 2 }] });
  });

  test('that the screen shows itself reads nothing', async () => {
    const { handle, http, dispatch, sentSince } = await showData();
    dispatch(handle.write({ key: 'edit:1', operation: 'edit', id: 1, values: {}, isShown: true }));
    await http.at(3).answer({ data: { id: 1 } });
    expect(sentSince()).toEqual([]);
  });
});

test('a write can be waited for: its answer, or the error to show', async () => {
  const { handle, http, dispatch } = createChapterStore();
  const savedAnswer = runCall(dispatch, handle.write({ key: 'add', operation: 'add', values: {} }));
  await http.at(0).answer({ data: { id: 9 } }, 201);
  expect(await savedAnswer).toEqual({ status: 201, body: { data: { id: 9 } } });
  const refusedAnswer = runCall(dispatch, handle.write({ key: 'add', operation: 'add', values: {} }));
  const error = refusedAnswer.catch((reason: unknown) => reason);
  await http.at(1).fail('NAME_TAKEN', { userMessage: 'Ya existe', fields: { name: ['Ya existe'] } });
  expect(await error).toMatchObject({ code: 'NAME_TAKEN', userMessage: 'Ya existe', fields: { name: ['Ya existe'] } });
});
