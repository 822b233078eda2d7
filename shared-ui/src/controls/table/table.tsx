import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type Key,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { VisuallyHidden } from '../../layout/visually-hidden';
import { Skeleton } from '../../states/skeleton';
import { EmptyState } from '../../states/states';
import { Checkbox } from '../choice/checkbox';
import { useControlTexts } from '../texts';
import { ColumnEdge } from './column-edge';
import { sizeName, sizeProperties, type ColumnWidths, type TableSizing } from './column-sizes';
import { SortHead, type TableSort } from './sort-head';
import { TableRow } from './table-row';
import { Frame, Sheet } from './table.styles';
import { useInBrowser } from './use-in-browser';

/** One column of a table. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Field for sorting; missing: the column is not sortable. */
  readonly sort?: string;
  readonly align?: 'start' | 'end';
  /** Hidden when rows are cards. */
  readonly isMinor?: boolean;
  /** The title of the card on a narrow screen. The first column by default. */
  readonly isPrimary?: boolean;
}

export interface TableSelection {
  readonly keys: ReadonlySet<Key>;
  readonly onChange: (keys: ReadonlySet<Key>) => void;
}

export interface TableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  /** Name of the row, for its checkbox and its menu. */
  readonly rowLabel: (row: Row) => string;
  readonly sort?: TableSort;
  /** Last cell of each row: a `Dropdown` or buttons. */
  readonly actions?: (row: Row) => ReactNode;
  readonly selection?: TableSelection;
  /** Makes column widths adjustable; the owner stores them. */
  readonly sizing?: TableSizing | undefined;
  /** Key of the highlighted row, for example after the return from its form. */
  readonly marked?: Key | null;
  /** Without rows: placeholder bars. With rows: the rows stay, below a progress line. */
  readonly isLoading?: boolean;
  readonly loadingRows?: number;
  /** Replaces the table when it has no row. */
  readonly empty?: ReactNode;
  /** Width below which rows become cards; 40rem by default. */
  readonly cardsBelow?: string;
  /**
   * Content of the cards on a narrow place: every value with its label (`fields`, the default), or the title and one
   * line of values (`lines`).
   */
  readonly cards?: 'fields' | 'lines';
}

/**
 * Rows and columns; cards on a narrow place. The owner stores sorting and page in the URL. A row renders again only
 * after a change of its data, while `columns`, `rowKey` and `actions` stay the same objects.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, sort, actions, selection, isLoading = false } = props;
  const { loadingRows = 8, cardsBelow = '40rem', cards = 'fields', sizing, marked: markedKey = null } = props;
  const t = useControlTexts();
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const names = useMemo(() => columns.map(({ key }) => key), [columns]);
  const isInBrowser = useInBrowser();
  const widths = isInBrowser && sizing !== undefined ? sizing.widths : none;
  const styles = useMemo(
    () => names.map((name, index) => (widths[name] === undefined ? undefined : sizeOf(index))),
    [names, widths],
  );
  const latest = useRef({ selection, keys });
  useEffect(() => {
    latest.current = { selection, keys };
  });
  const range = useRef<{ readonly from: Key | null; readonly isMeant: boolean }>({ from: null, isMeant: false });
  const toggle = useCallback((key: Key) => {
    const { selection: now, keys: all } = latest.current;
    const next = new Set(now?.keys);
    const isOn = !next.has(key);
    const { from, isMeant } = range.current;
    const [one, other] = [all.indexOf(isMeant && from !== null ? from : key), all.indexOf(key)].sort((a, b) => a - b);
    for (const each of one === -1 ? [key] : all.slice(one, (other ?? 0) + 1))
      if (isOn) next.add(each);
      else next.delete(each);
    range.current = { from: key, isMeant: false };
    now?.onChange(next);
  }, []);
  /** With Shift, a press on a checkbox chooses all rows since the last one and selects no text. */
  const press = (event: MouseEvent) => {
    const isMeant = event.shiftKey && event.target instanceof Element && event.target.closest('[data-select]') !== null;
    range.current = { ...range.current, isMeant };
    if (isMeant) event.preventDefault();
  };

  const frame = useRef<HTMLDivElement>(null);
  useScroll(frame, `${names.join()} ${JSON.stringify(widths)} ${rows.length}`);

  const isWaiting = isLoading && rows.length === 0;
  if (!isLoading && rows.length === 0) return props.empty ?? <EmptyState title={t('table.empty')} />;

  const chosenCount = keys.filter((key) => selection?.keys.has(key) === true).length;
  const primary = columns.find((column) => column.isPrimary === true) ?? columns[0];

  return (
    <Frame ref={frame}>
      {/* The explicit roles are necessary because CSS for cards removes the native ones. */}
      <Sheet
        role="table"
        aria-label={label}
        aria-busy={isLoading}
        $cardsBelow={cardsBelow}
        $cards={cards}
        $isStale={isLoading && !isWaiting}
        data-sized={styles.every((style) => style !== undefined) ? 'all' : undefined}
        style={sizeProperties(names, widths)}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" data-select="">
                <Checkbox
                  checked={chosenCount > 0 && chosenCount === keys.length}
                  isIndeterminate={chosenCount > 0 && chosenCount < keys.length}
                  onChange={() => selection.onChange(new Set(chosenCount === keys.length ? [] : keys))}
                >
                  <VisuallyHidden>{t('table.selectAll')}</VisuallyHidden>
                </Checkbox>
              </th>
            )}
            {columns.map((column, index) => (
              <SortHead
                key={column.key}
                column={column}
                sort={sort}
                style={styles[index]}
                {...(sizing && {
                  edge: <ColumnEdge {...sizing} header={column.header} columnKey={column.key} keys={names} />,
                })}
              />
            ))}
            {actions && (
              <th role="columnheader">
                <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" onMouseDown={press}>
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
            return (
              <TableRow
                key={key}
                id={key}
                row={row}
                label={rowLabel(row)}
                columns={columns}
                primary={primary}
                styles={styles}
                isMarked={key === markedKey}
                isChosen={selection && selection.keys.has(key)}
                onToggle={toggle}
                actions={actions}
              />
            );
          })}
        </tbody>
      </Sheet>
    </Frame>
  );
}

const none: ColumnWidths = {};

/** When even the narrowest cells do not fit, the table scrolls sideways; otherwise its head stays in place. */
function useScroll(frame: RefObject<HTMLDivElement | null>, what: string): void {
  useEffect(() => {
    const { current } = frame;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => {
      const sheet = current.firstElementChild;
      const overflows = sheet instanceof HTMLElement && sheet.offsetWidth > current.clientWidth + 1;
      current.toggleAttribute('data-overflows', overflows);
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame, what]);
}

/** A cell's width comes from the table, so that a drag changes one property. */
function sizeOf(index: number): CSSProperties {
  const size: Readonly<Record<string, string>> = { '--size': `var(${sizeName(index)})` };
  return size;
}
