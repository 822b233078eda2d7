import { useList, useReload, type ScreenContext } from '@enlace/shared-data';
import { styled, useFormats, useNavigate } from '@enlace/shared-platform';
import { ButtonLink, Cluster, EmptyState, ErrorState, ForbiddenState, theme } from '@enlace/shared-ui';
import { Table } from '@enlace/shared-ui/controls';
import { useCallback, useEffect, useState } from 'react';

import { BulkBar } from '../bulk/bulk-bar';
import { OpenJob } from '../bulk/open-job';
import { isSelected, nothing, selectOnPage } from '../bulk/selected';
import { useSelected } from '../bulk/use-selected';
import { abilitiesOf } from '../declare/abilities';
import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { ListTools } from '../export/list-tools';
import { ScreenHead } from '../frame/screen-head';
import { ListKeys } from '../keys/list-keys';
import { useWindowMemory } from '../memory/window-memory';
import { DeleteDialog } from '../removal/delete-dialog';
import { useAdminTexts } from '../texts';
import { TrashActions } from '../trash/trash-actions';
import { UndoBar } from '../undo/undo-bar';
import { columnsOf } from '../views/layout';
import { useLayout } from '../views/use-layout';
import { ViewsMenu } from '../views/views-menu';
import { ListFoot } from './list-foot';
import { isNarrowed, listQueryOf, readListState, writeListState, type ListState } from './list-state';
import { ListToolbar } from './list-toolbar';
import { RowActions } from './row-actions';
import { tableColumns } from './table-columns';

export interface ResourceListProps {
  readonly admin: AdminResource;
  readonly context: ScreenContext;
}

