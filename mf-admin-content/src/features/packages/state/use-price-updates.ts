import { toErrorView, useRunCall, type ErrorView } from '@enlace/shared-data';
import { useRef, useState } from 'react';

import { packages, type Price } from './packages';

/** State of a package's update. */
export type UpdateStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export interface PriceUpdate {
  readonly status: UpdateStatus;
  /** Reason of the failure. */
  readonly error: ErrorView | null;
}

export interface PriceUpdates {
  readonly updateOf: (packageId: number) => PriceUpdate;
  /** Saves prices together or not at all; resolves with true on success. */
  readonly save: (prices: readonly Price[]) => Promise<boolean>;
  /** Hides the result of the last update when the user starts a new one. */
  readonly forget: (packageId: number) => void;
}

const idle: PriceUpdate = { status: 'idle', error: null };

/** Saves prices of a role's packages. Each package has the state of its last update. */
export function usePriceUpdates(roleId: number): PriceUpdates {
  const run = useRunCall();
  const last = useRef(0);
  const [updates, setUpdates] = useState<Readonly<Record<number, PriceUpdate & { readonly serial: number }>>>({});

  const save = async (prices: readonly Price[]): Promise<boolean> => {
    last.current += 1;
    const serial = last.current;
    const show = (update: PriceUpdate) =>
      setUpdates((now) => {
        const isNewer = ({ id }: Price) => (now[id]?.serial ?? 0) > serial;
        const ownUpdates = prices.filter((each) => !isNewer(each)).map(({ id }) => [id, { ...update, serial }]);
        return { ...now, ...Object.fromEntries(ownUpdates) };
      });
    show({ status: 'loading', error: null });
    try {
      await run(packages.calls.savePrices, { roleId, prices });
      show({ status: 'succeeded', error: null });
      return true;
    } catch (error) {
      show({ status: 'failed', error: toErrorView(error) });
      return false;
    }
  };
  return {
    updateOf: (id) => updates[id] ?? idle,
    save,
    forget: (id) => setUpdates(({ [id]: _forgotten, ...others }) => others),
  };
}
