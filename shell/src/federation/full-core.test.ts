import * as runtimeCore from '@module-federation/runtime-core';

import type { Container, RemoteEntry } from './container';
import { createFullCore } from './full-core';

const getLate = jest.fn<Promise<() => unknown>, []>();

jest.mock('./lent-libraries', () => ({
  lentLibraries: {
    react: { version: '19.3.1', lib: () => 'the one React' },
    controls: { version: '0.1.0', get: () => getLate() },
  },
}));

interface FakeEntry extends RemoteEntry {
  /** Arguments of the container's initialisation. */
  readonly libraries: () => runtimeCore.ModuleFederation['shareScopeMap'][string] | undefined;
}

function fakeEntry(name: string, get: Container['get']): FakeEntry {
  let libraries: ReturnType<FakeEntry['libraries']>;
  const container: Container = {
    init: (initOptions) => {
      libraries = initOptions as NonNullable<typeof libraries>;
    },
    get,
  };
  const url = `https://enlace.test/remotes/${name}/remoteEntry.js`;
  return { name, url, run: async () => container, libraries: () => libraries };
}

/** The instance that the runtime inside an entry creates for itself. */
function instanceOf(entry: FakeEntry): runtimeCore.ModuleFederation {
  const instance = new runtimeCore.ModuleFederation({ name: entry.name, remotes: [] });
  instance.initShareScopeMap('default', entry.libraries() ?? {});
  return instance;
}

const customShareInfo = { scope: ['default'], shareConfig: { singleton: true, requiredVersion: '*' } };

describe('the full runtime core', () => {
  const core = createFullCore();

  it('gives each release its own module, though both are of one remote', async () => {
    const [older, newer] = ['1_0_0', '1_1_0'].map((version) =>
      fakeEntry(`mf_public_${version}`, async () => () => version),
    );
    if (older === undefined || newer === undefined) throw new Error('two entries');
    expect((await core.getRemote(older))()).toBe('1_0_0');
    expect((await core.getRemote(newer))()).toBe('1_1_0');
    expect((await core.getRemote(older))()).toBe('1_0_0');
  });

  it('tries a module once more before it fails, and again when it is asked again', async () => {
    const get = jest.fn<ReturnType<Container['get']>, []>().mockRejectedValue(new Error('404'));
    const entry = fakeEntry('mf_member_1_0_0', get);
    await expect(core.getRemote(entry)).rejects.toThrow('404');
    expect(get).toHaveBeenCalledTimes(2);
    get.mockResolvedValue(() => 'here');
    expect((await core.getRemote(entry))()).toBe('here');
  });

  it('lends the libraries of the shell, and asks again for one that failed on first use', async () => {
    const entry = fakeEntry('mf_dashboards_1_0_0', async () => () => 'remote');
    await core.getRemote(entry);
    const instance = instanceOf(entry);
    const react = await instance.loadShare('react', { customShareInfo });
    expect(react && react()).toBe('the one React');
    getLate.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => 'controls');
    await expect(instance.loadShare('controls', { customShareInfo })).rejects.toThrow('offline');
    const controls = await instance.loadShare('controls', { customShareInfo });
    expect(controls && controls()).toBe('controls');
  });

  it('shows the shell to developer tools', () => {
    expect(runtimeCore.CurrentGlobal.__FEDERATION__.__INSTANCES__.map(({ name }) => name)).toContain('enlace_shell');
  });
});
