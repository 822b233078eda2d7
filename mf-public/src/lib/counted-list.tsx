import type { ListMeta } from '@enlace/shared-contract';
import type { ListState, Need } from '@enlace/shared-data';
import { Pagination } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { LoadedRows } from './loaded-rows';
import { Count, More } from './page.styles';
import { pageSize } from './page-search';
import { useResultsFocus } from './use-results-focus';

export interface CountedListProps {
  readonly list: ListState & { readonly meta: ListMeta | null };
  /** What "Try again" asks for. */
  readonly need: Need;
  readonly page: number;
  /** Address of another page of the same choice. */
  readonly href: (page: number) => string;
  /** How many there are, in words; what is said while nobody knows. */
  readonly count: (total: number | undefined) => string;
  /** Stands in for `Count` where a page sets its number apart. */
  readonly counter?: typeof Count;
  /** What stands between the number and the rows. */
  readonly note?: ReactNode;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list of one choice: how many, the rows in each of their states, and the way to the other pages. */
export function CountedList({ counter: Counter = Count, ...props }: CountedListProps) {
  const { list, need, page, href, count, note, skeleton, empty, children } = props;
  const results = useResultsFocus(page);
  const total = list.meta?.total;
  return (
    <>
      <Counter ref={results} tabIndex={-1} aria-live="polite">
        {list.status === 'rejected' ? null : count(total)}
      </Counter>
      {note}
      <LoadedRows list={list} need={need} skeleton={skeleton} empty={empty}>
        {children}
      </LoadedRows>
      <More>
        <Pagination page={page} pageCount={Math.ceil((total ?? 0) / pageSize)} href={href} />
      </More>
    </>
  );
}
