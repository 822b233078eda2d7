import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** Number of running requests, for the loading flag and the progress bar at the top of the page. */
export interface ActivityState {
  readonly pending: number;
  /** 0 to 100; 100 when no request is running. */
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
