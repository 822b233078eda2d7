import type { DatasetAnswer, DatasetQuery } from '@enlace/shared-contract/dashboards';
import { viewerChanged } from '@enlace/shared-data';
import { createSlice, onAction, type PayloadAction } from '@enlace/shared-platform';

import type { FigureError } from './figure-error';

export interface FigureState {
  readonly status: 'pending' | 'fulfilled' | 'rejected';
  /** Names the numbers that are wanted; an answer to another key is not shown. */
  readonly key: string;
  /** The last answer; of another key while `status` is pending. */
  readonly answer: DatasetAnswer | null;
  /** What the answer was requested with: its words are about these filters and this comparison. */
  readonly query: DatasetQuery;
  readonly error: FigureError | null;
  /** When the answer arrived, by the clock of this browser in milliseconds. */
  readonly arrivedAt: number;
}

/** A data set that the screen shows. */
export interface FigureRequest {
  readonly name: string;
  readonly key: string;
  readonly query: DatasetQuery;
}

export interface FiguresRequest {
  readonly entries: readonly FigureRequest[];
  /** Language of the words in the answers. */
  readonly lang: string;
}

export interface ExpectedFigures {
  /** Null: all data sets of the viewer. */
  readonly names: readonly string[] | null;
  readonly query: DatasetQuery;
  readonly lang: string;
}

type State = Readonly<Record<string, FigureState | undefined>>;

export const figuresPath = 'dashboards/figures';

const initialState: State = {};
const firstState: FigureState = { status: 'pending', key: '', answer: null, query: {}, error: null, arrivedAt: 0 };

interface ArrivedAnswer {
  readonly answer: DatasetAnswer;
  readonly query: DatasetQuery;
  readonly arrivedAt: number;
}

interface Place {
  readonly name: string;
  readonly key: string;
}

const slice = createSlice({
  name: figuresPath,
  initialState,
  reducers: {
    /** Requests the data sets of the address before the catalogue has named them. Null: an earlier request is of no use. */
    figuresExpected: (state, _action: PayloadAction<ExpectedFigures | null>): State => state,
    /** The screen shows these data sets; those without a fresh answer are requested. */
    figuresShown: (state, _action: PayloadAction<FiguresRequest>): State => state,
    /** The screen is left. */
    screenLeft: (state): State => state,
    /** Requests these data sets again, whatever their state. */
    figuresRepeated: (state, _action: PayloadAction<FiguresRequest>): State => state,
    requestBegun: (state, { payload }: PayloadAction<readonly Place[]>): State => ({
      ...state,
      ...Object.fromEntries(
        payload.map(({ name, key }) => [
          name,
          { ...(state[name] ?? firstState), status: 'pending', key, error: null } satisfies FigureState,
        ]),
      ),
    }),
    answerArrived: (state, { payload: { name, key, ...values } }: PayloadAction<Place & ArrivedAnswer>): State =>
      change(state, { name, key }, { status: 'fulfilled', ...values }),
    requestFailed: (state, { payload }: PayloadAction<Place & { error: FigureError }>): State =>
      change(state, payload, { status: 'rejected', error: payload.error }),
  },
  foreign: [onAction(viewerChanged, () => initialState)],
});

/** A cancelled request changes nothing: its key is not the wanted one. */
function change(state: State, { name, key }: Place, values: Partial<FigureState>): State {
  const figure = state[name];
  return figure?.key === key && figure.status === 'pending' ? { ...state, [name]: { ...figure, ...values } } : state;
}

export const figureActions = slice.actions;
export const figuresReducer = slice.reducer;

// The store holds each slice's state at its path.
export const selectFigures = (state: unknown): State =>
  (state as Readonly<Record<string, State | undefined>>)[figuresPath] ?? initialState;
