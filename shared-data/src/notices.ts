import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** A short message that the shell shows as a toast. An error is visible for 2 s, fades for 0.5 s and is removed. */
export interface Notice {
  readonly id: number;
  readonly kind: 'error' | 'success';
  readonly text: string;
}

interface NoticesState {
  readonly last: number;
  readonly shown: readonly Notice[];
}

const initialState: NoticesState = { last: 0, shown: [] };

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** A repeated text replaces the visible toast. */
    noticeShown: (state, action: PayloadAction<Omit<Notice, 'id'>>) => {
      const id = state.last + 1;
      const others = state.shown.filter((notice) => notice.text !== action.payload.text);
      return { last: id, shown: [...others, { ...action.payload, id }].slice(-3) };
    },
    noticeCleared: (state, action: PayloadAction<number>) => ({
      ...state,
      shown: state.shown.filter((notice) => notice.id !== action.payload),
    }),
  },
});

export const noticesReducer = slice.reducer;
export const { noticeShown, noticeCleared } = slice.actions;
export const selectNotices = (state: { readonly notices: NoticesState }): readonly Notice[] => state.notices.shown;
