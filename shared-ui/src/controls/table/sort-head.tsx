import type { CSSProperties, ReactNode } from 'react';

import { Icon } from '../../icon/icon';
import { PlainLink } from '../../link/link';
import { SortButton } from './table.styles';

/** The order of a table and its change: by link (`href`) or by call (`onSort`). */
export interface TableSort {
  readonly field: string | null;
  readonly order: 'asc' | 'desc';
  readonly href?: (field: string, order: 'asc' | 'desc') => string;
  readonly onSort?: (field: string, order: 'asc' | 'desc') => void;
}

export interface SortHeadProps {
  readonly column: { readonly header: string; readonly sort?: string; readonly align?: string };
  readonly sort: TableSort | undefined;
  /** The handle that changes the column's width. */
  readonly edge?: ReactNode;
  readonly style?: CSSProperties | undefined;
}

/** The head of a column. For a sortable column, a link or button that reverses the order. */
export function SortHead({ column, sort, edge, style }: SortHeadProps) {
  const { header, sort: field, align } = column;
  const place = {
    role: 'columnheader',
    scope: 'col',
    'data-align': align,
    'data-sized': style === undefined ? undefined : '',
    style,
    // The edge has a separate name, outside of the column's name.
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
