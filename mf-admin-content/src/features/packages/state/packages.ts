import type { InjectedSlice, Need } from '@enlace/shared-data';

import { watchPackages } from './packages.saga';
import { packagesPath, packagesSlice } from './packages.slice';

/** The packages of one role, with where the update of each stands. */
export const packages: InjectedSlice = { path: packagesPath, reducer: packagesSlice.reducer, saga: watchPackages };

export function packagesNeed(roleId: number): Need {
  return {
    key: `${packagesPath}?${roleId}`,
    request: packagesSlice.actions.listRequested({ roleId }),
    release: packagesSlice.actions.listReleased(),
  };
}
