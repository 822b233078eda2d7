import { memo, type CSSProperties, type Key, type ReactNode } from 'react';

import { BareCheckbox } from '../choice/checkbox';
import { useControlTexts } from '../texts';
import type { TableColumn } from './table';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: Key;
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly primary: TableColumn<Row> | undefined;
  /** Width by column; undefined for a column that fits its content. */
  readonly styles: readonly (CSSProperties | undefined)[];
  readonly isMarked: boolean;
  /** Undefined when rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  readonly onToggle: (key: Key) => void;
  readonly actions: ((row: Row) => ReactNode) | undefined;
}

function Row<R>(props: TableRowProps<R>) {
  const { row, id, label, columns, primary, styles, isMarked, isChosen, onToggle, actions } = props;
  const t = useControlTexts();
  return (
    <tr role="row" aria-selected={isChosen} data-marked={isMarked ? '' : undefined}>
      {isChosen !== undefined && (
        <td role="cell" data-select="">
          <BareCheckbox
            aria-label={t('table.select', { row: label })}
            checked={isChosen}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.header}
          data-align={column.align}
          data-primary={column === primary ? '' : undefined}
          data-minor={column.isMinor === true ? '' : undefined}
          data-sized={styles[index] === undefined ? undefined : ''}
          style={styles[index]}
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
}

/** One row; rendered again only after a change of its data, its checkbox or the table's columns. */
// `memo` loses the type parameter of its component.
export const TableRow = memo(Row) as typeof Row;
