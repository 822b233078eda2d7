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
  /** Field to sort by; missing: the column cannot be sorted by. */
  readonly sort?: string;
  readonly align?: 'start' | 'end';
  /** Left out where rows are cards. */
  readonly isMinor?: boolean;
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
  /** Lets columns be made wider and narrower; the owner keeps the widths. */
  readonly sizing?: TableSizing | undefined;
  /** The row that the eye is drawn to, e.g. the one a person comes back from. */
  readonly marked?: Key | null;
  /** Without rows: bars in their place; with rows: they stay, under a line that says so. */
  readonly isLoading?: boolean;
  readonly loadingRows?: number;
  /** In place of the table when there is no row. */
  readonly empty?: ReactNode;
  /** Width of the table's room below which rows are cards; 40rem unless told. */
  readonly cardsBelow?: string;
}

/**
 * Rows and columns; cards where there is no room for columns. Sorting and pages are their owner's, in the URL. A row is
 * drawn again only for a reason of its own, as long as `columns`, `rowKey` and `actions` stay the same objects.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, sort, actions, selection, isLoading = false } = props;
  const { loadingRows = 8, cardsBelow = '40rem', sizing, marked = null } = props;
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
  /** With Shift a press on a box means all rows since the last one, and no words in between. */
  const press = (event: MouseEvent) => {
    const isMeant = event.shiftKey && event.target instanceof Element && event.target.closest('[data-select]') !== null;
    range.current = { ...range.current, isMeant };
    if (isMeant) event.preventDefault();
  };

  const frame = useRef<HTMLDivElement>(null);
  useScroll(frame, `${names.join()} ${JSON.stringify(widths)} ${rows.length}`);

  const isWaiting = isLoading && rows.length === 0;
  if (!isLoading && rows.length === 0) return props.empty ?? <EmptyState title={t('table.empty')} />;

  const chosen = keys.filter((key) => selection?.keys.has(key) === true).length;
  const primary = columns.find((column) => column.isPrimary === true) ?? columns[0];

  return (
    <Frame ref={frame}>
      {/* The roles are said again because cards take them away. */}
      <Sheet
        role="table"
        aria-label={label}
        aria-busy={isLoading}
        $cardsBelow={cardsBelow}
        $isStale={isLoading && !isWaiting}
        data-sized={styles.every((style) => style !== undefined) ? 'all' : undefined}
        style={sizeProperties(names, widths)}
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
                isMarked={key === marked}
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

/** Where not even the narrowest cells fit, the table is pushed sideways; its head stays in place only where they do. */
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

/** A cell's width comes from the table, so that drawing an edge changes one property. */
function sizeOf(index: number): CSSProperties {
  const size: Readonly<Record<string, string>> = { '--size': `var(${sizeName(index)})` };
  return size;
}