/** A list with its search, filters, pages and row actions. */
export function ResourceList({ admin, context }: ResourceListProps) {
  const t = useAdminTexts();
  const words = useWords(admin);
  const formats = useFormats();
  const navigate = useNavigate();
  const reload = useReload();
  const { places } = useWindowMemory();
  const [removing, setRemoving] = useState<AdminRow | null>(null);
  const [deletions, setDeletions] = useState(0);

  const { handle, path, rules } = admin;
  const state = readListState(context.search, rules);
  const query = listQueryOf(state, context.locale);
  const list = useList(handle, query);
  const rows = list.rows.filter(isAdminRow);
  const total = list.meta?.total ?? null;
  const search = writeListState(state, rules);
  useEffect(() => void places.set(path, search), [path, places, search]);

  const addressOf = useCallback((next: ListState) => `${path}${writeListState(next, rules)}`, [path, rules]);
  const change = (part: Partial<ListState>) => {
    const next = { ...state, page: 1, ...part };
    void navigate(addressOf(next), { replace: true, preventScrollReset: true });
  };
  const [layout, setLayout] = useLayout(path);
  const [selected, select] = useSelected(
    path,
    JSON.stringify([state.filters, state.search, state.where, state.isTrashed]),
  );
  const retry = () => reload([handle.list(query)]);
  const finishRemoval = () => {
    setRemoving(null);
    setDeletions(deletions + 1);
    // The last row of a page takes its page along.
    if (rows.length === 1 && state.page > 1) change({ page: state.page - 1 });
    else retry();
  };

  const mayAdd = list.abilities?.add === true;
  const addLink = mayAdd && (
    <ButtonLink iconBefore="plus" to={`${path}/new`}>
      {words('add')}
    </ButtonLink>
  );
  const ids = rows.map(({ id }) => id);
  const canSelect = rows.some((row) => abilitiesOf(row).edit || abilitiesOf(row).remove);
  const isRefused = list.error?.code === 'FORBIDDEN';
  const count = total === null ? undefined : words('count', { count: total });
  const columns = tableColumns({
    admin: { ...admin, columns: columnsOf(admin.columns, layout) },
    words,
    canSort: rows.length > 0,
    isTrashed: state.isTrashed,
  });
  const isEmpty = list.status === 'fulfilled' && rows.length === 0;

  return (
    <>
      <ScreenHead
        title={words('title')}
        detail={count}
        actions={
          <Cluster>
            {!isRefused && (
              <ViewsMenu
                admin={admin}
                search={search}
                layout={layout}
                onLayout={setLayout}
                onSearch={(view) => void navigate(`${path}${view}`, { replace: true, preventScrollReset: true })}
              />
            )}
            <ListTools
              admin={admin}
              state={state}
              shown={columns.map(({ key }) => key)}
              total={total}
              onImported={retry}
            />
            {addLink}
          </Cluster>
        }
      />
      {handle.contract.wire.remove !== undefined && !isRefused && (
        <UndoBar admin={admin} deletions={deletions} onUndone={retry} />
      )}
      {(handle.contract.wire.edit ?? handle.contract.wire.remove) !== undefined && !isRefused && (
        <OpenJob admin={admin} changes={deletions} onChanged={retry} />
      )}
      {!isRefused && <ListToolbar admin={admin} state={state} words={words} onChange={change} />}
      {list.status === 'rejected' && isRefused && <ForbiddenState />}
      {list.status === 'rejected' && !isRefused && (
        <ErrorState title={t('list.failed.title')} onRetry={retry}>
          {list.error?.message || t('list.failed.hint')}
        </ErrorState>
      )}
      {isEmpty && isNarrowed(state) && (
        <EmptyState title={t('list.noneFound.title')}>{t('list.noneFound.hint')}</EmptyState>
      )}
      {isEmpty && !isNarrowed(state) && state.isTrashed && (
        <EmptyState title={t('trash.none')}>{t('trash.noneHint')}</EmptyState>
      )}
      {isEmpty && !isNarrowed(state) && !state.isTrashed && (
        <EmptyState title={words('none.title')} action={addLink || undefined}>
          {words('none.hint')}
        </EmptyState>
      )}
      {list.status !== 'rejected' && !isEmpty && (
        <Panel data-density={layout.density}>
          <ListKeys
            {...{ admin, state, rows, total, selected }}
            onSelect={canSelect ? select : undefined}
            onRemove={setRemoving}
            onPage={(page) => change({ page })}
          />
          <Table
            label={words('title')}
            columns={columns}
            rows={rows}
            rowKey={keyOfRow}
            rowLabel={nameOfRow}
            {...(canSelect && {
              selection: {
                keys: new Set(ids.filter((id) => isSelected(selected, id))),
                onChange: (keys) => select(selectOnPage(selected, ids, keys)),
              },
            })}
            isLoading={list.status !== 'fulfilled'}
            sort={{
              field: state.sort,
              order: state.order,
              href: (sort, order) => addressOf({ ...state, page: 1, sort, order }),
            }}
            actions={(row) =>
              state.isTrashed ? (
                <TrashActions admin={admin} row={row} onGone={finishRemoval} />
              ) : (
                <RowActions path={path} row={row} abilities={abilitiesOf(row)} onRemove={() => setRemoving(row)} />
              )
            }
          />
          <ListFoot
            state={state}
            total={total}
            shown={rows.length}
            href={(page) => addressOf({ ...state, page })}
            onSize={(perPage) => change({ perPage })}
            formats={formats}
          />
        </Panel>
      )}
      {!isRefused && (
        <BulkBar
          admin={admin}
          state={state}
          selected={selected}
          total={total}
          shown={rows.length}
          onSelect={select}
          onDone={() => {
            select(nothing);
            setDeletions(deletions + 1);
            retry();
          }}
        />
      )}
      {removing !== null && (
        <DeleteDialog admin={admin} row={removing} onClose={() => setRemoving(null)} onRemoved={finishRemoval} />
      )}
    </>
  );
}

/** Where there is room for columns, the table stands on a sheet; its cards on a narrow window stand alone. */
const Panel = styled.div`
  &[data-density='compact'] tbody td {
    padding-block: ${theme.space[4]};
  }
  &[data-density='compact'] tbody td > span:nth-child(2) {
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

function keyOfRow(row: AdminRow): number {
  return row.id;
}

function isAdminRow(row: Readonly<Record<string, unknown>>): row is AdminRow {
  return typeof row['id'] === 'number';
}
