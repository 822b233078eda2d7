import type { BulkOperation } from '@enlace/shared-contract';
import type { ScreenContext } from '@enlace/shared-data';
import { Button, ButtonLink, Text } from '@enlace/shared-ui';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { BulkBar } from '../bulk/bulk-bar';
import { OpenJob } from '../bulk/open-job';
import { nothing } from '../bulk/selected';
import { useSelected } from '../bulk/use-selected';
import { abilitiesOf, rightsOf } from '../declare/abilities';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { ListTools } from '../export/list-tools';
import { ScreenHead } from '../frame/screen-head';
import { useAdminTexts } from '../texts';
import { UndoBar } from '../undo/undo-bar';
import { columnsOf, layoutOf } from '../views/layout';
import { everything } from '../views/opening';
import { OpeningNote } from '../views/opening-note';
import { useLayout } from '../views/use-layout';
import { ViewsMenu } from '../views/views-menu';
import { readListState } from './list-state';
import { ListToolbar } from './list-toolbar';
import { NoRows } from './no-rows';
import { RowsPanel } from './rows-panel';
import { useListRows } from './use-list-rows';
import { lazyPart } from '../lazy/lazy-part';

const DeleteDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-delete" */ '../removal/delete-dialog').then(({ DeleteDialog: Dialog }) => ({
    default: Dialog,
  })),
);

export interface ResourceListProps {
  readonly admin: AdminResource;
  readonly context: ScreenContext;
}

/** A list with its search, filters, pages and row actions. */
export function ResourceList({ admin, context }: ResourceListProps) {
  const t = useAdminTexts();
  const words = useWords(admin);
  const [removing, setRemoving] = useState<AdminRow | null>(null);
  const [operation, setOperation] = useState<BulkOperation | null>(null);
  const { handle, path, columns } = admin;
  const [layout, setLayout] = useLayout(path);
  const listRows = useListRows(admin, context, (savedView) => setLayout(() => layoutOf(columns, savedView)));
  const { state, list, rows, total } = listRows;
  const [selected, select] = useSelected(
    path,
    JSON.stringify([state.filters, state.search, state.where, state.isTrashed]),
  );
  const finishRemoval = () => {
    setRemoving(null);
    // When the last row of a page was removed, the list shows the previous page.
    if (rows.length === 1 && state.page > 1) listRows.change({ page: state.page - 1 });
  };
  const handleGone = useLatest(finishRemoval);

  const rights = rightsOf(handle.contract, context.viewer);
  const addLink = !state.isTrashed && list.abilities?.add === true && rights.add && (
    <ButtonLink iconBefore="plus" to={`${path}/new`}>
      {words('add')}
    </ButtonLink>
  );
  const mayChange = rows.some((row) => abilitiesOf(row).edit || abilitiesOf(row).remove);
  const { capabilities: has } = handle.contract;
  const isBulk = has.bulk && mayChange;
  const isRefused = list.failure?.code === 'FORBIDDEN';
  const hasRows = list.status !== 'rejected' && (listRows.isWaiting || rows.length > 0);

  return (
    <>
      <ScreenHead
        title={state.isTrashed ? t('trash.of', { title: words('title') }) : words('title')}
        detail={total === null ? undefined : words('count', { count: total })}
        actions={
          <>
            {!isRefused && (
              <ViewsMenu
                admin={admin}
                search={listRows.search}
                layout={layout}
                onLayout={(next) => setLayout(() => next)}
                onSearch={(search) =>
                  listRows.go(listRows.addressOf(readListState(new URLSearchParams(search), admin.rules)))
                }
              />
            )}
            <ListTools
              admin={admin}
              state={state}
              visibleColumns={columnsOf(columns, layout.columns).map(({ name }) => name)}
              total={total}
            />
            {state.isTrashed && rights.hardRemove && has.bulk && total !== null && total > 0 && (
              <Button
                variant="secondary"
                iconBefore="trash"
                onClick={() => {
                  select({ isAll: true, ids: [] });
                  setOperation('hardRemove');
                }}
              >
                {t('trash.empty')}
              </Button>
            )}
            {addLink}
          </>
        }
      />
      {has.undo && (rights.remove || mayChange) && <UndoBar admin={admin} />}
      {(has.bulk || has.import) && (rights.edit || rights.remove || mayChange) && <OpenJob admin={admin} />}
      {state.isTrashed && !isRefused && (
        <Text tone="soft">{t(rights.hardRemove ? 'trash.hintErase' : 'trash.hint')}</Text>
      )}
      {listRows.opening !== null && <OpeningNote name={listRows.opening.name} to={`${path}${everything}`} />}
      {!isRefused && <ListToolbar admin={admin} state={state} words={words} onChange={listRows.change} />}
      {hasRows ? (
        <RowsPanel
          {...{ admin, listRows, words, layout, selected }}
          onLayout={setLayout}
          onSelect={isBulk ? select : undefined}
          onRemove={setRemoving}
          onOperation={setOperation}
          onGone={handleGone}
        />
      ) : (
        <NoRows listRows={listRows} words={words} action={addLink} />
      )}
      {has.bulk && (
        <BulkBar
          admin={admin}
          state={state}
          selected={selected}
          total={total}
          rows={rows}
          operation={operation}
          onOperation={setOperation}
          onSelect={select}
          onDone={() => select(nothing)}
        />
      )}
      {removing !== null && (
        <Suspense fallback={null}>
          <DeleteDialog admin={admin} row={removing} onClose={() => setRemoving(null)} onRemoved={finishRemoval} />
        </Suspense>
      )}
    </>
  );
}

/** A function with a stable identity that always calls the latest callback. */
function useLatest(run: () => void): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => latest.current(), []);
}
