import { type Candidate, takeBackSeconds } from '@enlace/shared-contract/recruiting';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** A move that can be taken back. */
export interface RecentMove {
  /** Of the move. */
  readonly id: string;
  /** The moved candidate; null for several. */
  readonly name: Candidate['name'] | null;
  readonly count: number;
  readonly state: Candidate['state'];
  readonly stage: Candidate['stage'];
  /** The last moment to take it back, by the clock of this browser, in milliseconds. */
  readonly deadline: number;
}

type State = readonly RecentMove[];

/** Moves that are shown together. */
const mostMoves = 3;

const path = 'dashboards/recentMoves';

const initialState: State = [];

const slice = createSlice({
  name: path,
  initialState,
  reducers: {
    /** The last one comes first. */
    moveAdded: (state, { payload }: PayloadAction<RecentMove>): State => [payload, ...state].slice(0, mostMoves),
    moveRemoved: (state, { payload }: PayloadAction<RecentMove['id']>): State =>
      state.filter(({ id }) => id !== payload),
    /** The payload is the current time in milliseconds. */
    movesEnded: (state, { payload }: PayloadAction<number>): State =>
      state.filter(({ deadline }) => deadline > payload),
  },
});

export const { moveAdded, moveRemoved, movesEnded } = slice.actions;

/** Moves of this tab whose mails have not left; they stay while the recruiter goes from screen to screen. */
export const recentMoves = { path, reducer: slice.reducer };

// The store holds each slice's state at its path.
export const selectRecentMoves = (state: unknown): State =>
  (state as Readonly<Record<string, State | undefined>>)[path] ?? initialState;

const mostMilliseconds = takeBackSeconds * 1000;

/** The deadline by the clock of this browser, which can differ from the server's. */
export function deadlineOf(until: string, now: number): number {
  const rest = Date.parse(until) - now;
  return now + (rest > 0 && rest <= mostMilliseconds ? rest : mostMilliseconds);
}
