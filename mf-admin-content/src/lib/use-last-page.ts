import { useEffect, useEffectEvent } from 'react';

export interface PageAsked {
  readonly page: number;
  readonly pageSize: number;
  /** Null until the list is known. */
  readonly shown: number | null;
  readonly total: number;
}

/** A page behind the last one, of a list that has become shorter, leads to the last: nothing is there to be seen. */
export function useLastPage({ page, pageSize, shown, total }: PageAsked, go: (page: number) => void): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isBehind = shown === 0 && page > last;
  const leave = useEffectEvent(() => go(last));
  useEffect(() => {
    if (isBehind) leave();
  }, [isBehind, last]);
}
