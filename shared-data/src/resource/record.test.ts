import { chapterRow, createChapterStore } from '../testing/test-store';

test('asks for a record by id in the language of the query', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.record({ id: 5, lang: 'pt' }).request);
  expect(http.at(0).request).toMatchObject({
    call: handle.contract.wire.get,
    params: { id: 5 },
    query: { lang: 'pt' },
    isForForm: true,
  });
  await http.at(0).answer({ data: chapterRow(5, 'São Paulo') });
  const foundRecord = handle.selectRecord(state(), { id: 5, lang: 'pt' });
  expect(foundRecord.status).toBe('fulfilled');
  expect(foundRecord.record?.name).toBe('São Paulo');
});

test('asks for a record by slug where the public pages have one', () => {
  const { handle, http, dispatch } = createChapterStore();
  dispatch(handle.record({ slug: 'bogota' }).request);
  expect(http.at(0).request).toMatchObject({
    call: { method: 'GET', path: '/api/v2/chapters/by-slug/{id}' },
    params: { id: 'bogota' },
  });
  expect(http.at(0).request.isForForm).toBeUndefined();
});

test('a failed record keeps the message of the server, or else of the error', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.record({ id: 5 }).request);
  await http.at(0).fail('NOT_FOUND', { userMessage: 'No existe' });
  expect(handle.selectRecord(state(), { id: 5 })).toMatchObject({
    status: 'rejected',
    record: null,
    error: 'No existe',
    failure: { code: 'NOT_FOUND', status: 404, message: 'No existe' },
  });
  dispatch(handle.record({ id: 6 }).request);
  await http.at(1).fail('INTERNAL', { message: 'HTTP 500' });
  expect(handle.selectRecord(state(), { id: 6 })).toMatchObject({ error: 'HTTP 500', failure: { message: '' } });
});

test('a released record is left alone, and asked for anew it comes', async () => {
  const { handle, http, dispatch, state } = createChapterStore();
  dispatch(handle.record({ id: 5 }).request);
  dispatch(handle.record({ id: 5 }).release);
  expect(http.at(0).request.signal?.aborted).toBe(true);
  expect(handle.selectRecord(state(), { id: 5 }).status).toBe('idle');
  dispatch(handle.record({ id: 5 }).request);
  await http.at(1).answer({ data: chapterRow(5, 'Lima') });
  expect(handle.selectRecord(state(), { id: 5 }).record?.name).toBe('Lima');
});
