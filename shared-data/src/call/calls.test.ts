import type { AppError } from '@enlace/shared-contract/errors';
import * as z from 'zod/mini';

import { createTestStore } from '../testing/test-store';
import { bodyOf, defineCall, type CallSpec } from './call-spec';
import { createCalls } from './create-calls';
import { runCall } from './run-call';
import { dataChanged, viewerChanged } from './subject';

const numberCall = { method: 'GET', path: '/api/v2/number', body: 'none', query: {} } as const;
const saveCall = { method: 'POST', path: '/api/v2/number', body: 'json', query: {} } as const;

interface Saving {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const saving = (mode: 'first' | 'queue'): CallSpec<Saving, number> => ({
  ...defineCall({
    mode,
    client: 'authenticated',
    request: ({ id, values }: Saving) => ({ call: saveCall, params: { id }, body: values }),
    read: bodyOf(z.number()),
    changes: ({ id }) => [`numbers/${id}`],
  }),
  merge: (waiting, next) =>
    waiting.id === next.id ? { id: next.id, values: { ...waiting.values, ...next.values } } : null,
});

function setUp() {
  const handle = createCalls('test/numbers', {
    read: defineCall({
      client: 'authenticated',
      request: (id: number) => ({ call: numberCall, params: { id } }),
      read: bodyOf(z.number()),
      shows: (id) => [`numbers/${id}`],
    }),
    open: defineCall({
      client: 'public',
      request: () => ({ call: numberCall }),
      read: bodyOf(z.number()),
      shows: () => ['numbers'],
    }),
    save: saving('first'),
    line: saving('queue'),
    flag: {
      ...defineCall({
        mode: 'queue',
        client: 'authenticated',
        request: (isOn: boolean) => ({ call: saveCall, body: { isOn } }),
        read: bodyOf(z.number()),
      }),
      merge: (_waiting, next) => next,
    } satisfies CallSpec<boolean, number>,
  });
  const testStore = createTestStore();
  const stop = testStore.inject('test', [handle]);
  const { read, open, save, line, flag } = handle.calls;
  const show = (id: number) => read.select(testStore.state(), read.keyOf(id));
  const bodies = () => testStore.http.sent.map(({ request }) => request.body);
  return { ...testStore, stop, read, open, save, line, flag, show, bodies };
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: AppError) => error.code,
  );

