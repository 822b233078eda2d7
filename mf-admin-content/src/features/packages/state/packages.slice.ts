import type { Package } from '@enlace/shared-contract';
import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** Where the update of a package stands (SPEC §4). */
export type UpdateStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** A price in minor units of the package's currency. */
export interface Price {
  readonly id: number;
  readonly price: number;
}

export interface PackagesState {
  readonly roleId: number;
  readonly status: CallStatus;
  readonly packages: readonly Package[];
  readonly error: ErrorView | null;
  /** By package; one that is not named is idle. */
  readonly updates: Readonly<Record<number, UpdateStatus>>;
  /** Why the last update of a package failed. */
  readonly errors: Readonly<Record<number, ErrorView>>;
  /** How many updates of a package are under way: its status is that of the last one. */
  readonly underWay: Readonly<Record<number, number>>;
}

export const packagesPath = 'adminContent/packages';

export const initialPackages: PackagesState = {
  roleId: 0,
  status: 'idle',
  packages: [],
  error: null,
  updates: {},
  errors: {},
  underWay: {},
};

function updated(state: PackagesState, ids: readonly number[], status: UpdateStatus, error?: ErrorView) {
  const kept = Object.entries(state.errors).filter(([id]) => !ids.includes(Number(id)));
  return {
    updates: { ...state.updates, ...Object.fromEntries(ids.map((id) => [id, status])) },
    errors: {
      ...Object.fromEntries(kept),
      ...(error === undefined ? {} : Object.fromEntries(ids.map((id) => [id, error]))),
    },
  };
}

/** With one update more or less under way; while others are, the package is still loading. */
function counted(state: PackagesState, ids: readonly number[], by: 1 | -1) {
  const counts = ids.map((id) => [id, Math.max(0, (state.underWay[id] ?? 0) + by)] as const);
  return { ...state.underWay, ...Object.fromEntries(counts) };
}

function ended(state: PackagesState, ids: readonly number[], status: UpdateStatus, error?: ErrorView) {
  const last = ids.filter((id) => (state.underWay[id] ?? 0) <= 1);
  return { ...updated(state, last, status, error), underWay: counted(state, ids, -1) };
}

const idsOf = (prices: readonly Price[]): readonly number[] => prices.map(({ id }) => id);

export const packagesSlice = createSlice({
  name: packagesPath,
  initialState: initialPackages,
  reducers: {
    listRequested: (state, { payload }: PayloadAction<{ readonly roleId: number }>) =>
      payload.roleId === state.roleId
        ? { ...state, status: 'pending' as const, error: null }
        : { ...initialPackages, roleId: payload.roleId, status: 'pending' as const },
    listReceived: (state, { payload }: PayloadAction<readonly Package[]>) => ({
      ...state,
      status: 'fulfilled' as const,
      packages: payload,
    }),
    listFailed: (state, { payload }: PayloadAction<ErrorView>) => ({
      ...state,
      status: 'rejected' as const,
      packages: [],
      error: payload,
    }),
    listReleased: (state) => (state.status === 'pending' ? { ...state, status: 'idle' as const } : state),
    /** One price, or several at once: all of them are changed, or none. */
    pricesSubmitted: (state, { payload }: PayloadAction<readonly Price[]>) => ({
      ...state,
      ...updated(state, idsOf(payload), 'loading'),
      underWay: counted(state, idsOf(payload), 1),
    }),
    /** Changes the matching packages' prices (SPEC §4). */
    pricesSaved: (state, { payload }: PayloadAction<readonly Price[]>) => ({
      ...state,
      ...ended(state, idsOf(payload), 'succeeded'),
      packages: state.packages.map((held) => {
        const price = payload.find(({ id }) => id === held.id)?.price;
        return price === undefined ? held : { ...held, price };
      }),
    }),
    pricesRefused: (
      state,
      { payload }: PayloadAction<{ readonly prices: readonly Price[]; readonly error: ErrorView }>,
    ) => ({ ...state, ...ended(state, idsOf(payload.prices), 'failed', payload.error) }),
    /** The person begins anew: what was said of the last update is gone. */
    updateForgotten: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      ...updated(state, [payload], 'idle'),
    }),
  },
});

export function selectPackages(state: unknown): PackagesState {
  return (state as { readonly [packagesPath]?: PackagesState })[packagesPath] ?? initialPackages;
}
