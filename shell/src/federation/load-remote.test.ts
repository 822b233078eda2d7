import { type RegistryRemote, remoteContract } from '@enlace/shared-contract/platform';

import { buildPage, buildRemote } from '../testing/build-registry';
import type { FederationCore, RemoteEntry } from './container';
import { createIntegrityMap } from './integrity';
import { createRemoteLoader } from './load-remote';

const pages = [buildPage({ name: 'home', path: '/' })];
const remoteExports = { default: { id: 'mf-public', contract: remoteContract, features: [], texts: [] } };

function setUp(getRemote: (entry: RemoteEntry) => Promise<() => unknown>) {
  const requestedEntries: RemoteEntry[] = [];
  const core: FederationCore = {
    getRemote: (entry) => {
      requestedEntries.push(entry);
      return getRemote(entry);
    },
  };
  return { loader: createRemoteLoader(createIntegrityMap(location.origin), core), requestedEntries };
}

describe('loading a remote', () => {
  it('refuses a release of another contract before any of its code is requested', async () => {
    const { loader, requestedEntries } = setUp(async () => () => remoteExports);
    const later: RegistryRemote = buildRemote('mf-public', pages, { contract: remoteContract + 1 });
    await expect(loader.load(later)).rejects.toThrow(`contract ${remoteContract + 1}, wanted ${remoteContract}`);
    expect(requestedEntries).toEqual([]);
  });

  it('asks for a fallback under its own name', async () => {
    const { loader, requestedEntries } = setUp(async ({ name }) => {
      if (name === 'mf_public') throw new Error('404');
      return () => remoteExports;
    });
    const base = '/remotes/mf-public/0.9.0/';
    const fallback = { version: '0.9.0', container: 'mf_public_0_9_0', base, manifest: '', entry: 'old.js', files: {} };
    await expect(loader.load(buildRemote('mf-public', pages, { fallback }))).resolves.toBe(remoteExports.default);
    expect(requestedEntries.map(({ name, url }) => [name, new URL(url).pathname])).toEqual([
      ['mf_public', '/remotes/mf-public/1.0.0/remoteEntry.abc.js'],
      ['mf_public_0_9_0', `${base}old.js`],
    ]);
  });

  it('loads a release once, and again only after a failure', async () => {
    let isUp = false;
    const { loader, requestedEntries } = setUp(async () => {
      if (!isUp) throw new Error('404');
      return () => remoteExports;
    });
    const remote = buildRemote('mf-public', pages);
    await expect(loader.load(remote)).rejects.toThrow('404');
    isUp = true;
    await Promise.all([loader.load(remote), loader.load(remote)]);
    expect(requestedEntries).toHaveLength(2);
  });
});
