import type { CSSProperties, ReactNode } from 'react';

import { Icon } from '../../icon/icon';
import { PlainLink } from '../../link/link';
import { SortButton } from './table.styles';

/** How a table is sorted, and how to sort it otherwise: by a link (`href`) or a call (`onSort`). */
export interface TableSort {
  readonly field: string | null;
  readonly order: 'asc' | 'desc';
  readonly href?: (field: string, order: 'asc' | 'desc') => string;
  readonly onSort?: (field: string, order: 'asc' | 'desc') => void;
}

export interface SortHeadProps {
  readonly column: { readonly header: string; readonly sort?: string; readonly align?: string };
  readonly sort: TableSort | undefined;
  /** What the column's width is drawn by. */
  readonly edge?: ReactNode;
  readonly style?: CSSProperties | undefined;
}

/** The head of a column; of one that can be sorted by, a link or button that turns the order round. */
export function SortHead({ column, sort, edge, style }: SortHeadProps) {
  const { header, sort: field, align } = column;
  const place = {
    role: 'columnheader',
    scope: 'col',
    'data-align': align,
    'data-sized': style === undefined ? undefined : '',
    style,
    // The edge has a name of its own, which is no part of the column's.
    ...(edge === undefined ? {} : { 'aria-label': header }),
  } as const;
  if (field === undefined || sort === undefined) {
    return (
      <th {...place}>
        {header}
        {edge}
      </th>
    );
  }
  const isSorted = sort.field === field;
  const order = isSorted && sort.order === 'asc' ? 'desc' : 'asc';
  const shared = {
    'data-sorted': isSorted ? '' : undefined,
    children: (
      <>
        {header}
        <Icon name={isSorted && sort.order === 'desc' ? 'chevronDown' : 'chevronUp'} size={16} />
      </>
    ),
  };
  return (
    <th {...place} aria-sort={isSorted ? (sort.order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <SortButton>
        {sort.href ? (
          <PlainLink to={sort.href(field, order)} prefetch={false} preventScrollReset {...shared} />
        ) : (
          <button type="button" onClick={() => sort.onSort?.(field, order)} {...shared} />
        )}
      </SortButton>
      {edge}
    </th>
  );
}
