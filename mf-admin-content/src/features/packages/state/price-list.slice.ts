import type { Coupon, PricedPackage } from '@enlace/shared-contract';
import type { CallStatus } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** The public price list as a visitor with this coupon sees it. */
export interface PriceListState {
  readonly status: CallStatus;
  readonly packages: readonly PricedPackage[];
  readonly coupon: Coupon | null;
  /** A text of SPEC §8. */
  readonly error: string | null;
}

export interface PriceListQuery {
  readonly roleId: number;
  readonly coupon: string;
  readonly lang: string;
}

export const priceListPath = 'adminContent/priceList';
export const initialPriceList: PriceListState = { status: 'idle', packages: [], coupon: null, error: null };

export const priceListSlice = createSlice({
  name: priceListPath,
  initialState: initialPriceList,
  reducers: {
    requested: (state, _action: PayloadAction<PriceListQuery>) => ({
      ...state,
      status: 'pending' as const,
      error: null,
    }),
    received: (_, { payload }: PayloadAction<Pick<PriceListState, 'packages' | 'coupon'>>) => ({
      ...payload,
      status: 'fulfilled' as const,
      error: null,
    }),
    failed: (_, { payload }: PayloadAction<string>) => ({
      ...initialPriceList,
      status: 'rejected' as const,
      error: payload,
    }),
  },
});

export function selectPriceList(state: unknown): PriceListState {
  return (state as { readonly [priceListPath]?: PriceListState })[priceListPath] ?? initialPriceList;
}
