import { useEffect, useEffectEvent } from 'react';

export interface RequestedPage {
  readonly page: number;
  readonly pageSize: number;
  /** Rows of the page; null until they are loaded. */
  readonly rowCount: number | null;
  readonly total: number;
}

/** Leads from a page after the last one to the last page. */
export function useLastPage({ page, pageSize, rowCount, total }: RequestedPage, go: (page: number) => void): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const isBehind = rowCount === 0 && page > last;
  const leave = useEffectEvent(() => go(last));
  useEffect(() => {
    if (isBehind) leave();
  }, [isBehind, last]);
}
