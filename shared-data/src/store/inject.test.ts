import { chapters } from '@enlace/shared-contract/community';
import { call, delay, fork, put, take, type SagaIterator, type UnknownAction } from '@enlace/shared-platform';

import type { InjectedSlice } from '../remote/define-remote';
import { createResource } from '../resource/create-resource';
import { createChapterStore, createTestStore, settle } from '../testing/test-store';

const counter = (state: unknown = 0, action: UnknownAction) => (action.type === 'count' ? Number(state) + 1 : state);

function slice(path: string, saga?: () => SagaIterator<void>): InjectedSlice {
  return { path, reducer: counter, ...(saga ? { saga } : {}) };
}

test('a path taken by a different reducer throws and leaves the first alone', () => {
  const { inject, state } = createTestStore();
  inject('one', [slice('one/things')]);
  expect(() => inject('two', [{ path: 'one/things', reducer: () => 'other' }])).toThrow('one/things');
  expect(state()).toHaveProperty(['one/things'], 0);
});

test('a remount neither loses the state nor watches twice', () => {
  const { inject, handle, http, dispatch, teardown, state } = createChapterStore([slice('test/count')]);
  dispatch({ type: 'count' });
  teardown();
  inject('test', [handle, slice('test/count')]);
  inject('test', [handle, slice('test/count')]);
  expect(state()).toHaveProperty(['test/count'], 1);
  dispatch(handle.list({}).request);
  dispatch(handle.write({ key: 'add', operation: 'add', values: {} }));
  expect(http.sent).toHaveLength(2);
});

test('after a teardown another version takes over the path and its state', () => {
  const { inject, state, dispatch } = createTestStore();
  const stop = inject('test', [slice('test/count')]);
  dispatch({ type: 'count' });
  stop();
  const twice = (before: unknown = 0, action: UnknownAction) => (action.type === 'count' ? Number(before) + 2 : before);
  inject('test', [{ path: 'test/count', reducer: twice }]);
  expect(state()).toHaveProperty(['test/count'], 1);
  dispatch({ type: 'count' });
  expect(state()).toHaveProperty(['test/count'], 3);
});

test('a slice that two features bring is watched once', () => {
  const { inject, http, dispatch } = createTestStore();
  const handle = createResource('test', chapters);
  inject('test', [handle, slice('test/count'), handle]);
  dispatch(handle.list({}).request);
  expect(http.sent).toHaveLength(1);
});

test('after a teardown nothing of the remote listens, and what was under way is aborted', () => {
  const { handle, http, dispatch, teardown } = createChapterStore();
  dispatch(handle.list({}).request);
  teardown();
  expect(http.at(0).request.signal?.aborted).toBe(true);
  dispatch(handle.list({}).request);
  expect(http.sent).toHaveLength(1);
});

test('a late slice finds the state the page came with', () => {
  const sentState = { lists: {}, records: {}, writes: { add: { status: 'fulfilled' } } };
  const { inject, state, dispatch } = createTestStore({ preloadedState: { 'test/chapters': sentState } });
  dispatch({ type: 'anything' });
  inject('test', [createResource('test', chapters)]);
  expect(state()).toHaveProperty(['test/chapters'], sentState);
});

describe('a saga that throws', () => {
  const failure = new Error('boom');

  test.each([
    [
      'at once',
      function* () {
        yield call(() => Promise.resolve());
        throw failure;
      },
    ],
    [
      'in a forked child',
      function* () {
        yield fork(function* () {
          yield delay(0);
          throw failure;
        });
        yield take('never');
      },
    ],
  ])('is reported %s, while its neighbours and other remotes live', async (_when, run) => {
    jest.useFakeTimers();
    const { inject, dispatch, faults, state } = createTestStore();
    const answers = (name: string) =>
      function* (): SagaIterator<void> {
        yield take('ask');
        yield put({ type: `${name}/answered` });
      };
    const heard: string[] = [];
    const ear = (path: string): InjectedSlice => ({
      ...slice(path, answers(path)),
      reducer: (before: unknown = null, action: UnknownAction) => {
        if (action.type === `${path}/answered`) heard.push(path);
        return before;
      },
    });
    inject('sick', [slice('sick/throws', run), ear('sick/lives')]);
    inject('well', [ear('well/lives')]);
    await jest.advanceTimersByTimeAsync(1);
    expect(faults).toEqual([{ owner: 'sick', place: 'sick/throws', error: failure }]);
    dispatch({ type: 'ask' });
    expect(heard).toEqual(['sick/lives', 'well/lives']);
    expect(state()).toHaveProperty(['sick/throws'], 0);
    jest.useRealTimers();
  });

  test('does not stop a remote from being torn down and started again', async () => {
    const { inject, faults } = createTestStore();
    const dying = slice('sick/throws', function* () {
      yield call(() => Promise.resolve());
      throw failure;
    });
    inject('sick', [dying])();
    inject('sick', [dying]);
    await settle();
    expect(faults).toHaveLength(1);
  });
});

test('a reducer that throws is reported once and keeps the state it had', () => {
  const { inject, dispatch, faults, state } = createTestStore();
  const fragile: InjectedSlice = {
    path: 'sick/fragile',
    reducer: (before: unknown = 'fine', action: UnknownAction) => {
      if (action.type === 'poison') throw new Error('poisoned');
      return before;
    },
  };
  inject('sick', [fragile, slice('sick/count')]);
  dispatch({ type: 'poison' });
  dispatch({ type: 'poison' });
  dispatch({ type: 'count' });
  expect(faults).toMatchObject([{ owner: 'sick', place: 'sick/fragile' }]);
  expect(state()).toMatchObject({ 'sick/fragile': 'fine', 'sick/count': 1 });
});
