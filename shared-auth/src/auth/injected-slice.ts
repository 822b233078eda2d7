import type { InjectedSlice } from '@enlace/shared-data';

import { authSaga } from './auth.saga';
import { slice } from './auth.slice';

/** The auth slice for the shell's store: path `auth`, persisted, with its saga. */
export const authSlice: Required<InjectedSlice> = {
  path: slice.name,
  reducer: slice.reducer,
  saga: authSaga,
  isPersisted: true,
};
