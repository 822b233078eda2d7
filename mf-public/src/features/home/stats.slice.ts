import type { Stats } from '@enlace/shared-contract';
import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

export interface StatsState {
  readonly status: CallStatus;
  readonly data: Stats | null;
  readonly error: ErrorView | null;
}

export const statsPath = 'public/stats';
export const initialStats: StatsState = { status: 'idle', data: null, error: null };

export const statsSlice = createSlice({
  name: statsPath,
  initialState: initialStats,
  reducers: {
    requested: (state) => ({ ...state, status: 'pending' as const, error: null }),
    received: (_, { payload }: PayloadAction<Stats>) => ({ status: 'fulfilled' as const, data: payload, error: null }),
    failed: (_, { payload }: PayloadAction<ErrorView>) => ({
      status: 'rejected' as const,
      data: null,
      error: payload,
    }),
    released: (state) =>
      state.status === 'pending'
        ? { ...state, status: state.data ? ('fulfilled' as const) : ('idle' as const) }
        : state,
  },
});
