import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import { createRegistryStore } from './registry-store';

const visitorAnswer = {
  ...buildAnswer([buildRemote('mf-public', [buildPage({ name: 'home', path: '/' })])]),
  guarded: ['/my/profile'],
};
const memberAnswer = buildAnswer([buildRemote('mf-member', [buildPage({ name: 'profile', path: '/my/profile' })])]);

let isDown = true;
const faults: unknown[] = [];

const startStore = () =>
  createRegistryStore({ answer: visitorAnswer, viewerId: null, outdatedOn: null }, (error) => faults.push(error));

beforeEach(() => {
  jest.useFakeTimers();
  isDown = true;
  faults.length = 0;
  globalThis.fetch = jest.fn(async () => ({ ok: !isDown, status: 503, json: async () => memberAnswer }) as Response);
});

afterEach(() => jest.useRealTimers());

describe('the registry while the server does not answer', () => {
  it('never passes the pages of a visitor off as those of the new viewer, and asks until it has them', async () => {
    const store = startStore();
    void store.refresh(7);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(store.get()).toMatchObject({ answer: visitorAnswer, viewerId: null });
    expect(faults).toHaveLength(1);
    isDown = false;
    await jest.advanceTimersByTimeAsync(5000);
    expect(store.get()).toMatchObject({ answer: memberAnswer, viewerId: 7 });
  });

  it('keeps the last answer of the same viewer after three attempts', async () => {
    const store = startStore();
    void store.refresh();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(store.get()).toMatchObject({ answer: visitorAnswer, viewerId: null });
    expect(faults).toHaveLength(1);
  });

  it('stops to ask for a viewer who has signed out meanwhile', async () => {
    const store = startStore();
    void store.refresh(7);
    void store.refresh(null);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(jest.mocked(fetch).mock.calls.length).toBeLessThanOrEqual(4);
    expect(store.get().viewerId).toBeNull();
  });
});
