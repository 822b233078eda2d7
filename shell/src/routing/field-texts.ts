import type { LoadFieldTexts } from '@enlace/shared-data';

import type { RemoteLoader } from '../federation/load-remote';
import type { ExternalStore } from '../lifecycle/external-store';
import type { RegistryState } from './registry-store';

/** Finds the remote that names the fields of a resource, and loads it without showing it. */
export function fieldTextsOfRemotes(registry: ExternalStore<RegistryState>, loader: RemoteLoader): LoadFieldTexts {
  return async (resource) => {
    // A remote that is switched off has none.
    const remote = registry.get().answer.remotes.find(({ fieldTexts }) => fieldTexts?.includes(resource));
    return remote && (await loader.load(remote)).fieldTexts?.(resource);
  };
}
