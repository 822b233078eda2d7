import type { SearchHit } from '@enlace/shared-contract';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** Which record nobody has, and in which language those like it are told. */
export interface NearQuery {
  /** Name of its resource. */
  readonly kind: string;
  readonly slug: string;
  readonly lang: string;
}

export interface NearState {
  /** Whose answer this is. */
  readonly key: string;
  readonly hits: readonly SearchHit[];
}

export const nearPath = 'public/near';
export const initialNear: NearState = { key: '', hits: [] };

export const keyOf = ({ kind, slug, lang }: NearQuery): string => JSON.stringify([kind, slug, lang]);

export const nearSlice = createSlice({
  name: nearPath,
  initialState: initialNear,
  reducers: {
    requested: (_, { payload }: PayloadAction<NearQuery>) => ({ ...initialNear, key: keyOf(payload) }),
    received: (state, { payload }: PayloadAction<readonly SearchHit[]>) => ({ key: state.key, hits: [...payload] }),
    released: () => initialNear,
  },
});