describe('a read', () => {
  test('is asked once for all who show it, and cancelled when the last of them leaves', () => {
    const { dispatch, http, read } = setUp();
    dispatch(read.query(1).request);
    dispatch(read.query(1).request);
    expect(http.sent).toHaveLength(1);
    dispatch(read.query(1).release);
    expect(http.at(0).request.signal?.aborted).toBe(false);
    dispatch(read.query(1).release);
    expect(http.at(0).request.signal?.aborted).toBe(true);
  });

  test('that leaves and comes in one turn goes on', async () => {
    const { dispatch, http, read, show } = setUp();
    dispatch(read.query(1).request);
    dispatch(read.query(1).release);
    dispatch(read.query(1).request);
    await http.at(http.sent.length - 1).answer(5);
    expect(show(1)).toMatchObject({ status: 'fulfilled', answer: 5 });
  });

  test('keeps what was seen when its repeat finds no network, and takes the next answer', async () => {
    const { dispatch, http, read, show } = setUp();
    dispatch(read.query(1).request);
    await http.at(0).answer(5);
    dispatch(read.query(1).release);
    dispatch(read.query(1).request);
    await http.at(1).fail('NETWORK');
    expect(show(1)).toMatchObject({ status: 'fulfilled', answer: 5 });
    dispatch(read.query(1).repeat);
    await http.at(2).answer(6);
    expect(show(1)).toMatchObject({ status: 'fulfilled', answer: 6 });
    dispatch(read.query(2).request);
    await http.at(3).fail('NETWORK');
    expect(show(2)).toMatchObject({ status: 'rejected', answer: null });
  });

  test('whose answer breaks the schema fails', async () => {
    const { dispatch, http, read, show } = setUp();
    dispatch(read.query(1).request);
    await http.at(0).answer('five');
    expect(show(1)).toMatchObject({ status: 'rejected', answer: null, error: { code: 'BAD_ANSWER' } });
  });

  test('ends with its remote, and who waits for it is told', async () => {
    const { dispatch, http, read, stop } = setUp();
    const answer = reasonOf(runCall(dispatch, read.start(1)));
    stop();
    expect(http.at(0).request.signal?.aborted).toBe(true);
    expect(await answer).toBe('CANCELLED');
  });

  test('that came with the page is held without a request, and repeated when its data changes', async () => {
    const { dispatch, http, read, show } = setUp();
    dispatch(read.query(1).request);
    await http.at(0).answer(5);
    dispatch(read.query(1).release);
    dispatch(read.query(1).hold);
    expect(http.sent).toHaveLength(1);
    dispatch(dataChanged(['numbers']));
    expect(http.sent).toHaveLength(2);
    await http.at(1).answer(6);
    expect(show(1)).toMatchObject({ status: 'fulfilled', answer: 6 });
  });

  test('shows what a write has brought, also while it is asked again', async () => {
    const { dispatch, http, read, show } = setUp();
    dispatch(read.query(1).request);
    await http.at(0).answer(5);
    dispatch(read.replaced(1, 6));
    expect(show(1)).toMatchObject({ status: 'fulfilled', answer: 6 });
    dispatch(read.replaced(2, 6));
    expect(show(2)).toMatchObject({ status: 'idle', answer: null });
  });

  test('that runs while its answer is replaced is repeated, because its own answer can be older', async () => {
    const { dispatch, http, read, show } = setUp();
    dispatch(read.query(1).request);
    dispatch(read.replaced(1, 6));
    expect(show(1)).toMatchObject({ answer: 6 });
    await http.at(0).answer(5);
    expect(show(1)).toMatchObject({ answer: 6 });
    await http.at(1).answer(7);
    expect(show(1)).toMatchObject({ status: 'fulfilled', answer: 7 });
    dispatch(read.replaced(1, 8));
    expect(http.sent).toHaveLength(2);
  });

  test('started anew rejects who waited for the one before', async () => {
    const { dispatch, http, read } = setUp();
    const before = reasonOf(runCall(dispatch, read.start(1)));
    const after = runCall(dispatch, read.start(1));
    await http.at(1).answer(2);
    expect(await before).toBe('CANCELLED');
    expect(await after).toBe(2);
  });
});

describe('another person at the same browser', () => {
  test('sees nothing of what was answered to the one before', async () => {
    const { dispatch, http, read, open, show, state } = setUp();
    dispatch(read.query(1).request);
    dispatch(read.query(2).request);
    dispatch(open.query(undefined).request);
    for (const index of [0, 1, 2]) await http.at(index).answer(5);
    dispatch(read.query(2).release);
    dispatch(viewerChanged(null));
    expect(show(1)).toMatchObject({ status: 'idle', answer: null });
    expect(show(2)).toMatchObject({ status: 'idle', answer: null });
    expect(open.select(state())).toMatchObject({ answer: 5 });
    expect(http.sent).toHaveLength(3);
  });

  test('gets her own answers on the screen', async () => {
    const { dispatch, http, read, show } = setUp();
    dispatch(read.query(1).request);
    dispatch(viewerChanged(8));
    expect(http.at(0).request.signal?.aborted).toBe(true);
    await http.at(1).answer(6);
    expect(show(1).answer).toBe(6);
  });
});

describe('a write', () => {
  test('started twice is sent once, and both get its answer', async () => {
    const { dispatch, http, save } = setUp();
    const first = runCall(dispatch, save.start({ id: 1, values: { a: 1 } }));
    const second = runCall(dispatch, save.start({ id: 1, values: { a: 1 } }));
    expect(http.sent).toHaveLength(1);
    await http.at(0).answer(7);
    expect(await Promise.all([first, second])).toEqual([7, 7]);
  });

  test('that was cleared goes on unseen, and the next one does not wait for it', async () => {
    const { dispatch, http, save, state } = setUp();
    dispatch(save.start({ id: 1, values: { a: 1 } }));
    dispatch(save.clear());
    dispatch(save.start({ id: 1, values: { a: 2 } }));
    expect(http.sent).toHaveLength(2);
    expect(http.at(0).request.signal?.aborted).toBe(false);
    await http.at(0).answer(1);
    expect(save.select(state()).status).toBe('pending');
    await http.at(1).answer(2);
    expect(save.select(state())).toMatchObject({ status: 'fulfilled', answer: 2 });
  });

  test('changes what it names, for all slices', async () => {
    const { dispatch, http, read, save } = setUp();
    dispatch(read.query(1).request);
    dispatch(read.query(2).request);
    await http.at(0).answer(5);
    await http.at(1).answer(5);
    dispatch(save.start({ id: 2, values: {} }));
    await http.at(2).answer(1);
    expect(http.sent.slice(3).map(({ request }) => request.params)).toEqual([{ id: 2 }]);
  });
});

