import type { Feature } from '@enlace/shared-contract';
import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** One package of one feature. */
export interface FlagCell {
  readonly featureId: number;
  readonly packageId: number;
}

export interface Flag extends FlagCell {
  readonly isEnabled: boolean;
}

/** A change that was taken back. */
export interface Refusal extends FlagCell {
  readonly error: ErrorView;
}

/** What a form sends of a feature; a new one brings its role. */
export interface FeatureForm {
  readonly id: number | null;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface FeaturesState {
  readonly roleId: number;
  readonly status: CallStatus;
  readonly features: readonly Feature[];
  readonly error: ErrorView | null;
  /** Flags that are under way, by cell, as the server last said they are; the features show what is wanted. */
  readonly confirmed: Readonly<Record<string, boolean>>;
  /** The newest flag that could not be set, until the person has been told. */
  readonly refusal: Refusal | null;
  readonly save: { readonly status: CallStatus; readonly error: ErrorView | null };
}

export const featuresPath = 'adminContent/features';

const idleSave = { status: 'idle', error: null } as const;
export const initialFeatures: FeaturesState = {
  roleId: 0,
  status: 'idle',
  features: [],
  error: null,
  confirmed: {},
  refusal: null,
  save: idleSave,
};

export const cellKey = ({ featureId, packageId }: FlagCell): string => `${featureId}:${packageId}`;

/** The flag as it is shown; undefined where there is no such cell. */
export function flagOf(features: readonly Feature[], { featureId, packageId }: FlagCell): boolean | undefined {
  const feature = features.find(({ id }) => id === featureId);
  return feature?.package_roles.find(({ package_id }) => package_id === packageId)?.isEnabled;
}

/** Sets the enabled flag of one package within one feature (SPEC §4). */
function withFlag(features: readonly Feature[], { featureId, packageId, isEnabled }: Flag): readonly Feature[] {
  return features.map((feature) =>
    feature.id === featureId
      ? {
          ...feature,
          package_roles: feature.package_roles.map((role) =>
            role.package_id === packageId ? { ...role, isEnabled } : role,
          ),
        }
      : feature,
  );
}

function without(confirmed: FeaturesState['confirmed'], key: string): FeaturesState['confirmed'] {
  const { [key]: _settled, ...others } = confirmed;
  return others;
}

/** Flags under way stay as the person wants them, whatever a list says that was asked for before. */
function withWanted(features: readonly Feature[], state: FeaturesState): readonly Feature[] {
  return Object.keys(state.confirmed).reduce((all, key) => {
    const [featureId = 0, packageId = 0] = key.split(':').map(Number);
    const wanted = flagOf(state.features, { featureId, packageId });
    return wanted === undefined ? all : withFlag(all, { featureId, packageId, isEnabled: wanted });
  }, features);
}

export const featuresSlice = createSlice({
  name: featuresPath,
  initialState: initialFeatures,
  reducers: {
    listRequested: (state, { payload }: PayloadAction<{ readonly roleId: number }>) => ({
      ...state,
      roleId: payload.roleId,
      status: 'pending' as const,
      features: payload.roleId === state.roleId ? state.features : [],
      error: null,
    }),
    listReceived: (state, { payload }: PayloadAction<readonly Feature[]>) => ({
      ...state,
      status: 'fulfilled' as const,
      features: withWanted(payload, state),
      error: null,
    }),
    /** On failure list data resets to empty (SPEC §4); the screen says that it could not be loaded. */
    listFailed: (state, { payload }: PayloadAction<ErrorView>) => ({
      ...state,
      status: 'rejected' as const,
      features: [],
      error: payload,
    }),
    listReleased: (state) => (state.status === 'pending' ? { ...state, status: 'idle' as const } : state),
    flagToggled: (state, { payload }: PayloadAction<Flag>) => {
      const shown = flagOf(state.features, payload);
      if (shown === undefined) return state;
      const key = cellKey(payload);
      return {
        ...state,
        features: withFlag(state.features, payload),
        confirmed: { ...state.confirmed, [key]: state.confirmed[key] ?? shown },
      };
    },
    flagSaved: (state, { payload }: PayloadAction<Flag>) => {
      const key = cellKey(payload);
      const isSettled = flagOf(state.features, payload) === payload.isEnabled;
      return {
        ...state,
        confirmed: isSettled ? without(state.confirmed, key) : { ...state.confirmed, [key]: payload.isEnabled },
      };
    },
    /** Back to what the server last said. */
    flagRefused: (state, { payload }: PayloadAction<Refusal>) => {
      const key = cellKey(payload);
      const before = state.confirmed[key];
      return {
        ...state,
        features: before === undefined ? state.features : withFlag(state.features, { ...payload, isEnabled: before }),
        confirmed: without(state.confirmed, key),
        refusal: payload,
      };
    },
    refusalTold: (state) => ({ ...state, refusal: null }),
    featureSubmitted: (state, _action: PayloadAction<FeatureForm>) => ({
      ...state,
      save: { status: 'pending' as const, error: null },
    }),
    /** A new feature is appended (SPEC §4). */
    featureAdded: (state, { payload }: PayloadAction<Feature>) => ({
      ...state,
      features: payload.role_id === state.roleId ? [...state.features, payload] : state.features,
      save: { status: 'fulfilled' as const, error: null },
    }),
    /** Merges fields into the matching feature (SPEC §4); flags under way stay as they are wanted. */
    featureUpdated: (state, { payload }: PayloadAction<Partial<Feature> & { readonly id: number }>) => ({
      ...state,
      features: withWanted(
        state.features.map((feature) => (feature.id === payload.id ? { ...feature, ...payload } : feature)),
        state,
      ),
      save: { status: 'fulfilled' as const, error: null },
    }),
    saveFailed: (state, { payload }: PayloadAction<ErrorView>) => ({
      ...state,
      save: { status: 'rejected' as const, error: payload },
    }),
    saveCleared: (state) => ({ ...state, save: idleSave }),
  },
});

export function selectFeatures(state: unknown): FeaturesState {
  return (state as { readonly [featuresPath]?: FeaturesState })[featuresPath] ?? initialFeatures;
}
