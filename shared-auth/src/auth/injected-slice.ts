import type { InjectedSlice } from '@enlace/shared-data';

import { authSaga } from './auth.saga';
import { slice } from './auth.slice';

/** The auth slice as the shell gives it to the store: path `auth`, persisted, with its saga (SPEC §4). */
export const authSlice: Required<InjectedSlice> = {
  path: slice.name,
  reducer: slice.reducer,
  saga: authSaga,
  isPersisted: true,
};
