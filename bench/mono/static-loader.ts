import type { RegistryRemote } from '@enlace/shared-contract';
import type { RemoteModule } from '@enlace/shared-data';

export const loadTimeout = 4_500;

/** The shell's loader without federation: the yardstick of the bench, the same sources in one build. */
export function createRemoteLoader() {
  return {
    load: async (_remote: RegistryRemote): Promise<RemoteModule> => {
      const module = await import(/* webpackChunkName: "mono-remote" */ '../../mf-public/src/remote');
      return module.default;
    },
  };
}
