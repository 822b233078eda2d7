import type { Contributions } from '@enlace/shared-data';

import type { RemoteLoader } from '../federation/load-remote';
import type { ExternalStore } from '../lifecycle/external-store';
import type { RegistryState } from './registry-store';

/** Finds the remote that contributes, and loads it without showing it. */
export function createContributions(registry: ExternalStore<RegistryState>, loader: RemoteLoader): Contributions {
  return {
    async loadFieldTexts(resource) {
      const { remotes } = registry.get().answer;
      const remote = remotes.find(({ enabled, fieldTexts = [] }) => enabled && fieldTexts.includes(resource));
      const texts = remote === undefined ? undefined : (await loader.load(remote)).fieldTexts?.(resource);
      return (await texts) ?? null;
    },
  };
}
