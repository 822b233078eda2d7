import { useMemo, type Key, type ReactNode } from 'react';

import { VisuallyHidden } from '../../layout/visually-hidden';
import { Skeleton } from '../../states/skeleton';
import { EmptyState } from '../../states/states';
import { Checkbox } from '../choice/checkbox';
import { useControlTexts } from '../texts';
import { SortHead, type TableSort } from './sort-head';
import { Frame, Sheet } from './table.styles';

/** One column of a table. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Field to sort by; missing: the column cannot be sorted by. */
  readonly sort?: string;
  readonly align?: 'start' | 'end';
  /** What the row is known by: leads on the card of a narrow screen. The first column unless told. */
  readonly isPrimary?: boolean;
}

export interface TableSelection {
  readonly keys: ReadonlySet<Key>;
  readonly onChange: (keys: ReadonlySet<Key>) => void;
}

export interface TableProps<Row> {
  /** What the rows are, for the ears. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** The row in words, for its checkbox and its menu. */
  readonly rowLabel: (row: Row) => string;
  readonly sort?: TableSort;
  /** Last cell of each row: a `Dropdown` or buttons. */
  readonly actions?: (row: Row) => ReactNode;
  readonly selection?: TableSelection;
  /** Without rows: bars in their place; with rows: they stay, under a line that says so. */
  readonly isLoading?: boolean;
  readonly loadingRows?: number;
  /** In place of the table when there is no row. */
  readonly empty?: ReactNode;
  /** Width of the table's room below which rows are cards; 40rem unless told. */
  readonly cardsBelow?: string;
}

/** Rows and columns; cards where there is no room for columns. Sorting and pages are their owner's, in the URL. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, sort, actions, selection, isLoading = false } = props;
  const { loadingRows = 8, cardsBelow = '40rem' } = props;
  const t = useControlTexts();
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const isWaiting = isLoading && rows.length === 0;
  if (!isLoading && rows.length === 0) return props.empty ?? <EmptyState title={t('table.empty')} />;

  const chosen = keys.filter((key) => selection?.keys.has(key) === true).length;
  const primary = columns.find((column) => column.isPrimary === true) ?? columns[0];
  const toggle = (key: Key) => {
    const next = new Set(selection?.keys);
    if (!next.delete(key)) next.add(key);
    selection?.onChange(next);
  };

  return (
    <Frame>
      {/* The roles are said again because cards take them away. */}
      <Sheet
        role="table"
        aria-label={label}
        aria-busy={isLoading}
        $cardsBelow={cardsBelow}
        $isStale={isLoading && !isWaiting}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" data-select="">
                <Checkbox
                  checked={chosen > 0 && chosen === keys.length}
                  isIndeterminate={chosen > 0 && chosen < keys.length}
                  onChange={() => selection.onChange(new Set(chosen === keys.length ? [] : keys))}
                >
                  <VisuallyHidden>{t('table.selectAll')}</VisuallyHidden>
                </Checkbox>
              </th>
            )}
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sort={sort} />
            ))}
            {actions && (
              <th role="columnheader">
                <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {isWaiting &&
            Array.from({ length: loadingRows }, (_, index) => (
              <tr key={index} role="row">
                {selection && <td role="cell" data-select="" />}
                {columns.map((column) => (
                  <td key={column.key} role="cell" data-align={column.align}>
                    <Skeleton width={column === primary ? '70%' : '50%'} height="1.45em" />
                  </td>
                ))}
                {actions && <td role="cell" data-actions="" />}
              </tr>
            ))}
          {rows.map((row, index) => {
            const key = keys[index] ?? index;
            const isChosen = selection?.keys.has(key);
            return (
              <tr key={key} role="row" aria-selected={isChosen}>
                {selection && (
                  <td role="cell" data-select="">
                    <Checkbox checked={isChosen} onChange={() => toggle(key)}>
                      <VisuallyHidden>{t('table.select', { row: rowLabel(row) })}</VisuallyHidden>
                    </Checkbox>
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={column.header}
                    data-align={column.align}
                    data-primary={column === primary ? '' : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
                {actions && (
                  <td role="cell" data-actions="">
                    {actions(row)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Sheet>
    </Frame>
  );
}
