import { styled, useFormats, useLocale } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { Table } from '@enlace/shared-ui/controls';
import { lazy, Suspense, useCallback, useMemo } from 'react';

import { isSelected, selectOnPage, type Selected } from '../bulk/selected';
import { CellBook } from '../cells/cell-book';
import { CellContext } from '../cells/cell-context';
import { editableFields } from '../cells/editable';
import { abilitiesOf } from '../declare/abilities';
import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { Words } from '../declare/words';
import { ListKeys } from '../keys/list-keys';
import { useReturn } from '../memory/use-return';
import { useWindowMemory } from '../memory/window-memory';
import { columnsOf, withWidth, type Layout } from '../views/layout';
import { ListFoot } from './list-foot';
import { RowActions } from './row-actions';
import { tableColumns } from './table-columns';
import type { ListRows } from './use-list-rows';

const TrashActions = lazy(() =>
  import(/* webpackChunkName: "kit-trash" */ '../trash/trash-actions').then(({ TrashActions: Actions }) => ({
    default: Actions,
  })),
);

export interface RowsPanelProps {
  readonly admin: AdminResource;
  readonly shown: ListRows;
  readonly words: Words;
  readonly layout: Layout;
  readonly onLayout: (change: (layout: Layout) => Layout) => void;
  readonly selected: Selected;
  /** Missing where rows cannot be chosen. */
  readonly onSelect: ((selected: Selected) => void) | undefined;
  readonly onRemove: (row: AdminRow) => void;
  /** A row has left the trash. */
  readonly onGone: () => void;
}

/** The rows of a list and what can be done with each: the table, its keys, its cells, and where in the list they stand. */
export function RowsPanel(props: RowsPanelProps) {
  const { admin, shown, words, layout, onLayout, selected, onSelect, onRemove, onGone } = props;
  const { state, rows, total, addressOf, change } = shown;
  const { handle, path } = admin;
  const formats = useFormats();
  const { locale } = useLocale();
  const book = useCellBook(path);
  const label = words('title');
  const marked = useReturn(path, label, rows);

  const { isTrashed } = state;
  const canSort = rows.length > 0;
  const editable = useMemo(() => editableFields(admin), [admin]);
  const columns = useMemo(() => {
    const chosen = { ...admin, columns: columnsOf(admin.columns, layout.columns) };
    return tableColumns({ admin: chosen, words, canSort, isTrashed, editable });
  }, [admin, canSort, editable, isTrashed, layout.columns, words]);
  const cells = useMemo(() => {
    const isElsewhere = (name: string) => locale !== 'en' && handle.contract.translatable.includes(name);
    const names = Object.keys(handle.contract.listEntity.shape);
    return { admin, words, book, shownFields: new Set(names.filter((name) => !isElsewhere(name))) };
  }, [admin, book, handle, locale, words]);
  const sizing = useMemo(
    () => ({
      widths: layout.widths,
      onResize: (key: string, width: number | null) => onLayout((before) => withWidth(before, key, width)),
    }),
    [layout.widths, onLayout],
  );
  const actions = useCallback(
    (row: AdminRow) =>
      isTrashed ? (
        <Suspense fallback={null}>
          <TrashActions admin={admin} row={row} onGone={onGone} />
        </Suspense>
      ) : (
        <RowActions path={path} row={row} abilities={abilitiesOf(row)} onRemove={onRemove} />
      ),
    [admin, isTrashed, onGone, onRemove, path],
  );
  const ids = rows.map(({ id }) => id);
  return (
    <Panel data-density={layout.density}>
      <ListKeys
        {...{ admin, state, rows, total, selected, onSelect, onRemove }}
        onPage={(page) => change({ page })}
        onWrite={(cell) => book.open(cell)}
      />
      <CellContext value={cells}>
        <Table
          label={label}
          columns={columns}
          rows={rows}
          rowKey={keyOfRow}
          rowLabel={nameOfRow}
          sizing={sizing}
          marked={marked}
          {...(onSelect !== undefined && {
            selection: {
              keys: new Set(ids.filter((id) => isSelected(selected, id))),
              onChange: (keys) => onSelect(selectOnPage(selected, ids, keys)),
            },
          })}
          isLoading={shown.isWaiting}
          sort={{
            field: state.sort,
            order: state.order,
            href: (sort, order) => addressOf({ ...state, page: 1, sort, order }),
          }}
          actions={actions}
        />
      </CellContext>
      <ListFoot
        state={state}
        total={total}
        shown={rows.length}
        href={(page) => addressOf({ ...state, page })}
        onSize={(perPage) => change({ perPage })}
        formats={formats}
      />
    </Panel>
  );
}

/** The cells of this list that are written in, as long as the window lives. */
function useCellBook(path: string): CellBook {
  const { cells } = useWindowMemory();
  const book = cells.get(path) ?? new CellBook();
  cells.set(path, book);
  return book;
}

function keyOfRow(row: AdminRow): number {
  return row.id;
}

/** Where there is room for columns, the table stands on a sheet; its cards on a narrow window stand alone. */
const Panel = styled.div`
  &[data-density='compact'] tbody td {
    padding-block: ${theme.space[4]};
  }
  &[data-density='compact'] [data-detail] {
    display: none;
  }
  ${theme.media.large} {
    overflow: clip;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    time {
      white-space: nowrap;
    }
    tbody > tr:is(:hover, :focus-within) {
      background: ${theme.color.raised};
    }
  }
`;
