import type { InjectedSlice, Need } from '@enlace/shared-data';

import { watchProfile } from './profile.saga';
import { initialProfile, profilePath, profileSlice, type ProfileState } from './profile.slice';

export const profile: InjectedSlice = { path: profilePath, reducer: profileSlice.reducer, saga: watchProfile };

/** Declares the member's own record in a screen's `load`. */
export const profileNeed: Need = {
  key: profilePath,
  request: profileSlice.actions.requested(),
  release: profileSlice.actions.released(),
};

export function selectProfile(state: unknown): ProfileState {
  return (state as { readonly [profilePath]?: ProfileState })[profilePath] ?? initialProfile;
}
