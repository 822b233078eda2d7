import { wireUrl } from '@enlace/shared-contract/calls';
import { createPlatformStore, type HttpRequest, type ScreenContext } from '@enlace/shared-data';

import { reads } from './reads';
import remote from './remote';

const sortQuery = (address: string) => {
  const [path, search = ''] = address.split('?');
  return `${path}?${search.split('&').sort().join('&')}`;
};

function contextOf(search: string): ScreenContext {
  return { params: { slug: 'bogotá' }, search: new URLSearchParams(search), locale: 'es', viewer: null };
}

/** Addresses that the screen of a page requests. */
async function requestsOf(page: string, context: ScreenContext): Promise<readonly string[]> {
  const sentAddresses: string[] = [];
  const send = ({ call, params, query }: HttpRequest) => {
    sentAddresses.push(sortQuery(wireUrl(call, params, query)));
    return new Promise<never>(() => undefined);
  };
  const report = ({ error }: { readonly error: unknown }) => {
    throw error;
  };
  const { store, inject } = createPlatformStore({ http: { send }, storage: null, slices: [], report });
  const loadScreen = remote.features.map(({ screens }) => screens[page]).find((load) => load !== undefined);
  const { screen } = (await loadScreen?.()) ?? {};
  const slices = [...remote.features.flatMap((feature) => feature.slices), ...(screen?.slices ?? [])];
  inject(remote.id, [...new Map(slices.map((slice) => [slice.path, slice])).values()]);
  for (const query of screen?.load?.(context) ?? []) store.dispatch(query.request);
  return sentAddresses;
}

// A read that is missing here starts when the code of the screen is there, and the page waits for it.
test.each(Object.keys(reads))('all reads of the screen %s are sent ahead', async (page) => {
  for (const search of ['', 'page=2&search=ana&sort=newest', 'preview=x']) {
    const context = contextOf(search);
    const addresses = (reads[page]?.(context) ?? []).map(({ path, query }) => sortQuery(wireUrl({ path }, {}, query)));
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses)).toEqual(new Set(await requestsOf(page, context)));
  }
});
