import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** Requests under way: the loading flag of SPEC §7 and the figure of the top progress bar (SPEC §2). */
export interface ActivityState {
  readonly pending: number;
  /** 0 to 100; 100 when nothing is under way. */
  readonly progress: number;
}

const initialState: ActivityState = { pending: 0, progress: 100 };

const slice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    requestStarted: (state) => ({ pending: state.pending + 1, progress: state.pending === 0 ? 10 : state.progress }),
    requestProgressed: (state, action: PayloadAction<number>) => ({
      pending: state.pending,
      progress: Math.min(99, Math.max(state.progress, action.payload)),
    }),
    requestSettled: (state) => {
      const pending = Math.max(0, state.pending - 1);
      return { pending, progress: pending === 0 ? 100 : Math.min(99, state.progress + 20) };
    },
  },
});

export const activityReducer = slice.reducer;
export const { requestStarted, requestProgressed, requestSettled } = slice.actions;
export const selectActivity = (state: { readonly activity: ActivityState }): ActivityState => state.activity;
