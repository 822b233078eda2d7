import type { LoadFieldTexts } from '@enlace/shared-data';

import type { RemoteLoader } from '../federation/load-remote';
import type { ExternalStore } from '../lifecycle/external-store';
import type { RegistryState } from './registry-store';

/** Finds the remote that names the fields of a resource, and loads it without showing it. */
export function fieldTextsOfRemotes(registry: ExternalStore<RegistryState>, loader: RemoteLoader): LoadFieldTexts {
  return async (resource) => {
    const { remotes } = registry.get().answer;
    const remote = remotes.find(({ enabled, fieldTexts }) => enabled && fieldTexts?.includes(resource));
    return remote && ((await (await loader.load(remote)).fieldTexts?.(resource)) ?? null);
  };
}
