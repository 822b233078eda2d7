import type { User } from '@enlace/shared-contract';
import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

export interface ProfileState {
  readonly status: CallStatus;
  readonly user: User | null;
  readonly error: ErrorView | null;
}

export const profilePath = 'member/profile';
export const initialProfile: ProfileState = { status: 'idle', user: null, error: null };

/** The member's own record, as the server has it now. A failure keeps what was known. */
export const profileSlice = createSlice({
  name: profilePath,
  initialState: initialProfile,
  reducers: {
    requested: (state): ProfileState => ({ ...state, status: 'pending', error: null }),
    received: (_, { payload }: PayloadAction<User>): ProfileState => ({
      status: 'fulfilled',
      user: payload,
      error: null,
    }),
    failed: (state, { payload }: PayloadAction<ErrorView>): ProfileState => ({
      ...state,
      status: 'rejected',
      error: payload,
    }),
    /** Leaving also forgets: the next person on this device must not see it. */
    released: () => initialProfile,
  },
});
