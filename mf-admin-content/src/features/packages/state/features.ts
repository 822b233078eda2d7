import type { InjectedSlice, Need } from '@enlace/shared-data';

import { watchFeatures } from './features.saga';
import { featuresPath, featuresSlice } from './features.slice';

/** The features of one role, with every change of them. */
export const features: InjectedSlice = { path: featuresPath, reducer: featuresSlice.reducer, saga: watchFeatures };

export function featuresNeed(roleId: number): Need {
  return {
    key: `${featuresPath}?${roleId}`,
    request: featuresSlice.actions.listRequested({ roleId }),
    release: featuresSlice.actions.listReleased(),
  };
}
