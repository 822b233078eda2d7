import { useEffect, useEffectEvent } from 'react';

export interface RequestedPage {
  readonly page: number;
  readonly pageSize: number;
  /** Null until the list is loaded. */
  readonly rowCount: number | null;
  readonly total: number;
}

/** Leads from a page after the last one to the last page, e.g. after the list has become shorter. */
export function useLastPage({ page, pageSize, rowCount, total }: RequestedPage, go: (page: number) => void): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isBehind = rowCount === 0 && page > last;
  const leave = useEffectEvent(() => go(last));
  useEffect(() => {
    if (isBehind) leave();
  }, [isBehind, last]);
}
