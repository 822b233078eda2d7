import { bootElementId, stateElementId } from '@enlace/shared-contract/platform';

import { readStart } from './read-start';

const page = { locale: 'en', shell: '1.0.0', shared: '/registry/boot/a' };
const shared = {
  shared: '/registry/boot/a',
  productName: 'Enlace',
  origin: 'https://enlace.test',
  apiBase: '',
  sessionPollSeconds: 0,
  viewer: null,
  seo: null,
  registry: { rev: 1, remotes: [], guarded: [], links: [] },
};
const state = { slices: { 'public/count': 1 }, queries: ['count'] };
const stateAddress = '/registry/state/b/events';

/** A rendered page, and the answers of the gateway by address; an address without one fails. */
function openPage(content: unknown, answers: Readonly<Record<string, unknown>>): string[] {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}">${JSON.stringify(page)}</script>
    <script type="application/json" id="${stateElementId}">${JSON.stringify(content)}</script>`;
  const requestedAddresses: string[] = [];
  globalThis.fetch = async (address) => {
    requestedAddresses.push(String(address));
    const answer = answers[String(address)];
    if (answer === undefined) throw new TypeError('no network');
    return { ok: true, status: 200, json: async () => answer } as Response;
  };
  return requestedAddresses;
}

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

test('the state of a rendered page comes from its address, together with the shared boot data', async () => {
  const requestedAddresses = openPage(stateAddress, { [page.shared]: shared, [stateAddress]: state });
  const { boot, servedState } = await readStart();
  expect(servedState).toEqual(state);
  expect(boot).toMatchObject({ productName: 'Enlace', locale: 'en', viewer: null, seo: null });
  expect(requestedAddresses.sort()).toEqual([page.shared, stateAddress]);
});

test('a page that is made for one answer contains its state', async () => {
  openPage(state, { [page.shared]: shared });
  expect((await readStart()).servedState).toEqual(state);
});

test('a page is drawn anew when its state cannot be loaded, or belongs to another page', async () => {
  const requestedAddresses = openPage(stateAddress, { [page.shared]: shared });
  expect((await readStart()).servedState).toBeNull();
  expect(requestedAddresses.filter((address) => address === stateAddress)).toHaveLength(2);
  openPage(stateAddress, { [page.shared]: shared, [stateAddress]: null });
  expect((await readStart()).servedState).toBeNull();
});

test('a page of an earlier release is drawn anew with the current boot data', async () => {
  openPage(stateAddress, { [page.shared]: { ...shared, shared: '/registry/boot/c' }, [stateAddress]: state });
  const { boot, servedState } = await readStart();
  expect(servedState).toBeNull();
  expect(boot.shell).toBe('1.0.0');
});
