import type { SearchAnswer } from '@enlace/shared-contract';
import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** What is asked of the search; its text as JSON names the answer. */
export interface SearchQuery {
  readonly q: string;
  readonly kinds: string;
  readonly sort: string;
  readonly page: number;
  readonly lang: string;
}

export interface SearchState {
  /** Whose answer this is; the newest question's. */
  readonly key: string;
  readonly status: CallStatus;
  readonly answer: SearchAnswer | null;
  readonly error: ErrorView | null;
}

export const searchPath = 'public/search';
export const initialSearch: SearchState = { key: '', status: 'idle', answer: null, error: null };

export const keyOf = (query: SearchQuery): string => JSON.stringify(query);

interface Received {
  readonly key: string;
  readonly answer: SearchAnswer;
}

interface Failed {
  readonly key: string;
  readonly error: ErrorView;
}

export const searchSlice = createSlice({
  name: searchPath,
  initialState: initialSearch,
  reducers: {
    /** The answer of before stays until the new one is here, so that the page does not jump. */
    requested: (state, { payload }: PayloadAction<SearchQuery>) => ({
      ...state,
      key: keyOf(payload),
      status: 'pending' as const,
      error: null,
    }),
    received: (_, { payload }: PayloadAction<Received>) => ({
      ...payload,
      status: 'fulfilled' as const,
      error: null,
    }),
    failed: (_, { payload }: PayloadAction<Failed>) => ({ ...payload, status: 'rejected' as const, answer: null }),
    released: (state) => (state.status === 'pending' ? initialSearch : state),
  },
});
