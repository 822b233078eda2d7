import type { BulkOperation } from '@enlace/shared-contract/admin';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats, useLocale } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { Table } from '@enlace/shared-ui/controls';
import { Suspense, useCallback, useMemo } from 'react';

import { isSelected, selectOnPage, type Selected } from '../bulk/selected';
import { CellBook } from '../cells/cell-book';
import { CellContext } from '../cells/cell-context';
import { editableFields } from '../cells/editable';
import { abilitiesOf, rightsOf } from '../declare/abilities';
import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import { ListKeys } from '../keys/list-keys';
import { useReturn } from '../memory/use-return';
import { useWindowMemory } from '../memory/window-memory';
import { useAdminTexts } from '../texts';
import { DeletionContext, useDeletions } from '../trash/deletions';
import { columnsOf, withWidth, type Layout } from '../views/layout';
import { ListFoot } from './list-foot';
import { RowActions } from './row-actions';
import { tableColumns } from './table-columns';
import type { ListRows } from './use-list-rows';
import { lazyPart } from '../lazy/lazy-part';

const TrashActions = lazyPart(() =>
  import(/* webpackChunkName: "kit-trash" */ '../trash/trash-actions').then(({ TrashActions: Actions }) => ({
    default: Actions,
  })),
);

export interface RowsPanelProps {
  readonly admin: AdminResource;
  readonly listRows: ListRows;
  readonly words: ResourceTexts;
  readonly layout: Layout;
  readonly onLayout: (change: (layout: Layout) => Layout) => void;
  readonly selected: Selected;
  /** Missing when rows cannot be selected. */
  readonly onSelect: ((selected: Selected) => void) | undefined;
  readonly onRemove: (row: AdminRow) => void;
  /** Opens the dialog of an operation for the selected rows. */
  readonly onOperation: (operation: BulkOperation) => void;
  /** Called when a row has left the trash. */
  readonly onGone: () => void;
}

/** The rows of a list with their actions: table, shortcuts, editable cells and position in the list. */
export function RowsPanel(props: RowsPanelProps) {
  const { admin, listRows, words, layout, onLayout, selected, onSelect, onRemove, onOperation, onGone } = props;
  const { state, rows, total, addressOf, change } = listRows;
  const { handle, path } = admin;
  const formats = useFormats();
  const { locale } = useLocale();
  const book = useCellBook(path);
  const label = words('title');
  const { viewer } = useScreen();
  const canAdd = listRows.list.abilities?.add === true && rightsOf(handle.contract, viewer).add;
  const markedId = useReturn(path, label, rows);

  const { isTrashed } = state;
  const deletedLabel = useAdminTexts()('trash.deleted');
  const deletions = useDeletions(admin, rows, isTrashed);
  const canSort = rows.length > 0;
  const editable = useMemo(() => editableFields(admin), [admin]);
  const columns = useMemo(() => {
    const layoutAdmin = { ...admin, columns: columnsOf(admin.columns, layout.columns) };
    return tableColumns({ admin: layoutAdmin, words, canSort, isTrashed, deletedLabel, editable });
  }, [admin, canSort, deletedLabel, editable, isTrashed, layout.columns, words]);
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
        <RowActions
          path={path}
          copyAddress={admin.copyAddress}
          row={row}
          abilities={abilitiesOf(row)}
          canAdd={canAdd}
          onRemove={onRemove}
        />
      ),
    [admin, canAdd, isTrashed, onGone, onRemove, path],
  );
  const ids = rows.map(({ id }) => id);
  return (
    <Panel data-density={layout.density}>
      <ListKeys
        admin={admin}
        state={state}
        rows={rows}
        total={total}
        selected={selected}
        onSelect={onSelect}
        onRemove={onRemove}
        onOperation={onOperation}
        onPage={(page) => change({ page })}
        onWrite={(cell) => book.open(cell)}
      />
      <DeletionContext.Provider value={deletions}>
        <CellContext value={cells}>
          <Table
            label={label}
            columns={columns}
            rows={rows}
            rowKey={keyOfRow}
            rowLabel={nameOfRow}
            sizing={sizing}
            marked={markedId}
            cards="lines"
            {...(onSelect !== undefined && {
              selection: {
                keys: new Set(ids.filter((id) => isSelected(selected, id))),
                onChange: (keys) => onSelect(selectOnPage(selected, ids, keys)),
              },
            })}
            isLoading={listRows.isWaiting}
            sort={{
              field: state.sort,
              order: state.order,
              href: (sort, order) => addressOf({ ...state, page: 1, sort, order }),
            }}
            actions={actions}
          />
        </CellContext>
      </DeletionContext.Provider>
      <ListFoot
        state={state}
        total={total}
        rowCount={rows.length}
        href={(page) => addressOf({ ...state, page })}
        onSize={(perPage) => change({ perPage })}
        formats={formats}
      />
    </Panel>
  );
}

/** The edited cells of this list; they exist until the tab is closed. */
function useCellBook(path: string): CellBook {
  const { cells } = useWindowMemory();
  const book = cells.get(path) ?? new CellBook();
  cells.set(path, book);
  return book;
}

function keyOfRow(row: AdminRow): number {
  return row.id;
}

/** On wide screens the table has a background; on narrow ones its cards have their own. */
const Panel = styled.div`
  /* A row with two lines of text is as high as a row with one. */
  @container (width > 40rem) {
    tbody td {
      height: 2.75rem;
      padding-block: 1px;
      line-height: 1.3;
    }
    &[data-density='compact'] tbody td {
      height: 2.25rem;
    }
    /* Other columns wrap before names are cut. */
    tbody td[data-primary]:not([data-sized]) {
      min-width: 13.5rem;
    }
    th,
    td {
      padding-inline: ${theme.space[12]};
    }
    [data-lines] {
      min-width: 13rem;
    }
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
