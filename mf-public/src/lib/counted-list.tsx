import type { ListMeta } from '@enlace/shared-contract/lists';
import type { ListState, Query } from '@enlace/shared-data';
import { Pagination } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { LoadedRows } from './loaded-rows';
import { Count, More } from './page.styles';
import { pageSize } from './page-search';
import { useResultsFocus } from './use-results-focus';

/** Id of the number of results. */
export const resultsId = 'results';

export interface CountedListProps {
  readonly list: ListState & { readonly meta: ListMeta | null };
  /** Request that "Try again" repeats. */
  readonly query: Query;
  readonly page: number;
  /** Address of another page of the same choice. */
  readonly href: (page: number) => string;
  /** Number of results in words; the total is undefined until the first response. */
  readonly count: (total: number | undefined) => string;
  /** Replaces `Count` on a page that styles its number differently. */
  readonly counter?: typeof Count;
  /** Id of the number, for links to the results; the default is `resultsId`. */
  readonly counterId?: string;
  /** Rows of one page of the query; the default is `pageSize`. */
  readonly rowsPerPage?: number;
  /** Content between the number and the rows. */
  readonly note?: ReactNode;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** Content below the page numbers. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The results of one choice: their number, the rows in each state, and the page numbers. A new page gets the focus. */
export function CountedList({ counter: Counter = Count, ...props }: CountedListProps) {
  const {
    list,
    query,
    page,
    href,
    count,
    counterId = resultsId,
    rowsPerPage = pageSize,
    note,
    skeleton,
    empty,
    foot,
    children,
  } = props;
  const results = useResultsFocus(page);
  const total = list.meta?.total;
  return (
    <>
      <Counter id={counterId} ref={results} tabIndex={-1} aria-live="polite">
        {list.status === 'rejected' ? null : count(total)}
      </Counter>
      {note}
      <LoadedRows list={list} query={query} skeleton={skeleton} empty={empty}>
        {children}
      </LoadedRows>
      <More>
        <Pagination page={page} pageCount={Math.ceil((total ?? 0) / rowsPerPage)} href={href} />
        {foot}
      </More>
    </>
  );
}