describe('a queue', () => {
  test('sends one after the other and joins those that wait for the same row', async () => {
    const { dispatch, http, line, bodies, state } = setUp();
    const first = runCall(dispatch, line.start({ id: 1, values: { a: 1 } }));
    const second = runCall(dispatch, line.start({ id: 1, values: { b: 1 } }));
    const third = runCall(dispatch, line.start({ id: 1, values: { b: 2 } }));
    const other = runCall(dispatch, line.start({ id: 2, values: { c: 1 } }));
    expect(bodies()).toEqual([{ a: 1 }]);
    await http.at(0).answer(1);
    expect(bodies()).toEqual([{ a: 1 }, { b: 2 }]);
    expect(line.select(state()).status).toBe('pending');
    await http.at(1).answer(2);
    await http.at(2).answer(3);
    expect(await Promise.all([first, second, third, other])).toEqual([1, 2, 2, 3]);
    expect(line.select(state())).toMatchObject({ status: 'fulfilled', answer: 3 });
  });

  test('goes on after a failure, which only its own caller hears of', async () => {
    const { dispatch, http, line } = setUp();
    const first = reasonOf(runCall(dispatch, line.start({ id: 1, values: {} })));
    const second = reasonOf(runCall(dispatch, line.start({ id: 2, values: {} })));
    await http.at(0).fail('FORBIDDEN');
    await http.at(1).answer(1);
    expect(await Promise.all([first, second])).toEqual(['FORBIDDEN', 'resolved']);
  });

  test('loses nothing when its state is cleared', async () => {
    const { dispatch, http, line, bodies } = setUp();
    dispatch(line.start({ id: 1, values: { a: 1 } }));
    dispatch(line.start({ id: 2, values: { b: 1 } }));
    dispatch(line.clear());
    await http.at(0).answer(1);
    expect(bodies()).toEqual([{ a: 1 }, { b: 1 }]);
  });

  test('says what is wanted until all of it has ended', async () => {
    const { dispatch, http, line, state } = setUp();
    const wantedValues = () => line.wanted(state())?.values ?? null;
    expect(wantedValues()).toBeNull();
    dispatch(line.start({ id: 1, values: { a: 1 } }));
    dispatch(line.start({ id: 1, values: { b: 2 } }));
    expect(wantedValues()).toEqual({ a: 1, b: 2 });
    await http.at(0).answer(1);
    expect(wantedValues()).toEqual({ a: 1, b: 2 });
    await http.at(1).fail('FORBIDDEN');
    expect(wantedValues()).toBeNull();
  });

  test('sends the last wish only, and not at all when it is what was done already', async () => {
    const { dispatch, http, flag, bodies } = setUp();
    const answers = [true, false, true].map((isOn) => runCall(dispatch, flag.start(isOn)));
    await http.at(0).answer(1);
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(bodies()).toEqual([{ isOn: true }]);
    for (const isOn of [false, true]) dispatch(flag.start(isOn));
    await http.at(1).answer(2);
    expect(bodies()).toEqual([{ isOn: true }, { isOn: false }, { isOn: true }]);
  });

  test('a failure is forgotten when the next wish replaces it', async () => {
    const { dispatch, http, flag, state } = setUp();
    const first = runCall(dispatch, flag.start(true));
    const second = runCall(dispatch, flag.start(false));
    await http.at(0).fail('NETWORK');
    expect(flag.wanted(state())).toBe(false);
    await http.at(1).answer(4);
    expect(await Promise.all([first, second])).toEqual([4, 4]);
    expect(flag.select(state())).toMatchObject({ status: 'fulfilled', error: null });
  });

  test('that ends with its remote wants nothing on the next visit', async () => {
    const { dispatch, line, state, stop } = setUp();
    const reason = reasonOf(runCall(dispatch, line.start({ id: 1, values: { a: 1 } })));
    stop();
    expect(await reason).toBe('CANCELLED');
    expect(line.select(state()).status).toBe('idle');
    expect(line.wanted(state())).toBeNull();
  });
});
