import type { RegistryAnswer } from '@enlace/shared-contract/platform';

import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import { createRegistryStore } from './registry-store';
import { watchRegistry } from './watch-registry';

const shell = '1.0.0-aaaa';
const page = buildPage({ name: 'events', path: '/events' });
const releaseOf = (version: string, rev: number): RegistryAnswer => ({
  ...buildAnswer([buildRemote('mf-public', [page], { version })]),
  rev,
});

let live = { answer: releaseOf('1.0.0', 1), shell };
const requests: string[] = [];

/** A gateway with the live answer; it answers 304 to a tab that is current. */
async function answerLikeGateway(url: unknown, options?: RequestInit): Promise<Response> {
  requests.push(String(url));
  const { rev } = live.answer;
  if (url === '/registry') return asResponse(200, live.answer);
  const isCurrent = new Headers(options?.headers).get('if-none-match') === `"${rev}-${live.shell}"`;
  return isCurrent ? asResponse(304, null) : asResponse(200, { rev, shell: live.shell });
}

function asResponse(status: number, body: unknown): Response {
  return { status, ok: status === 200, json: async () => body } as Response;
}

function startTab() {
  const registry = createRegistryStore({ answer: releaseOf('1.0.0', 1), viewerId: null, outdatedOn: null }, () => {
    throw new Error('the registry was not read');
  });
  const [remote] = registry.get().answer.remotes;
  if (remote !== undefined) registry.keep(remote);
  return { registry, check: watchRegistry(registry, shell) };
}

const settle = () => jest.advanceTimersByTimeAsync(10);

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/events');
  live = { answer: releaseOf('1.0.0', 1), shell };
  requests.length = 0;
  globalThis.fetch = jest.fn(answerLikeGateway);
});

afterEach(() => jest.useRealTimers());

describe('an open tab', () => {
  it('asks for the revision every 30 seconds, and for nothing else while it is current', async () => {
    startTab();
    await jest.advanceTimersByTimeAsync(60_100);
    expect(requests).toEqual(['/registry/rev', '/registry/rev']);
  });

  it('learns of a disabled remote within 30 seconds', async () => {
    const { registry } = startTab();
    const [remote] = live.answer.remotes;
    if (remote === undefined) throw new Error('no remote');
    live.answer = { ...live.answer, rev: 2, remotes: [{ ...remote, enabled: false, disabledReason: 'Wrong prices.' }] };
    await jest.advanceTimersByTimeAsync(30_100);
    expect(registry.get().answer.remotes[0]).toMatchObject({ enabled: false, disabledReason: 'Wrong prices.' });
    expect(registry.get().outdatedOn).toBeNull();
  });

  it('is outdated after a promotion, and current again after the rollback', async () => {
    const { registry } = startTab();
    live.answer = releaseOf('2.0.0', 2);
    await jest.advanceTimersByTimeAsync(30_100);
    expect(registry.get().outdatedOn).toBe('/events');
    expect(registry.get().answer.remotes[0]?.version).toBe('1.0.0');
    live.answer = releaseOf('1.0.0', 3);
    await jest.advanceTimersByTimeAsync(30_100);
    expect(registry.get().outdatedOn).toBeNull();
  });

  it('is outdated when another build of the shell is installed', async () => {
    const { registry } = startTab();
    live.shell = '1.0.0-bbbb';
    await jest.advanceTimersByTimeAsync(60_100);
    expect(registry.get().outdatedOn).toBe('/events');
    expect(requests).toEqual(['/registry/rev', '/registry/rev']);
  });

  it('asks when a link is pressed, and the answer still applies to the navigation that began meanwhile', async () => {
    const { registry } = startTab();
    live.answer = releaseOf('2.0.0', 2);
    await jest.advanceTimersByTimeAsync(6_000);
    document.body.innerHTML = '<a href="/jobs">Jobs</a>';
    document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    history.replaceState(null, '', '/jobs');
    await settle();
    expect(registry.get().outdatedOn).toBe('/events');
  });

  it.each([
    ['back, forward and the address bar', new PopStateEvent('popstate')],
    ['code', Object.assign(new PopStateEvent('popstate'), { singleSpa: true })],
  ])('asks at a navigation by %s, and the answer applies to it', async (_by, event) => {
    const { registry } = startTab();
    live.answer = releaseOf('2.0.0', 2);
    await jest.advanceTimersByTimeAsync(6_000);
    history.replaceState(null, '', '/events?page=2');
    window.dispatchEvent(event);
    await settle();
    expect(requests).toEqual([]);
    history.replaceState(null, '', '/jobs');
    window.dispatchEvent(event);
    await settle();
    expect(requests).toEqual(['/registry/rev', '/registry']);
    expect(registry.get().outdatedOn).toBe('/events');
    history.replaceState(null, '', '/news');
    window.dispatchEvent(event);
    await settle();
    expect(requests).toHaveLength(2);
  });

  it('asks when it becomes visible and after a file failed to load', async () => {
    const { check } = startTab();
    await jest.advanceTimersByTimeAsync(2_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(600);
    check('failure');
    await settle();
    expect(requests).toHaveLength(2);
  });

  it('keeps its answer while the gateway is away', async () => {
    const { registry } = startTab();
    const before = registry.get();
    globalThis.fetch = jest.fn(() => Promise.reject(new Error('no network')));
    await jest.advanceTimersByTimeAsync(30_100);
    expect(registry.get()).toBe(before);
  });
});
