import type { RegistryRemote } from '@enlace/shared-contract/platform';
import type { RemoteModule } from '@enlace/shared-data';

export const loadTimeout = 4_500;

/** One bundle lends nothing. */
export async function chooseCore(): Promise<null> {
  return null;
}

/** The loader of the shell without federation: mf-public is part of the same build. */
export function createRemoteLoader() {
  return {
    load: async (_remote: RegistryRemote): Promise<RemoteModule> => {
      const module = await import(/* webpackChunkName: "mono-remote" */ '../../mf-public/src/remote');
      return module.default;
    },
  };
}
