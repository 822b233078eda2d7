import type { UnknownAction } from '@enlace/shared-platform';

import type { InjectedSlice } from '../remote/define-remote';
import { createTestStore } from '../testing/test-store';
import type { PlainStorage } from './slice-storage';

const key = 'persist:root';

function remembering(path: string, isPersisted = true): InjectedSlice {
  const reducer = (state: unknown = { word: 'none' }, action: UnknownAction) =>
    action.type === path ? { word: action['word'] } : state;
  return { path, reducer, isPersisted };
}

const auth = remembering('auth');
const notes = remembering('member/notes');

function createFakeStorage(storedText?: string) {
  const values = new Map<string, string>(storedText === undefined ? [] : [[key, storedText]]);
  const storage: PlainStorage = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => values.set(name, value),
    removeItem: (name) => values.delete(name),
  };
  const slices = (): Record<string, unknown> => {
    const texts = JSON.parse(values.get(key) ?? '{}') as Record<string, string>;
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.parse(text) as unknown]));
  };
  return { storage, values, slices };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds = 50) => jest.advanceTimersByTimeAsync(milliseconds);

test('writes what is persisted under persist:root with version 2, and nothing else', async () => {
  const { storage, values, slices } = createFakeStorage();
  const { dispatch, persistor } = createTestStore({ storage, slices: [auth, remembering('screen', false)] });
  await pass();
  expect(persistor?.getState().bootstrapped).toBe(true);
  dispatch({ type: 'auth', word: 'token' });
  dispatch({ type: 'screen', word: 'passing' });
  dispatch({ type: 'notices/noticeShown', payload: { kind: 'error', text: 'passing' } });
  await pass();
  expect([...values.keys()]).toEqual([key]);
  expect(slices()).toEqual({ auth: { word: 'token' }, _persist: { version: 2, rehydrated: true } });
});

test('gives back what was stored', async () => {
  const { storage } = createFakeStorage(JSON.stringify({ auth: '{"word":"token"}' }));
  const { state } = createTestStore({ storage, slices: [auth] });
  await pass();
  expect(state()).toMatchObject({ auth: { word: 'token' }, _persist: { version: 2, rehydrated: true } });
});

test('requests under way do not come back after a reload', async () => {
  const { storage, slices } = createFakeStorage();
  const { dispatch } = createTestStore({ storage, slices: [auth] });
  await pass();
  dispatch({ type: 'activity/requestStarted' });
  dispatch({ type: 'auth', word: 'token' });
  await pass();
  expect(Object.keys(slices()).sort()).toEqual(['_persist', 'auth']);
  const { state } = createTestStore({ storage, slices: [auth] });
  await pass();
  expect(state()).toMatchObject({ activity: { pending: 0, progress: 100 } });
});

test('a storage that hangs holds the start up for 5000 ms and no longer', async () => {
  const hanging: PlainStorage = {
    getItem: () => new Promise(() => undefined),
    setItem: jest.fn(),
    removeItem: jest.fn(),
  };
  const { persistor, state } = createTestStore({ storage: hanging, slices: [auth] });
  await pass(4999);
  expect(persistor?.getState().bootstrapped).toBe(false);
  await pass(1);
  expect(persistor?.getState().bootstrapped).toBe(true);
  expect(state()).toMatchObject({ auth: { word: 'none' } });
});

describe('a slice that comes late', () => {
  const storedText = JSON.stringify({ auth: '{"word":"token"}', 'member/notes': '{"word":"written"}' });

  test('is not lost while other slices are written', async () => {
    const complaint = jest.spyOn(console, 'error');
    const { storage, slices } = createFakeStorage(storedText);
    const { dispatch } = createTestStore({ storage, slices: [auth] });
    await pass();
    dispatch({ type: 'auth', word: 'newer' });
    await pass();
    expect(slices()).toMatchObject({ auth: { word: 'newer' }, 'member/notes': { word: 'written' } });
    expect(complaint).not.toHaveBeenCalled();
  });

  test('finds what it left and is saved from then on', async () => {
    const { storage, slices } = createFakeStorage(storedText);
    const { dispatch, inject, state } = createTestStore({ storage, slices: [auth] });
    await pass();
    inject('member', [notes]);
    expect(state()).toHaveProperty(['member/notes'], { word: 'written' });
    await pass();
    expect(slices()).toMatchObject({ 'member/notes': { word: 'written' } });
    dispatch({ type: 'member/notes', word: 'rewritten' });
    await pass();
    expect(slices()).toMatchObject({ auth: { word: 'token' }, 'member/notes': { word: 'rewritten' } });
  });

  test('finds it also when it comes before the storage has answered', async () => {
    const { storage } = createFakeStorage(storedText);
    const slow: PlainStorage = {
      ...storage,
      getItem: (name) => new Promise((resolve) => setTimeout(() => resolve(storage.getItem(name)), 100)),
    };
    const { inject, state } = createTestStore({ storage: slow, slices: [auth] });
    inject('member', [notes]);
    await pass(200);
    expect(state()).toMatchObject({ auth: { word: 'token' }, 'member/notes': { word: 'written' } });
  });

  test('that cannot be read starts afresh and costs the others nothing', async () => {
    const { storage } = createFakeStorage(JSON.stringify({ auth: '{"word":"token"}', 'member/notes': '{broken' }));
    const { inject, state } = createTestStore({ storage, slices: [auth] });
    await pass();
    inject('member', [notes]);
    expect(state()).toMatchObject({ auth: { word: 'token' }, 'member/notes': { word: 'none' } });
  });
});

test.each([
  ['no JSON', '{broken'],
  ['another kind of JSON', '"text"'],
  ['a broken slice', JSON.stringify({ auth: '{broken' })],
])('starts from the beginning when %s is stored, and heals the storage', async (_name, text) => {
  const { storage, slices } = createFakeStorage(text);
  const { dispatch, state, persistor } = createTestStore({ storage, slices: [auth] });
  await pass();
  expect(persistor?.getState().bootstrapped).toBe(true);
  expect(state()).toMatchObject({ auth: { word: 'none' } });
  dispatch({ type: 'auth', word: 'token' });
  await pass();
  expect(slices()).toMatchObject({ auth: { word: 'token' } });
});

test('a storage that throws at every touch stops nothing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const forbidden: PlainStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const { dispatch, state, persistor } = createTestStore({ storage: forbidden, slices: [auth] });
  await pass();
  dispatch({ type: 'auth', word: 'token' });
  await pass();
  expect(persistor?.getState().bootstrapped).toBe(true);
  expect(state()).toMatchObject({ auth: { word: 'token' } });
});

test('purging forgets the late slices too', async () => {
  const { storage, slices } = createFakeStorage(JSON.stringify({ 'member/notes': '{"word":"written"}' }));
  const { dispatch, persistor } = createTestStore({ storage, slices: [auth] });
  await pass();
  await persistor?.purge();
  dispatch({ type: 'auth', word: 'token' });
  await pass();
  expect(slices()).not.toHaveProperty(['member/notes']);
});
